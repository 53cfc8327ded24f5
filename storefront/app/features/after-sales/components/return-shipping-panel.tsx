import { CopyButton, styled } from '@mall/ui';
import { ReturnLogisticsForm } from '@mall/ui/forms/ReturnLogisticsForm';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigation, useSubmit } from 'react-router-dom';
import { idempotencyField } from '#app/shared/idempotency-key.tsx';
import type { ActionOutcome, ReturnAddress, ReturnShipping } from '../after-sale.ts';

/** Props of {@link ReturnShippingPanel}. */
export interface ReturnShippingPanelProps {
  readonly id: number;
  readonly shipping: ReturnShipping;
  readonly address: ReturnAddress | undefined;
  readonly outcome: ActionOutcome | undefined;
  readonly idempotencyKey: string;
}

const Panel = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  scrollMarginBlock: theme.spacing(4),
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)', columnGap: theme.spacing(6) },
  '& > h2': { gridColumn: '1 / -1' },
  '& address': {
    ...theme.typography.body2,
    alignSelf: 'start',
    display: 'grid',
    gap: theme.spacing(0.5),
    padding: theme.spacing(2.5),
    fontStyle: 'normal',
    overflowWrap: 'anywhere',
    backgroundColor: theme.vars.palette.roles.sunken,
    borderRadius: theme.mall.radius.card,
  },
  '& address p': { margin: 0 },
  '& > address > .head': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: theme.spacing(2) },
  '& > address > .head p': { ...theme.typography.caption, color: theme.vars.palette.roles.inkSoft },
}));

const noErrors = {};

/** Renders the return address and the form for the return parcel. */
export function ReturnShippingPanel({ id, shipping, address, outcome, idempotencyKey }: ReturnShippingPanelProps) {
  const { t } = useTranslation('after-sales');
  const { pathname, search } = useLocation();
  const submit = useSubmit();
  const navigation = useNavigation();
  const [key] = useState(`${idempotencyKey}:sendBack:${id}`);
  const refused = outcome?.kind === 'refused' && outcome.action === 'sendBack' ? outcome : undefined;
  const { couriers, sender } = shipping;
  return (
    <Panel id="send-back" aria-labelledby="send-back-title">
      <Typography id="send-back-title" variant="h4" component="h2">
        {t('sendBack.title')}
      </Typography>
      {address && (
        <address>
          <div className="head">
            <p>{t('sendBack.address')}</p>
            <CopyButton text={`${address.name} ${address.phone} ${address.address}`} label={t('sendBack.copy')} />
          </div>
          <p>
            {address.name} {address.phone}
          </p>
          <p>{address.address}</p>
        </address>
      )}
      <ReturnLogisticsForm
        action={pathname + search}
        couriers={couriers}
        hidden={{ intent: 'sendBack', id: String(id), [idempotencyField]: key }}
        errors={refused?.errors ?? noErrors}
        pending={navigation.formData?.get('intent') === 'sendBack'}
        defaultValues={refused?.entered ?? { sender: sender?.name ?? '', senderPhone: sender?.phone ?? '' }}
        onSubmit={(_values, form) => void submit(form, { preventScrollReset: true, replace: true })}
      />
    </Panel>
  );
}
