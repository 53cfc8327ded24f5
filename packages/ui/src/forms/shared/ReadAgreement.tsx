import Button from '@mui/material/Button';
import { useState } from 'react';
import { useUiText } from '../../i18n/useUiText.ts';
import { AgreementDialog } from '../../overlays/AgreementDialog/AgreementDialog.tsx';
import type { Agreement } from './AgreementField.tsx';

/** The button that shows what is agreed to, in a dialog that leads back to it. */
export function ReadAgreement({ agreement, children }: { agreement: Agreement; children: string }) {
  const say = useUiText();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button type="button" size="small" onClick={() => setOpen(true)}>
        {children}
      </Button>
      <AgreementDialog open={open} onClose={() => setOpen(false)} title={agreement.title} closeText={say('agreement.read')}>
        {agreement.content}
      </AgreementDialog>
    </>
  );
}
