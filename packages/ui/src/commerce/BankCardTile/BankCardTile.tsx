import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useUiText } from '../../i18n/useUiText.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { recordCard, selectableCard } from '../../styles/recordCard.ts';
import type { RootProps } from '../../theme/rootProps.ts';
import { bankCardWords } from './bankCardWords.ts';

/** Props of {@link BankCardTile}. */
export interface BankCardTileProps extends RootProps<'div'> {
  /** The bank, in words. */
  bank: string;
  /** The last four digits of the number; no more of it is ever shown. */
  lastDigits: string;
  /** It is taken where none is chosen. @default false */
  isDefault?: boolean;
  /** Makes the card one of a group to choose from: a radio of this name and value. */
  radio?: { name: string; value: string; checked: boolean; onChange?: () => void };
  /** Edit, delete and the like. */
  actions?: ReactNode;
}

const Root = styled('div')(({ theme }) => ({
  ...recordCard(theme),
  ...selectableCard(theme),
  '& .head': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', justifyContent: 'space-between', gap: theme.spacing(0.5, 2) },
  // A long name breaks beside the mark, not above it.
  '& .bank': { ...bankCardWords(theme).bank, flex: '1 1 0', minWidth: `min(100%, ${theme.mall.size.select})` },
  '& .number': {
    ...bankCardWords(theme).number,
    color: theme.vars.palette.roles.inkSoft,
    letterSpacing: '0.08em',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'lining-nums tabular-nums',
  },
}));

/** A bank card, to look at or to choose. */
export function BankCardTile({ bank, lastDigits, isDefault = false, radio, actions, ...root }: BankCardTileProps) {
  const say = useUiText();
  const ends = say('bankCard.ends', { digits: lastDigits });
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
        {isDefault && <span className="mark">{say('address.default')}</span>}
      </div>
      <p className="number">
        <span aria-hidden="true">{`\u2022\u2022\u2022\u2022 ${lastDigits}`}</span>
        <VisuallyHidden>{ends}</VisuallyHidden>
      </p>
      {actions && <div className="actions">{actions}</div>}
    </Root>
  );
}
