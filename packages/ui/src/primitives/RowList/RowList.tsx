import { Children, type ReactNode } from 'react';
import type { RootProps } from '../../styles/rootProps.ts';
import { styled } from '../../styles/styled.ts';

/** Props of {@link RowList}. */
export interface RowListProps extends RootProps<'ul'> {
  /** Rows or their skeletons. */
  children: ReactNode;
  /** Accessible name of the list when there is no heading. */
  label?: string;
}

const Root = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  borderBlockStart: `${theme.mall.border.hairline} solid ${theme.vars.palette.roles.hairline}`,
  '& > li': { paddingBlock: theme.spacing(2), borderBlockEnd: `${theme.mall.border.hairline} solid ${theme.vars.palette.roles.hairline}` },
}));

/** Shows rows separated by hairlines. */
export function RowList({ children, label, ...root }: RowListProps) {
  return (
    <Root {...root} {...(label ? { 'aria-label': label } : {})}>
      {Children.map(children, (child) => child && <li>{child}</li>)}
    </Root>
  );
}
