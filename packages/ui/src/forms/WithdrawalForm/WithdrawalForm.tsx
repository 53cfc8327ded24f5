import Button from '@mui/material/Button';
import { useContext, useState } from 'react';
import { useMoney } from '../../commerce/catalog/Price/useMoney.ts';
import { PaymentMethodTiles } from '../../commerce/payments/PaymentMethodTiles/PaymentMethodTiles.tsx';
import { TextInput } from '../../fields/TextInput/TextInput.tsx';
import { limits } from '../../generated/limits.ts';
import { FormatsContext } from '../../i18n/formats.ts';
import { useUiText } from '../../i18n/useUiText.ts';
import { useHydrated } from '../../provider/useHydrated.ts';
import { styled } from '../../styles/styled.ts';
import { AmountField } from '../shared/AmountField.tsx';
import { checkForm } from '../shared/checkForm.ts';
import type { OwnPhoneProps } from '../shared/codeForm.ts';
import { FormRoot, HiddenFields, type NativeFormProps } from '../shared/nativeForm.tsx';
import { OwnPhoneCodeField } from '../shared/OwnPhoneCodeField.tsx';
import { SubmitButton } from '../shared/SubmitButton.tsx';
import { useNativeForm } from '../shared/useNativeForm.ts';
import { CardPicker, type PayoutCard } from './CardPicker.tsx';
import { type WithdrawalLimits, type WithdrawalValues, withdrawalAmount, withdrawalRules } from './rules.ts';
import { feeOf, largestWithdrawal, percentOf } from './withdrawalSums.ts';

export type { PayoutCard } from './CardPicker.tsx';

const fields = ['amount', 'bankCardId', 'verificationCode', 'realName'] as const;

/** WeChat as a withdrawal method. */
export interface WechatPayout {
  /** Name of the bound WeChat account; empty when none is bound. */
  readonly name: string;
  /** Amount from which the real name is required, a decimal string. */
  readonly realNameFrom: string;
}

/** Props of {@link WithdrawalForm}. */
export interface WithdrawalFormProps extends NativeFormProps<WithdrawalValues, (typeof fields)[number]>, OwnPhoneProps, WithdrawalLimits {
  /** Fee as a share of the amount, from which it is deducted: `0.006`. */
  feeRate: string;
  /** Bank cards of the customer; the default one is preselected. */
  cards: readonly PayoutCard[];
  /** URL where a bank card is added. */
  addCardHref: string;
  /** Offers WeChat in addition to the bank card; omitted, there is only the card. */
  wechat?: WechatPayout;
  /** Values entered before a refusal. */
  defaultValues?: Readonly<Partial<Record<'amount' | 'bankCardId' | 'method' | 'realName', string>>>;
}

const Root = styled(FormRoot)({
  // CSS alone selects the fields of the chosen method, so that it also works without JavaScript.
  '&:has([name="method"][value="wechat"]:checked) .to-card, &:not(:has([name="method"][value="wechat"]:checked)) .to-wechat': {
    display: 'none',
  },
  '& > .to-card': { display: 'grid', gap: 'inherit' },
});

/** Returns the hint of the amount: its fee and payout, or its limits. */
function useAmountHint({ balance, minimum, maximum, feeRate }: WithdrawalFormProps, typed: unknown): string {
  const t = useUiText('ui-deferred');
  const money = useMoney();
  const { locale } = useContext(FormatsContext);
  const percent = percentOf(feeRate, locale);
  const checked = checkForm(withdrawalAmount({ balance, minimum, maximum }), { amount: typed });
  if (!checked.ok)
    return t('amount.between', { min: money.print(minimum), max: money.print(largestWithdrawal(balance, maximum)), percent });
  const { fee, rest } = feeOf(checked.values.amount, feeRate);
  return t('amount.fee', { fee: money.print(fee), rest: money.print(rest), percent });
}

/** Renders a withdrawal from the balance to a bank card or WeChat, with its fee. */
export function WithdrawalForm(props: WithdrawalFormProps) {
  const { hidden, pending, balance, minimum, maximum, cards, addCardHref, wechat, defaultValues } = props;
  const t = useUiText('ui-deferred');
  const money = useMoney();
  const hydrated = useHydrated();
  const [card, setCard] = useState(defaultValues?.bankCardId ?? (cards.find(({ isDefault }) => isDefault) ?? cards[0])?.id ?? '');
  const [method, setMethod] = useState(defaultValues?.method ?? 'bankCard');
  const rules = withdrawalRules({ balance, minimum, maximum, ...(wechat && { realNameFrom: wechat.realNameFrom }) });
  const { form, field, faultOf, setValue, watch, isSubmitted } = useNativeForm(rules, fields, props, {
    bankCardId: card,
    method,
  });
  const choose = (id: string) => {
    setCard(id);
    setValue('bankCardId', id, { shouldValidate: isSubmitted });
  };
  const chooseMethod = (id: string) => {
    setMethod(id);
    setValue('method', id, { shouldValidate: isSubmitted });
  };
  const all = () => setValue('amount', largestWithdrawal(balance, maximum), { shouldValidate: true });
  return (
    <Root {...form}>
      <HiddenFields fields={wechat ? hidden : { ...hidden, method: 'bankCard' }} />
      {wechat && <MethodTiles wechat={wechat} value={method} onChange={chooseMethod} />}
      <AmountField
        {...field('amount')}
        defaultValue={defaultValues?.amount}
        hint={useAmountHint(props, watch('amount', defaultValues?.amount))}
        end={
          hydrated && (
            <Button type="button" variant="text" size="small" onClick={all}>
              {t('amount.all')}
            </Button>
          )
        }
      />
      <div className="to-card">
        <CardPicker cards={cards} chosen={card} onChoose={choose} addHref={addCardHref} error={faultOf('bankCardId')} />
        <OwnPhoneCodeField {...field('verificationCode')} to={props} />
      </div>
      {wechat && (
        <TextInput
          {...field('realName')}
          className="to-wechat"
          defaultValue={defaultValues?.realName}
          label={t('withdrawal.realName')}
          hint={t('withdrawal.realNameFrom', { amount: money.print(wechat.realNameFrom) })}
          autoComplete="name"
          maxLength={limits.realName}
        />
      )}
      <SubmitButton pending={pending}>{t('withdrawal.submit')}</SubmitButton>
    </Root>
  );
}

function MethodTiles({ wechat, value, onChange }: { wechat: WechatPayout; value: string; onChange: (id: string) => void }) {
  const t = useUiText('ui-deferred');
  const isBound = wechat.name !== '';
  return (
    <PaymentMethodTiles
      name="method"
      legend={t('withdrawal.method')}
      methods={[
        { id: 'bankCard', label: t('withdrawal.toCard') },
        {
          id: 'wechat',
          label: t('withdrawal.toWechat'),
          detail: isBound ? wechat.name : t('withdrawal.notBound'),
          disabled: !isBound,
        },
      ]}
      value={value}
      onChange={onChange}
    />
  );
}
