import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type ReactNode, useId, useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Choice } from '../../fields/Choice/Choice.tsx';
import { describedBy, FieldNotes, FieldRoot } from '../../fields/fieldParts.tsx';
import { useUiText } from '../../i18n/useUiText.ts';
import { AgreementDialog } from '../../overlays/AgreementDialog/AgreementDialog.tsx';
import { useHydrated } from '../../provider/useHydrated.ts';

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

const Row = styled('div')(({ theme }) => ({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.spacing(0.5, 2) }));

/** The box to tick, and the text it speaks of: in a dialog, or unfolded in the page without a script. */
export function AgreementField({ agreement, choice, label, readText, error }: AgreementFieldProps) {
  const say = useUiText();
  const hydrated = useHydrated();
  const id = useId();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const description = describedBy(id, undefined, error);
  return (
    <FieldRoot>
      <Row>
        <Choice
          {...choice}
          value="1"
          label={label}
          required
          {...(description ? { 'aria-describedby': description } : {})}
          {...(error ? { 'aria-invalid': true } : {})}
        />
        {hydrated && (
          <Button type="button" size="small" onClick={() => setOpen(true)}>
            {readText}
          </Button>
        )}
      </Row>
      <noscript>
        <details>
          <summary>{agreement.title}</summary>
          {agreement.content}
        </details>
      </noscript>
      <FieldNotes id={id} error={error} />
      <AgreementDialog open={open} onClose={close} title={agreement.title} closeText={say('agreement.read')}>
        {agreement.content}
      </AgreementDialog>
    </FieldRoot>
  );
}
