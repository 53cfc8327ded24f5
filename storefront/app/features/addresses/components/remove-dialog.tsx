import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';

// Only who presses the button needs the dialog.
const ConfirmDialog = lazy(async () => ({ default: (await import('@mall/ui/overlays/ConfirmDialog')).ConfirmDialog }));

interface RemoveQuestionProps {
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks whether an address shall go. */
export function RemoveDialog({ onConfirm, onCancel }: RemoveQuestionProps) {
  const { t } = useTranslation('addresses');
  return (
    <Suspense>
      <ConfirmDialog open title={t('remove.title')} confirmText={t('remove.submit')} onConfirm={onConfirm} onCancel={onCancel} destructive>
        {t('remove.text')}
      </ConfirmDialog>
    </Suspense>
  );
}
