import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../primitives/Icon/Icon.tsx';
import type { RootProps } from '../../styles/rootProps.ts';
import { styled } from '../../styles/styled.ts';

/** Props of {@link EmptyState}. */
export interface EmptyStateProps extends RootProps<'div'> {
  /** Friendly description of the missing content. */
  title: string;
  /** Suggestion for the next step. */
  children?: ReactNode;
  /** Button or link to continue. */
  action?: ReactNode;
  /** Icon above the title. @default 'leaf' */
  icon?: IconName;
  /** Level of the title's heading. @default 2 */
  level?: 1 | 2 | 3;
}

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  textAlign: 'center',
  gap: theme.spacing(2),
  paddingBlock: theme.spacing(8),
  paddingInline: theme.spacing(2),
  color: theme.vars.palette.roles.inkSoft,
  '& > svg': { width: theme.spacing(5), height: theme.spacing(5), strokeWidth: 1, color: theme.vars.palette.roles.primary },
  '& h1, & h2, & h3': { color: theme.vars.palette.roles.ink },
  '& > div': { maxWidth: theme.mall.size.form, textWrap: 'balance' },
}));

/** Shows that a list or page has no content yet. */
export function EmptyState({ title, children, action, icon = 'leaf', level = 2, ...root }: EmptyStateProps) {
  return (
    <Root {...root}>
      <Icon name={icon} />
      <Typography variant="h3" component={`h${level}`}>
        {title}
      </Typography>
      {children && <div>{children}</div>}
      {action}
    </Root>
  );
}
