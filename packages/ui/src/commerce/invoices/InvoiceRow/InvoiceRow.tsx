import { type ReactNode, useId } from 'react';
import { useUiText } from '../../../i18n/useUiText.ts';
import type { RootProps } from '../../../styles/rootProps.ts';
import { styled } from '../../../styles/styled.ts';
import { Price } from '../../catalog/Price/Price.tsx';
import { invoiceRowBox } from './invoiceRowBox.ts';

/** Props of {@link InvoiceRow}. */
export interface InvoiceRowProps extends RootProps<'article'> {
  /** Order number. */
  number: string;
  /** Display text of the time of the order. */
  placed: string;
  /** Name of the shop that issues the invoice. */
  shopName?: string;
  /** Invoiced amount, a decimal string. */
  amount: string;
  /** Invoice title, once the invoice is requested. */
  titleName?: string;
  /** Email address that receives the invoice, once it is requested. */
  email?: string;
  /** Actions such as request, revoke and download. */
  actions?: ReactNode;
  /** Level of the number's heading on the page. @default 3 */
  level?: 2 | 3 | 4;
}

const Root = styled('article')(({ theme }) => invoiceRowBox(theme));

/** Shows an order and its invoice: not requested, requested, or issued. */
export function InvoiceRow({ number, placed, shopName, amount, titleName, email, actions, level = 3, ...root }: InvoiceRowProps) {
  const t = useUiText('ui-deferred');
  const id = useId();
  const Heading = `h${level}` as const;
  const sent = [titleName, email].filter(Boolean).join(' · ');
  return (
    <Root {...root} aria-labelledby={id}>
      <div className="words">
        <Heading className="number" id={id}>
          {t('order.number', { number })}
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
