import type { ReactNode } from 'react';
import { styled } from '../styles/styled.ts';
import type { StyledPart } from '../styles/styledPart.ts';

/** Layout of a field: label, control, hint or error. */
export const FieldRoot: StyledPart<'div'> = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(0.75),
  minWidth: 0,
}));

/** A field's label. */
export const FieldLabel: StyledPart<'label'> = styled('label')(({ theme }) => ({ ...theme.typography.body2, fontWeight: 500 }));

const Hint = styled('p')(({ theme }) => ({ ...theme.typography.caption, margin: 0, color: theme.vars.palette.roles.inkSoft }));

const Fault = styled('p')(({ theme }) => ({ ...theme.typography.caption, margin: 0, color: theme.vars.palette.roles.danger }));

/** Returns the ids of a field's hint and error for `aria-describedby`. */
export function describedBy(id: string, hint: ReactNode, error: ReactNode): string | undefined {
  return [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ') || undefined;
}

/** Shows the hint and the error below a control. */
export function FieldNotes({ id, hint, error }: { id: string; hint?: ReactNode; error?: ReactNode }) {
  return (
    <>
      {error && <Fault id={`${id}-error`}>{error}</Fault>}
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
    </>
  );
}
