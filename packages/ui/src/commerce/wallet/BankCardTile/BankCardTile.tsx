import type { ReactNode } from 'react';
import { useUiText } from '../../../i18n/useUiText.ts';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { recordCard, selectableCard } from '../../../styles/recordCard.ts';
import type { RootProps } from '../../../styles/rootProps.ts';
import { styled } from '../../../styles/styled.ts';
import { bankCardWords } from './bankCardWords.ts';

/** Props of {@link BankCardTile}. */
export interface BankCardTileProps extends RootProps<'div'> {
  /** Display name of the bank. */
  bank: string;
  /** The last four digits of the card number; no other digits are ever shown. */
  lastDigits: string;
  /** The card is used when none is chosen. @default false */
  isDefault?: boolean;
  /** Makes the card a selectable option of a group: a radio with this name and value. */
  radio?: { name: string; value: string; checked: boolean; onChange?: () => void };
  /** Actions such as edit and delete. */
  actions?: ReactNode;
}

const Root = styled('div')(({ theme }) => ({
  ...recordCard(theme),
  ...selectableCard(theme),
  '& > .head': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', justifyContent: 'space-between', gap: theme.spacing(0.5, 2) },
  // A long bank name wraps next to the mark, not above it.
  '& > .head > .bank': { ...bankCardWords(theme).bank, flex: '1 1 0', minWidth: `min(100%, ${theme.mall.size.select})` },
  '& > .number': {
    ...bankCardWords(theme).number,
    color: theme.vars.palette.roles.inkSoft,
    letterSpacing: '0.08em',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'lining-nums tabular-nums',
  },
}));

/** Shows a bank card, read-only or selectable. */
export function BankCardTile({ bank, lastDigits, isDefault = false, radio, actions, ...root }: BankCardTileProps) {
  const t = useUiText('ui-deferred');
  const ends = t('bankCard.ends', { digits: lastDigits });
  return (
    <Root {...root}>
      {radio && (
        <input
          type="radio"
          name={radio.name}
          value={radio.value}
          checked={radio.checked}
          onChange={() => radio.onChange?.()}
          aria-label={`${bank}, ${ends}`}
        />
      )}
      <div className="head">
        <p className="bank">{bank}</p>
        {isDefault && <span className="mark">{t('address.default')}</span>}
      </div>
      <p className="number">
        <span aria-hidden="true">{`\u2022\u2022\u2022\u2022 ${lastDigits}`}</span>
        <VisuallyHidden>{ends}</VisuallyHidden>
      </p>
      {actions && <div className="actions">{actions}</div>}
    </Root>
  );
}
