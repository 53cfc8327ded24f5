import type { ReactNode } from 'react';
import { useUiText } from '../../../i18n/useUiText.ts';
import type { RootProps } from '../../../styles/rootProps.ts';
import { styled } from '../../../styles/styled.ts';
import { Price } from '../../catalog/Price/Price.tsx';
import { balanceBox } from './balanceBox.ts';

/** Props of {@link WalletBalance}. */
export interface WalletBalanceProps extends RootProps<'section'> {
  /** Balance, a decimal string. */
  amount: string;
  /** Content below the amount, e.g. a withdrawal under review. */
  note?: ReactNode;
  /** Buttons to top up and to withdraw. */
  actions?: ReactNode;
}

const Root = styled('section')(({ theme }) => ({ ...balanceBox(theme), backgroundColor: theme.vars.palette.roles.primaryVeil }));

/** Shows the balance of the wallet and its actions, at the top of the wallet page. */
export function WalletBalance({ amount, note, actions, ...root }: WalletBalanceProps) {
  const t = useUiText('ui-deferred');
  return (
    <Root {...root} aria-label={t('wallet.balance')}>
      <div>
        <p className="label">{t('wallet.balance')}</p>
        <Price value={amount} size="large" />
        {note && <p className="note">{note}</p>}
      </div>
      {actions && <div className="actions">{actions}</div>}
    </Root>
  );
}
