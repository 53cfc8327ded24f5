import { BusyButton, Notice, styled, UiLink, useUiText } from '@mall/ui';
import { AddressFieldset, type Region } from '@mall/ui/forms/AddressForm';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router-dom';
import { RefusalNotice } from '#app/shared/page-errors/refusal-notice.tsx';
import { type AddressOutcome, type AddressToChange, addAddressIntent, addressIdField, addressKeyField } from '../address-outcome.ts';

const Panel = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2.5),
  maxWidth: theme.mall.size.formWide,
  scrollMarginBlock: theme.spacing(4),
  '&:focus': { outline: 'none' },
  '& > .buttons': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.spacing(1, 3) },
}));

/** Props of {@link AddressEntryPanel}. */
export interface AddressEntryProps {
  readonly regions: readonly Region[];
  /** The address to edit; when omitted, the fields are for a new one. */
  readonly change: AddressToChange | undefined;
  readonly outcome: AddressOutcome | undefined;
  readonly idempotencyKey: string;
  /**
   * The address to return to without a new address; omitted when the customer has no other, and then the fields need no title of their own.
   */
  readonly cancelHref?: string;
  /** True when the shopper opened the fields: they take the focus. @default false */
  readonly asked?: boolean;
}

/** Renders the address fields as part of the checkout form: every button of that form submits them too. */
export function AddressEntryPanel({ regions, change, outcome, idempotencyKey, cancelHref, asked = false }: AddressEntryProps) {
  const { t } = useTranslation('addresses');
  const uiText = useUiText('ui-deferred');
  const navigation = useNavigation();
  const refused = outcome?.kind === 'refused' ? outcome : undefined;
  const title = t(change ? 'change.title' : 'new.title');
  const entered = refused?.entered ?? change?.values;
  const panel = useRef<HTMLElement>(null);
  const [key] = useState(idempotencyKey);
  useEffect(() => {
    if (asked) panel.current?.focus();
  }, [asked]);
  useEffect(() => {
    const wrong = refused && panel.current?.querySelector('[aria-invalid="true"]');
    if (wrong instanceof HTMLElement) wrong.focus();
  }, [refused]);
  return (
    <Panel ref={panel} id="new-address" tabIndex={-1} aria-label={title}>
      {cancelHref && (
        <Typography variant="h4" component="h2">
          {title}
        </Typography>
      )}
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
      <input type="hidden" name={addressKeyField} value={key} />
      {change && <input type="hidden" name={addressIdField} value={change.id} />}
      <AddressFieldset regions={regions} {...(entered && { defaultValues: entered })} {...(refused && { errors: refused.errors })} />
      <div className="buttons">
        {/* The first button of the form, which Enter in a field triggers: it must not be the one that places the order. */}
        <BusyButton
          type="submit"
          name="intent"
          value={addAddressIntent}
          variant="outlined"
          pending={navigation.formData?.get('intent') === addAddressIntent}
        >
          {uiText('addressForm.submit')}
        </BusyButton>
        {cancelHref && <UiLink href={cancelHref}>{t('new.cancel')}</UiLink>}
      </div>
    </Panel>
  );
}
