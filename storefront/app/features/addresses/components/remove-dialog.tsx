import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';

// Loaded when the button is pressed.
const ConfirmDialog = lazy(async () => ({ default: (await import('@mall/ui/overlays/ConfirmDialog')).ConfirmDialog }));

interface RemoveQuestionProps {
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks for confirmation to remove an address. */
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
