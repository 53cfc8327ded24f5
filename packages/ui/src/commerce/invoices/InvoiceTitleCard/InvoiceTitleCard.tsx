import type { ReactNode } from 'react';
import { useUiText } from '../../../i18n/useUiText.ts';
import type { RootProps } from '../../../styles/rootProps.ts';
import { styled } from '../../../styles/styled.ts';
import { invoiceTitleBox } from './invoiceTitleBox.ts';

/** Props of {@link InvoiceTitleCard}. */
export interface InvoiceTitleCardProps extends RootProps<'div'> {
  /** Name of the company or person. */
  name: string;
  /** Tax number of a company; omitted for a person. */
  taxNumber?: string;
  /** Registered address and phone, bank and account: the lines that exist. */
  details?: readonly string[];
  /** The default title of the account; it has a badge. @default false */
  isDefault?: boolean;
  /** Actions such as edit and delete. */
  actions?: ReactNode;
}

const Root = styled('div')(({ theme }) => ({
  ...invoiceTitleBox(theme),
  '& > .name': {
    ...theme.typography.subtitle2,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: theme.spacing(1.5),
    margin: 0,
  },
}));

/** Shows an invoice title. */
export function InvoiceTitleCard({ name, taxNumber, details = [], isDefault = false, actions, ...root }: InvoiceTitleCardProps) {
  const t = useUiText('ui-deferred');
  return (
    <Root {...root}>
      <p className="name">
        {name}
        {isDefault && <span className="mark">{t('address.default')}</span>}
      </p>
      <p className="line">{taxNumber ? t('invoiceForm.taxNumber', { number: taxNumber }) : t('invoiceTitleForm.person')}</p>
      {details.map((detail) => (
        <p key={detail} className="line">
          {detail}
        </p>
      ))}
      {actions && <div className="actions">{actions}</div>}
    </Root>
  );
}
