import { useId } from 'react';
import { BankCardTile } from '../../commerce/wallet/BankCardTile/BankCardTile.tsx';
import { FieldNotes } from '../../fields/fieldParts.tsx';
import { useUiText } from '../../i18n/useUiText.ts';
import { UiLink } from '../../primitives/UiLink/UiLink.tsx';
import { styled } from '../../styles/styled.ts';
import { Aside } from '../shared/SignInLinks.tsx';

/** A bank card that receives a withdrawal. */
export interface PayoutCard {
  /** Id of the card. */
  readonly id: string;
  /** Name of the bank. */
  readonly bank: string;
  /** The last four digits of its number. */
  readonly lastDigits: string;
  /** Whether the card is the customer's default. */
  readonly isDefault?: boolean;
}

/** Props of {@link CardPicker}. */
export interface CardPickerProps {
  cards: readonly PayoutCard[];
  /** Id of the selected card. */
  chosen: string;
  onChoose: (id: string) => void;
  /** URL where a card is added. */
  addHref: string;
  error: string | undefined;
}

const Group = styled('fieldset')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& > legend': { ...theme.typography.body2, fontWeight: 500, padding: 0, marginBlockEnd: theme.spacing(0.75) },
}));

/** Renders the bank cards to choose from. */
export function CardPicker({ cards, chosen, onChoose, addHref, error }: CardPickerProps) {
  const t = useUiText('ui-deferred');
  const id = useId();
  return (
    <Group role="radiogroup" {...(error ? { 'aria-describedby': `${id}-error`, 'aria-invalid': true } : {})}>
      <legend>{t('withdrawal.card')}</legend>
      {cards.map(({ id: card, bank, lastDigits, isDefault = false }) => (
        <BankCardTile
          key={card}
          bank={bank}
          lastDigits={lastDigits}
          isDefault={isDefault}
          radio={{ name: 'bankCardId', value: card, checked: card === chosen, onChange: () => onChoose(card) }}
        />
      ))}
      <Aside>
        {cards.length === 0 && t('withdrawal.noCard')} <UiLink href={addHref}>{t('withdrawal.addCard')}</UiLink>
      </Aside>
      <FieldNotes id={id} error={error} />
    </Group>
  );
}
