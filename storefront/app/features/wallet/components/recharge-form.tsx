import { RechargeForm } from '@mall/ui/forms/RechargeForm';
import { useTranslation } from 'react-i18next';
import { useNavigation, useSubmit } from 'react-router-dom';
import { RefusalNotice } from '#app/shared/page-errors/refusal-notice.tsx';
import { type RechargeOffer, type RechargeRefusal, rechargeNumberField } from '../recharge.ts';

interface RechargeEntryProps {
  readonly offer: RechargeOffer;
  readonly refusal: RechargeRefusal | undefined;
  /** The previously entered amount and method. */
  readonly entered: { readonly amount?: string; readonly method?: string };
  readonly pageHref: string;
}

const noErrors = {};

/** Renders amount and method of a top-up; submitting it opens the QR code. */
export function RechargeEntry({ offer: { minimum, methods, nextNumber }, refusal, entered, pageHref }: RechargeEntryProps) {
  const { t } = useTranslation('wallet');
  const submit = useSubmit();
  const { formAction } = useNavigation();
  return (
    <>
      {refusal && refusal.message !== '' && <RefusalNotice key={refusal.at} message={refusal.message} otherwise={t('cards.noResponse')} />}
      <RechargeForm
        action={pageHref}
        minimum={minimum}
        methods={methods.map((id) => ({ id, label: t(`recharge.methods.${id}`) }))}
        hidden={{ [rechargeNumberField]: nextNumber }}
        defaultValues={refusal?.values ?? entered}
        errors={refusal?.errors ?? noErrors}
        pending={formAction !== undefined}
        onSubmit={(_values, form) => void submit(form, { replace: true, preventScrollReset: true })}
      />
    </>
  );
}
