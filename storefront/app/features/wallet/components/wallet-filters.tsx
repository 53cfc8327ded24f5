import { NativeSelect, styled } from '@mall/ui';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Form, useSubmit } from 'react-router-dom';
import { type WalletQuery, walletKinds, walletSpans } from '../wallet.ts';

const Fields = styled(Form)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'end',
  gap: theme.spacing(2),
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: `repeat(2, minmax(0, ${theme.mall.size.tile})) auto`, justifyContent: 'start' },
  // With JavaScript each change submits the form.
  '@media (scripting: enabled)': { '& button': { display: 'none' } },
}));

interface WalletFiltersProps {
  readonly query: WalletQuery;
  readonly pageHref: string;
}

/** Renders the filters of the records: kind and time span. A native GET form, so that the choice is in the address. */
export function WalletFilters({ query: { side, span, kind }, pageHref }: WalletFiltersProps) {
  const { t } = useTranslation('wallet');
  const submit = useSubmit();
  return (
    <Fields
      // Income and expense have different kinds, and separate selections.
      key={side}
      method="get"
      action={pageHref}
      preventScrollReset
      aria-label={t('filters.label')}
      onChange={({ currentTarget }) => void submit(currentTarget, { preventScrollReset: true })}
    >
      {side === 'expense' && <input type="hidden" name="type" value="2" />}
      <NativeSelect name="typeName" label={t('kinds.label')} defaultValue={kind}>
        {walletKinds[side].map((known) => (
          <option key={known} value={known}>
            {t(`kinds.${known}`)}
          </option>
        ))}
      </NativeSelect>
      <NativeSelect name="day" label={t('spans.label')} defaultValue={span}>
        {walletSpans.map((known) => (
          <option key={known} value={known}>
            {t(`spans.${known}`)}
          </option>
        ))}
      </NativeSelect>
      <Button type="submit" variant="outlined">
        {t('filters.apply')}
      </Button>
    </Fields>
  );
}
