import { styled } from '@mall/ui';
import { type ReactNode, useId } from 'react';

const Group = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.spacing(2),
  ...theme.typography.caption,
  '& > span': { color: theme.vars.palette.roles.inkFaint },
}));

/** An option of a short list, as an unobtrusive button. */
export const Choice = styled('button')(({ theme }) => ({
  font: 'inherit',
  color: 'inherit',
  minHeight: theme.spacing(4),
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
  textUnderlineOffset: '0.35em',
  '&:hover': { textDecoration: 'underline' },
  '&[aria-pressed="true"]': { color: theme.vars.palette.roles.ink, textDecoration: 'underline' },
}));

/** Renders options after their label. */
export function ChoiceList({ label, children }: { label: string; children: ReactNode }) {
  const id = useId();
  return (
    <Group role="group" aria-labelledby={id}>
      <span id={id}>{label}</span>
      {children}
    </Group>
  );
}
