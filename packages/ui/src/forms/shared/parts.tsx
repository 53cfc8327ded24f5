import type { ReactNode } from 'react';
import { styled } from '../../styles/styled.ts';
import type { StyledPart } from '../../styles/styledPart.ts';

const Group = styled('fieldset')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2.5),
  minWidth: 0,
  margin: 0,
  padding: 0,
  paddingBlockStart: theme.spacing(3),
  border: 0,
  borderBlockStart: `${theme.mall.border.hairline} solid ${theme.vars.palette.roles.hairline}`,
  '& > legend': { ...theme.typography.h4, float: 'inline-start', padding: 0, marginBlockEnd: theme.spacing(-1) },
}));

/** Renders a titled section of a form. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Group>
      <legend>{title}</legend>
      {children}
    </Group>
  );
}

/** Two fields next to each other where there is room. */
export const Pair: StyledPart<'div'> = styled('div')(({ theme }) => ({
  display: 'grid',
  alignItems: 'start',
  gap: theme.spacing(2.5, 2),
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));
