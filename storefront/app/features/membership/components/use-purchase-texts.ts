import type { FormErrors } from '@mall/ui/rules';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { PurchaseRefusal } from '../offer.ts';

interface PurchaseTexts {
  /** What went wrong as a whole. */
  readonly fault?: string;
  /** What is wrong with the payment password, for its field. */
  readonly errors: FormErrors;
}

const none: PurchaseTexts = { errors: {} };

/** A refusal in words: at the password's field where that is wrong, else above the button. */
export function usePurchaseTexts(refusal: PurchaseRefusal | undefined): PurchaseTexts {
  const { t } = useTranslation('membership');
  return useMemo(() => {
    if (!refusal) return none;
    const { reason, attemptsLeft, message, errors = {} } = refusal;
    if (reason === 'entry') return { errors };
    if (reason === 'wrongPassword') {
      return { errors: { password: attemptsLeft === undefined ? t('refusal.wrong') : t('refusal.wrongLeft', { count: attemptsLeft }) } };
    }
    const text = reason === 'refused' ? message : undefined;
    const fault = text ?? t(`refusal.${reason === 'refused' ? 'notAnswered' : reason}`);
    return { fault, errors: { password: fault } };
  }, [refusal, t]);
}
