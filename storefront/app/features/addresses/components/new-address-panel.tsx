import { Notice, styled, UiLink } from '@mall/ui';
import { AddressForm, type Country, type Region } from '@mall/ui/forms/AddressForm';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigation, useSubmit } from 'react-router-dom';
import { idempotencyField } from '#app/shared/idempotency-key.tsx';
import { RefusalNotice } from '#app/shared/page-errors/refusal-notice.tsx';
import { type AddressOutcome, type AddressToChange, addAddressIntent, addressIdField } from '../address-outcome.ts';

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
  /** Countries that are delivered to; when omitted, only those with selectable regions. */
  readonly countries?: readonly Country[] | undefined;
  /** The address to edit; when omitted, the form is for a new one. */
  readonly change?: AddressToChange | undefined;
  readonly outcome: AddressOutcome | undefined;
  readonly idempotencyKey: string;
  /** The address to return to without a new address; omitted when one is required. */
  readonly cancelHref?: string;
  /** True when the shopper opened the form: it takes the focus. @default false */
  readonly asked?: boolean;
}

/** Renders the form for a new or changed address, submitted to the current page. */
export function NewAddressPanel(props: NewAddressProps) {
  const { regions, countries, change, outcome, idempotencyKey, cancelHref, asked = false } = props;
  const { t } = useTranslation('addresses');
  const { pathname, search } = useLocation();
  const submit = useSubmit();
  const navigation = useNavigation();
  const refused = outcome?.kind === 'refused' ? outcome : undefined;
  const title = t(change ? 'change.title' : 'new.title');
  const entered = refused?.entered ?? change?.values;
  const panel = useRef<HTMLElement>(null);
  const [key] = useState(idempotencyKey);
  useEffect(() => {
    if (asked) panel.current?.focus();
  }, [asked]);
  return (
    <Panel ref={panel} id="new-address" tabIndex={-1} aria-label={title}>
      <Typography variant="h3" component="h2">
        {title}
      </Typography>
      {refused?.message && (
        <RefusalNotice
          key={refused.at}
          message={refused.message === 'noResponse' ? undefined : refused.message.text}
          otherwise={t('new.noResponse')}
        />
      )}
      <noscript>
        <Notice silent>{t('new.regionHint')}</Notice>
      </noscript>
      <AddressForm
        action={pathname + search}
        regions={regions}
        {...(countries && { countries })}
        hidden={{ intent: addAddressIntent, [idempotencyField]: key, ...(change && { [addressIdField]: String(change.id) }) }}
        pending={navigation.formData?.get('intent') === addAddressIntent}
        {...(refused && { errors: refused.errors })}
        {...(entered && { defaultValues: entered })}
        onSubmit={(_values, form) => void submit(form, { preventScrollReset: true })}
        secondary={cancelHref && <UiLink href={cancelHref}>{t('new.cancel')}</UiLink>}
      />
    </Panel>
  );
}
