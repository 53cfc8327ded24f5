import type { FormErrors } from '@mall/ui/rules';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { PurchaseRefusal } from '../offer.ts';

interface PurchaseTexts {
  /** The error of the whole form. */
  readonly fault?: string;
  /** The error of the payment password, for its field. */
  readonly errors: FormErrors;
}

const none: PurchaseTexts = { errors: {} };

/** Converts a refusal to messages: at the password's field when the password is wrong, otherwise above the button. */
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
    const fault = text ?? t(`refusal.${reason === 'refused' ? 'noResponse' : reason}`);
    return { fault, errors: { password: fault } };
  }, [refusal, t]);
}
