import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { useUiText } from '../../i18n/useUiText.ts';
import type { Agreement } from './agreement.ts';

// Lazy: most shoppers agree without reading, so forms do not bundle the dialog.
const AgreementDialog = lazy(async () => ({
  default: (await import('../../commerce/auth/AgreementDialog/AgreementDialog.tsx')).AgreementDialog,
}));

/** Renders a button that shows the agreement in a dialog. */
export function ReadAgreement({ agreement, children }: { agreement: Agreement; children: string }) {
  const t = useUiText('ui-deferred');
  const [open, setOpen] = useState<boolean>();
  return (
    <>
      <Button type="button" size="small" onClick={() => setOpen(true)}>
        {children}
      </Button>
      {open !== undefined && (
        <Suspense fallback={null}>
          <AgreementDialog open={open} onClose={() => setOpen(false)} title={agreement.title} closeText={t('agreement.read')}>
            {agreement.content}
          </AgreementDialog>
        </Suspense>
      )}
    </>
  );
}
