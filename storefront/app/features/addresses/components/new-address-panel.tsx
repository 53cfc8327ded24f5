import { Notice, UiLink } from '@mall/ui';
import { AddressForm, type Region } from '@mall/ui/forms/AddressForm';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigation, useSubmit } from 'react-router-dom';
import { RefusalNotice } from '#app/shared/faults/refusal-notice.tsx';
import { idempotencyField } from '#app/shared/idempotency-key.tsx';
import { type AddressOutcome, addAddressIntent } from '../address-outcome.ts';

const Panel = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  padding: theme.spacing(3, 2.5),
  backgroundColor: theme.vars.palette.roles.sheet,
  border: `${theme.mall.border.hairline} solid ${theme.vars.palette.roles.hairline}`,
  borderRadius: theme.mall.radius.card,
  scrollMarginBlock: theme.spacing(4),
  [theme.breakpoints.up('md')]: { padding: theme.spacing(4) },
  '&:focus': { outline: 'none' },
  '& form': { maxWidth: theme.mall.size.formWide },
}));

/** Props of {@link NewAddressPanel}. */
export interface NewAddressProps {
  readonly regions: readonly Region[];
  readonly outcome: AddressOutcome | undefined;
  readonly idempotencyKey: string;
  /** Where the shopper goes on without a new address; left out where one is needed. */
  readonly cancelHref?: string;
  /** The shopper asked for the form: it takes the focus. @default false */
  readonly asked?: boolean;
}

/** The form for a new address, sent to the page it stands in. */
export function NewAddressPanel({ regions, outcome, idempotencyKey, cancelHref, asked = false }: NewAddressProps) {
  const { t } = useTranslation('addresses');
  const { pathname, search } = useLocation();
  const submit = useSubmit();
  const navigation = useNavigation();
  const panel = useRef<HTMLElement>(null);
  const [key] = useState(idempotencyKey);
  const refused = outcome?.kind === 'refused' ? outcome : undefined;
  useEffect(() => {
    if (asked) panel.current?.focus();
  }, [asked]);
  return (
    <Panel ref={panel} id="new-address" tabIndex={-1} aria-label={t('new.title')}>
      <Typography variant="h3" component="h2">
        {t('new.title')}
      </Typography>
      {refused?.message && (
        <RefusalNotice
          key={refused.at}
          message={refused.message === 'notAnswered' ? undefined : refused.message.text}
          otherwise={t('new.notAnswered')}
        />
      )}
      <noscript>
        <Notice silent>{t('new.regionHint')}</Notice>
      </noscript>
      <AddressForm
        action={pathname + search}
        regions={regions}
        hidden={{ intent: addAddressIntent, [idempotencyField]: key }}
        pending={navigation.formData?.get('intent') === addAddressIntent}
        {...(refused ? { errors: refused.errors, defaultValues: refused.entered } : {})}
        onSubmit={(_values, form) => void submit(form, { preventScrollReset: true })}
        secondary={cancelHref && <UiLink href={cancelHref}>{t('new.cancel')}</UiLink>}
      />
    </Panel>
  );
}
