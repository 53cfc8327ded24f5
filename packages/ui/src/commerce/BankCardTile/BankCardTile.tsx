import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useUiText } from '../../i18n/useUiText.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { chosenInForcedColours } from '../../theme/chosen.ts';
import { focusRing } from '../../theme/focusRing.ts';
import type { RootProps } from '../../theme/rootProps.ts';
import { bankCardBox, bankCardWords } from './bankCardBox.ts';

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
  ...bankCardBox(theme),
  '&:has(input:checked)': {
    borderColor: theme.vars.palette.roles.green,
    boxShadow: `inset 0 0 0 ${theme.mall.border.hairline} ${theme.vars.palette.roles.green}`,
    ...chosenInForcedColours,
  },
  '&:has(input:focus-visible)': focusRing(theme),
  '& input': { position: 'absolute', inset: 0, width: '100%', height: '100%', margin: 0, opacity: 0, cursor: 'pointer' },
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
  '& .mark': {
    ...theme.typography.caption,
    paddingInline: theme.spacing(1),
    borderRadius: theme.mall.radius.pill,
    backgroundColor: theme.vars.palette.roles.clayVeil,
    color: theme.vars.palette.roles.clay,
  },
  '& .actions': {
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: theme.spacing(2),
    marginBlockStart: 'auto',
    paddingBlockStart: theme.spacing(1),
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
