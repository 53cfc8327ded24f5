import { Notice, useUiText } from '@mall/ui';
import { WithdrawalForm } from '@mall/ui/forms/WithdrawalForm';
import { useTranslation } from 'react-i18next';
import { useFetcher, useNavigation, useSubmit } from 'react-router-dom';
import { idempotencyField } from '#app/shared/idempotency-key.tsx';
import { RefusalNotice } from '#app/shared/page-errors/refusal-notice.tsx';
import { sendCodeIntent, useResendDelay } from '#app/shared/send-code.ts';
import type { WithdrawalOffer, WithdrawalOutcome } from '../withdrawal.ts';

interface WithdrawalEntryProps {
  readonly offer: WithdrawalOffer;
  readonly outcome: WithdrawalOutcome | undefined;
  readonly idempotencyKey: string;
  readonly hrefs: { readonly self: string; readonly addCard: string };
}

const noErrors = {};

/** Renders the withdrawal form, submitted by the router; its code is requested by a fetcher. */
export function WithdrawalEntry({ offer, outcome, idempotencyKey, hrefs }: WithdrawalEntryProps) {
  const { t } = useTranslation('wallet');
  const uiText = useUiText('ui-deferred');
  const submit = useSubmit();
  const { formAction } = useNavigation();
  const { state, data: sent, submit: ask } = useFetcher<WithdrawalOutcome>();
  const againAt = useResendDelay(sent);
  const last = sent?.kind === 'refused' && sent.at > (outcome?.at ?? 0) ? sent : outcome;
  const refused = last?.kind === 'refused' ? last : undefined;
  const { balance, minimum, maximum, feeRate, phone, cards, wechat, hint } = offer;
  return (
    <>
      {outcome?.kind === 'codeSent' && (
        <Notice tone="success">
          {outcome.demoCode === undefined ? t('withdrawal.codeSent') : uiText('code.demo', { code: outcome.demoCode })}
        </Notice>
      )}
      {refused && refused.message !== '' && (
        <RefusalNotice
          key={refused.at}
          message={refused.isBlocked ? t('withdrawal.blocked') : refused.message}
          otherwise={t('withdrawal.noResponse')}
        />
      )}
      <Notice silent>{hint}</Notice>
      <WithdrawalForm
        action={hrefs.self}
        {...{ balance, minimum, maximum, feeRate, phone }}
        cards={cards.map(({ id, ...card }) => ({ id: String(id), ...card }))}
        addCardHref={hrefs.addCard}
        hidden={{ [idempotencyField]: idempotencyKey }}
        {...(wechat && { wechat })}
        {...(outcome && { defaultValues: outcome.values })}
        errors={refused?.errors ?? noErrors}
        pending={formAction !== undefined}
        codeSending={state !== 'idle'}
        {...(sent?.kind === 'codeSent' && sent.demoCode !== undefined && { demoCode: sent.demoCode })}
        {...(againAt !== undefined && { codeAgainAt: againAt })}
        onSendCode={() => void ask({ intent: sendCodeIntent }, { method: 'post', action: hrefs.self })}
        onSubmit={(_values, form) => void submit(form, { preventScrollReset: true })}
      />
    </>
  );
}
