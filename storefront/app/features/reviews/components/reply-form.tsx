import { BusyButton, Notice, styled, TextInput } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { Form, useNavigation } from 'react-router-dom';
import { IdempotencyKey } from '#app/shared/idempotency-key.tsx';
import { RefusalNotice } from '#app/shared/page-errors/refusal-notice.tsx';
import type { ReplyOutcome } from '../review.ts';

/** The gateway's maximum length of a reply. */
const longest = 200;

const Root = styled(Form)(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  justifyItems: 'start',
  maxWidth: theme.mall.size.measure,
  '& > *': { width: '100%' },
  '& > button': { width: 'auto' },
}));

/** Renders the form for a reply; works before hydration and without JavaScript. */
export function ReplyForm({ outcome, idempotencyKey }: { outcome: ReplyOutcome | undefined; idempotencyKey: string }) {
  const { t } = useTranslation('reviews');
  const { state, formMethod } = useNavigation();
  const written = outcome?.kind === 'refused' ? outcome.text : '';
  return (
    <Root method="post" key={outcome?.kind === 'sent' ? outcome.at : 'first'} preventScrollReset>
      <TextInput
        label={t('form.label')}
        name="text"
        rows={3}
        maxLength={longest}
        defaultValue={written}
        required
        hint={t('form.hint')}
        {...(outcome?.kind === 'empty' ? { error: t('form.missing') } : {})}
      />
      <IdempotencyKey value={outcome?.kind === 'sent' ? outcome.nextKey : idempotencyKey} />
      {outcome?.kind === 'sent' && <Notice tone="success">{t('form.sent')}</Notice>}
      {outcome?.kind === 'refused' && <RefusalNotice key={outcome.at} message={outcome.message} otherwise={t('form.noResponse')} />}
      <BusyButton type="submit" variant="contained" pending={state !== 'idle' && formMethod === 'POST'}>
        {t('form.submit')}
      </BusyButton>
    </Root>
  );
}
