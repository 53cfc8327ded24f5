import { BankCardTile, CardGrid } from '@mall/ui';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router-dom';
import { type BankCard, cardIntents } from '../bank-cards.ts';
import { RemoveCard } from './remove-card.tsx';

/** Renders the bank cards, each with its actions. */
export function CardTiles({ cards, pageHref }: { readonly cards: readonly BankCard[]; readonly pageHref: string }) {
  const { t } = useTranslation('wallet');
  return (
    <CardGrid label={t('cards.title')}>
      {cards.map(({ id, bank, lastDigits, isDefault }) => (
        <BankCardTile
          key={id}
          {...{ bank, lastDigits, isDefault }}
          actions={
            <>
              {!isDefault && (
                <Form method="post" action={pageHref} preventScrollReset>
                  <input type="hidden" name="id" value={id} />
                  <Button
                    type="submit"
                    name="intent"
                    value={cardIntents.makeDefault}
                    variant="text"
                    size="small"
                    color="inherit"
                    aria-label={t('cards.makeDefaultWhat', { digits: lastDigits })}
                  >
                    {t('cards.makeDefault')}
                  </Button>
                </Form>
              )}
              <RemoveCard card={{ id, bank, lastDigits, isDefault }} pageHref={pageHref} />
            </>
          }
        />
      ))}
    </CardGrid>
  );
}
