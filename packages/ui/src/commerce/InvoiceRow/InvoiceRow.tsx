import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { useUiText } from '../../i18n/useUiText.ts';
import type { RootProps } from '../../theme/rootProps.ts';
import { Price } from '../Price/Price.tsx';
import { invoiceRowBox } from './invoiceRowBox.ts';

/** Props of {@link InvoiceRow}. */
export interface InvoiceRowProps extends RootProps<'article'> {
  /** The order's number. */
  number: string;
  /** When the order was placed, in words. */
  placed: string;
  shopName?: string;
  /** What the invoice is about, a decimal string. */
  amount: string;
  /** Whom it is made out to, once it was asked for. */
  titleName?: string;
  /** Where it is sent, once it was asked for. */
  email?: string;
  /** Ask for it, revoke, download and the like. */
  actions?: ReactNode;
  /** Level of the number's heading on the page. @default 3 */
  level?: 2 | 3 | 4;
}

const Root = styled('article')(({ theme }) => invoiceRowBox(theme));

/** An order with its invoice: to be asked for, on its way, or issued. */
export function InvoiceRow({ number, placed, shopName, amount, titleName, email, actions, level = 3, ...root }: InvoiceRowProps) {
  const say = useUiText();
  const id = useId();
  const Heading = `h${level}` as const;
  const sent = [titleName, email].filter(Boolean).join(' · ');
  return (
    <Root {...root} aria-labelledby={id}>
      <div className="words">
        <Heading className="number" id={id}>
          {say('order.number', { number })}
        </Heading>
        <p className="more">{[shopName, placed].filter(Boolean).join(' · ')}</p>
        {sent && <p className="more">{sent}</p>}
      </div>
      <div className="end">
        <Price value={amount} />
        {actions}
      </div>
    </Root>
  );
}
