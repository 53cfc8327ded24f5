import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { CartIntent } from '../cart-form.ts';

// Loaded when it is opened, not with the page.
const ConfirmDialog = lazy(async () => ({ default: (await import('@mall/ui/overlays/ConfirmDialog')).ConfirmDialog }));

interface ClearQuestionProps {
  readonly question: CartIntent | undefined;
  readonly onConfirm: (intent: CartIntent) => void;
  readonly onCancel: () => void;
}

/** Asks for confirmation to remove several items. */
export function ClearDialog({ question, onConfirm, onCancel }: ClearQuestionProps) {
  const { t } = useTranslation('cart');
  if (!question) return null;
  const key = question.kind === 'clear' ? 'clear' : 'removeSelected';
  return (
    <Suspense fallback={null}>
      <ConfirmDialog
        open
        destructive
        title={t(`question.${key}.title`)}
        confirmText={t(`question.${key}.confirm`)}
        onConfirm={() => onConfirm(question)}
        onCancel={onCancel}
      >
        {t(`question.${key}.text`)}
      </ConfirmDialog>
    </Suspense>
  );
}
