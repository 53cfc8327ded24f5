import type { ReactNode } from 'react';
import { useUiText } from '../../../i18n/useUiText.ts';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { RootProps } from '../../../styles/rootProps.ts';
import { styled } from '../../../styles/styled.ts';
import { useMoney } from '../../catalog/Price/useMoney.ts';
import { ledgerBox } from './ledgerBox.ts';
import { type LedgerUnit, signedAmount } from './signedAmount.ts';

/** Props of {@link LedgerRow}. */
export interface LedgerRowProps extends RootProps<'div'> {
  /** Display text of the transaction. */
  title: string;
  /** Display text of the date. */
  date: string;
  /** Amount credited (`20.00`, `60`) or debited (`-20.00`). */
  amount: string;
  /** Unit of the amounts. @default 'money' */
  unit?: LedgerUnit;
  /** Balance after the transaction. */
  balance?: string;
  /** Additional details, e.g. the order number. */
  note?: ReactNode;
}

const Root = styled('div')(({ theme }) => ({
  ...ledgerBox(theme),
  '& p': { margin: 0 },
  '& > div > .what': { ...theme.typography.body2, overflowWrap: 'anywhere' },
  '& .more': { ...theme.typography.caption, color: theme.vars.palette.roles.inkSoft, overflowWrap: 'anywhere' },
  '& > .sums > .amount': { ...theme.typography.subtitle2, whiteSpace: 'nowrap', fontVariantNumeric: 'lining-nums tabular-nums' },
  '& > .sums > .amount:not([data-out])': { color: theme.vars.palette.roles.primary },
}));

/** Shows a transaction of a wallet or a points account. */
export function LedgerRow({ title, date, amount, unit = 'money', balance, note, ...root }: LedgerRowProps) {
  const t = useUiText('ui-deferred');
  const money = useMoney();
  const { isOut, sign, size } = signedAmount(amount);
  const printed = (bare: string) => (unit === 'money' ? money.print(bare) : money.number(Number(bare)));
  const inWords = (bare: string) =>
    unit === 'money' ? money.spell(bare) : t('ledger.points', { number: money.number(Number(bare)), count: Number(bare) });
  return (
    <Root {...root}>
      <div>
        <p className="what">{title}</p>
        <p className="more">{date}</p>
        {note && <p className="more">{note}</p>}
      </div>
      <div className="sums">
        <p className="amount" {...(isOut ? { 'data-out': true } : {})}>
          <span aria-hidden="true">
            {sign}
            {printed(size)}
          </span>
          <VisuallyHidden>{t(isOut ? 'ledger.minus' : 'ledger.plus', { amount: inWords(size) })}</VisuallyHidden>
        </p>
        {balance !== undefined && (
          <p className="more">
            <span aria-hidden="true">{t('ledger.balance', { amount: printed(signedAmount(balance).size) })}</span>
            <VisuallyHidden>{t('ledger.balance', { amount: inWords(signedAmount(balance).size) })}</VisuallyHidden>
          </p>
        )}
      </div>
    </Root>
  );
}
