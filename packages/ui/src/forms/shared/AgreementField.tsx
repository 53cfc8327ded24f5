import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Choice } from '../../fields/Choice/Choice.tsx';
import { describedBy, FieldNotes, FieldRoot } from '../../fields/fieldParts.tsx';
import { useHydrated } from '../../provider/useHydrated.ts';
import type { StyledPart } from '../../theme/styledPart.ts';
import { ReadAgreement } from './ReadAgreement.tsx';

/** A text that is agreed to: its title, and its words as they are read. */
export interface Agreement {
  readonly title: string;
  readonly content: ReactNode;
}

/** Props of {@link AgreementField}. */
export interface AgreementFieldProps {
  agreement: Agreement;
  /** The box as the form's library registered it. */
  choice: UseFormRegisterReturn;
  /** Words beside the box. */
  label: string;
  /** Words of the button that shows the text. */
  readText: string;
  error: string | undefined;
}

/** The box and its gap, which the words beside it begin after. */
const indent = 4.25;

/** The box and what is beside it; what has no room there stands under its words, not under the box. */
export const AgreementRow: StyledPart<'div'> = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0.5, 2),
  paddingInlineStart: theme.spacing(indent),
  '& > label': { marginInlineStart: theme.spacing(-indent) },
}));

/** The box to tick, and the text it speaks of: in a dialog, or unfolded in the page without a script. */
export function AgreementField({ agreement, choice, label, readText, error }: AgreementFieldProps) {
  const hydrated = useHydrated();
  const id = useId();
  const description = describedBy(id, undefined, error);
  return (
    <FieldRoot>
      <AgreementRow>
        <Choice
          {...choice}
          value="1"
          label={label}
          required
          {...(description ? { 'aria-describedby': description } : {})}
          {...(error ? { 'aria-invalid': true } : {})}
        />
        {hydrated && <ReadAgreement agreement={agreement}>{readText}</ReadAgreement>}
      </AgreementRow>
      <noscript>
        <details>
          <summary>{agreement.title}</summary>
          {agreement.content}
        </details>
      </noscript>
      <FieldNotes id={id} error={error} />
    </FieldRoot>
  );
}
