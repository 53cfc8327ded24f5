import Button from '@mui/material/Button';
import { useState } from 'react';
import { formatMoney } from '../../commerce/Price/formatMoney.ts';
import { useUiText } from '../../i18n/useUiText.ts';
import { useHydrated } from '../../provider/useHydrated.ts';
import { AmountField } from '../shared/AmountField.tsx';
import { CodeField } from '../shared/CodeField.tsx';
import { checkForm } from '../shared/checkForm.ts';
import type { OwnPhoneProps } from '../shared/codeForm.ts';
import { FormRoot, HiddenFields, type NativeFormProps } from '../shared/nativeForm.tsx';
import { SubmitButton } from '../shared/SubmitButton.tsx';
import { useNativeForm } from '../shared/useNativeForm.ts';
import { CardPicker, type PayoutCard } from './CardPicker.tsx';
import { type WithdrawalLimits, type WithdrawalValues, withdrawalAmount, withdrawalRules } from './rules.ts';
import { feeOf, mostOf, percentOf } from './withdrawalSums.ts';

export type { PayoutCard } from './CardPicker.tsx';

const fields = ['amoney', 'bankCardId', 'keyCode'] as const;

/** Props of {@link WithdrawalForm}. */
export interface WithdrawalFormProps extends NativeFormProps<WithdrawalValues, (typeof fields)[number]>, OwnPhoneProps, WithdrawalLimits {
  /** The fee as a part of the amount, which it is taken from: `0.006`. */
  feeRate: string;
  /** The customer's bank cards; the default one is chosen at first. */
  cards: readonly PayoutCard[];
  /** Where a bank card is added. */
  addCardHref: string;
  /** What was entered before, after a refusal. */
  defaultValues?: { readonly amoney?: string; readonly bankCardId?: string };
}

/** What an amount costs and brings, or between what it has to be. */
function useAmountHint({ balance, minimum, maximum, feeRate }: WithdrawalFormProps, typed: unknown): string {
  const say = useUiText();
  const percent = percentOf(feeRate);
  const checked = checkForm(withdrawalAmount({ balance, minimum, maximum }), { amoney: typed });
  if (!checked.ok) return say('amount.between', { least: formatMoney(minimum), most: formatMoney(mostOf(balance, maximum)), percent });
  const { fee, rest } = feeOf(checked.values.amoney, feeRate);
  return say('amount.fee', { fee: formatMoney(fee), rest: formatMoney(rest), percent });
}

/** Money out of the balance to a bank card, with what the fee takes of it. */
export function WithdrawalForm(props: WithdrawalFormProps) {
  const { hidden, pending, balance, minimum, maximum, cards, addCardHref, defaultValues } = props;
  const { phone, onSendCode, codeSending, codeAgainAt, demoCode } = props;
  const say = useUiText();
  const hydrated = useHydrated();
  const [card, setCard] = useState(defaultValues?.bankCardId ?? (cards.find(({ isDefault }) => isDefault) ?? cards[0])?.id ?? '');
  const rules = withdrawalRules({ balance, minimum, maximum });
  const { form, field, faultOf, setValue, watch, isSubmitted } = useNativeForm(rules, fields, props, { bankCardId: card });
  const choose = (id: string) => {
    setCard(id);
    setValue('bankCardId', id, { shouldValidate: isSubmitted });
  };
  return (
    <FormRoot {...form}>
      <HiddenFields fields={{ ...hidden, withdrawStatus: '1' }} />
      <AmountField
        {...field('amoney')}
        defaultValue={defaultValues?.amoney}
        hint={useAmountHint(props, watch('amoney', defaultValues?.amoney))}
        end={
          hydrated && (
            <Button
              type="button"
              variant="text"
              size="small"
              onClick={() => setValue('amoney', mostOf(balance, maximum), { shouldValidate: true })}
            >
              {say('amount.all')}
            </Button>
          )
        }
      />
      <CardPicker cards={cards} chosen={card} onChoose={choose} addHref={addCardHref} error={faultOf('bankCardId')} />
      <CodeField
        {...field('keyCode')}
        to={say('code.to', { phone })}
        onSend={onSendCode && (() => onSendCode())}
        sending={codeSending}
        againAt={codeAgainAt}
        demoCode={demoCode}
      />
      <SubmitButton pending={pending}>{say('withdrawal.submit')}</SubmitButton>
    </FormRoot>
  );
}
