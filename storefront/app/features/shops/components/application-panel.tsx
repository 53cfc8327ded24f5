import type { LanguageCode } from '@mall/locales';
import { Notice, type Upload } from '@mall/ui';
import { ShopApplicationForm } from '@mall/ui/forms/ShopApplicationForm';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFetcher, useLocation, useNavigation, useSubmit } from 'react-router-dom';
import { idempotencyField } from '#app/shared/idempotency-key.tsx';
import { RefusalNotice } from '#app/shared/page-errors/refusal-notice.tsx';
import { useShop } from '#app/shared/shop.ts';
import type { ApplicationPaper, ApplyOutcome, NameCheck } from '../application.ts';

/** Props of {@link ApplicationPanel}. */
export interface ApplicationPanelProps {
  readonly paper: ApplicationPaper;
  readonly outcome: ApplyOutcome | undefined;
  readonly idempotencyKey: string;
  /** Returns the address that checks a name. */
  readonly nameHref: (name: string) => string;
  /** Creates the image upload for a language, with the message for an expired session. */
  readonly makeUpload: (language: LanguageCode, sessionEnded: string) => Upload;
}

/** Renders the application form, submitted to the current page. */
export function ApplicationPanel({ paper, outcome, idempotencyKey, nameHref, makeUpload }: ApplicationPanelProps) {
  const { t } = useTranslation('shops');
  const { language } = useShop();
  const { pathname, search } = useLocation();
  const submit = useSubmit();
  const navigation = useNavigation();
  const asked = useFetcher<NameCheck>();
  const [key] = useState(idempotencyKey);
  const refused = outcome?.kind === 'refused' ? outcome : undefined;
  const fault = asked.data?.fault;
  const errors = useMemo(() => ({ ...(fault && { name: fault }), ...refused?.errors }), [refused, fault]);
  const onUpload = useMemo(() => makeUpload(language, t('apply.sessionEnded')), [makeUpload, language, t]);
  const first = refused?.entered ?? paper.sent;
  return (
    <>
      {refused?.message && (
        <RefusalNotice
          key={refused.at}
          message={refused.message === 'noResponse' ? undefined : refused.message.text}
          otherwise={t('apply.noResponse')}
        />
      )}
      <noscript>
        <Notice silent>{t('apply.noScript')}</Notice>
      </noscript>
      <ShopApplicationForm
        action={pathname + search}
        kinds={paper.kinds}
        regions={paper.regions}
        // The gateway builds this HTML from escaped text: it contains neither scripts nor handlers.
        agreement={{ title: paper.agreement.title, content: <div dangerouslySetInnerHTML={{ __html: paper.agreement.html }} /> }}
        hidden={{ id: String(paper.id), [idempotencyField]: key }}
        errors={errors}
        pending={navigation.state !== 'idle' && navigation.formMethod === 'POST'}
        onUpload={onUpload}
        onNameEntered={(name) => void asked.load(nameHref(name))}
        onSubmit={(_values, form) => void submit(form, { preventScrollReset: true })}
        {...(first ? { defaultValues: first } : {})}
      />
    </>
  );
}
