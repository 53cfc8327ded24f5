import { useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Choice } from '../../fields/Choice/Choice.tsx';
import { describedBy, FieldNotes, FieldRoot } from '../../fields/fieldParts.tsx';
import { useHydrated } from '../../provider/useHydrated.ts';
import { styled } from '../../styles/styled.ts';
import type { StyledPart } from '../../styles/styledPart.ts';
import type { Agreement } from './agreement.ts';
import { ReadAgreement } from './ReadAgreement.tsx';

/** Props of {@link AgreementField}. */
export interface AgreementFieldProps {
  agreement: Agreement;
  /** Checkbox as registered with react-hook-form. */
  choice: UseFormRegisterReturn;
  /** Label next to the checkbox. */
  label: string;
  /** Label of the button that shows the agreement. */
  readText: string;
  error: string | undefined;
}

/** Width of the checkbox and its gap, where the label starts. */
const indent = 4.25;

/** Row of the checkbox and its label; content that does not fit wraps below the label, not below the checkbox. */
export const AgreementRow: StyledPart<'div'> = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0.5, 2),
  paddingInlineStart: theme.spacing(indent),
  '& > label': { marginInlineStart: theme.spacing(-indent) },
}));

/** Renders the checkbox and the agreement it refers to: in a dialog, or in a disclosure without JavaScript. */
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
