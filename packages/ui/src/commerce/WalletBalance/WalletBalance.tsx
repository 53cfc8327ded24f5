import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useUiText } from '../../i18n/useUiText.ts';
import type { RootProps } from '../../theme/rootProps.ts';
import { Price } from '../Price/Price.tsx';
import { balanceBox } from './balanceBox.ts';

/** Props of {@link WalletBalance}. */
export interface WalletBalanceProps extends RootProps<'section'> {
  /** What is in the wallet, a decimal string. */
  amount: string;
  /** Under the amount, such as a withdrawal that is under review. */
  note?: ReactNode;
  /** What can be done with it: recharge, withdraw. */
  actions?: ReactNode;
}

const Root = styled('section')(({ theme }) => ({ ...balanceBox(theme), backgroundColor: theme.vars.palette.roles.primaryVeil }));

/** The balance of the wallet with what can be done with it: the head of the wallet's page. */
export function WalletBalance({ amount, note, actions, ...root }: WalletBalanceProps) {
  const say = useUiText();
  return (
    <Root {...root} aria-label={say('wallet.balance')}>
      <div>
        <p className="label">{say('wallet.balance')}</p>
        <Price value={amount} size="large" />
        {note && <p className="note">{note}</p>}
      </div>
      {actions && <div className="actions">{actions}</div>}
    </Root>
  );
}
