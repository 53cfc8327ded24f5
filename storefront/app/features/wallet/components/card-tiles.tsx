import { BankCardTile, CardGrid } from '@mall/ui';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router-dom';
import { type BankCard, cardIntents } from '../bank-cards.ts';

/** Renders the bank cards, each with its actions. */
export function CardTiles({ cards, pageHref }: { readonly cards: readonly BankCard[]; readonly pageHref: string }) {
  const { t } = useTranslation('wallet');
  return (
    <CardGrid label={t('cards.title')}>
      {cards.map(({ id, bank, lastDigits, isDefault }) => {
        const action = (intent: string, text: string, what: string) => (
          <Form method="post" action={pageHref} preventScrollReset>
            <input type="hidden" name="id" value={id} />
            <Button type="submit" name="intent" value={intent} variant="text" size="small" color="inherit" aria-label={what}>
              {text}
            </Button>
          </Form>
        );
        return (
          <BankCardTile
            key={id}
            {...{ bank, lastDigits, isDefault }}
            actions={
              <>
                {!isDefault && action(cardIntents.makeDefault, t('cards.makeDefault'), t('cards.makeDefaultWhat', { digits: lastDigits }))}
                {action(cardIntents.remove, t('cards.remove'), t('cards.removeWhat', { digits: lastDigits }))}
              </>
            }
          />
        );
      })}
    </CardGrid>
  );
}
