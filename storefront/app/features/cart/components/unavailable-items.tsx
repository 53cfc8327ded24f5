import { CartLine, styled } from '@mall/ui';
import Button from '@mui/material/Button';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { UnavailableItem } from '../cart.ts';
import { cartFields, writeIntent } from '../cart-form.ts';

const Root = styled('section')(({ theme }) => ({
  '& > header': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: theme.spacing(2),
    paddingBlockEnd: theme.spacing(1.5),
    borderBlockEnd: `${theme.mall.border.hairline} solid ${theme.vars.palette.roles.hairline}`,
  },
  '& > header h2': { ...theme.typography.h6, margin: 0, color: theme.vars.palette.roles.inkSoft },
  '& > ul': { listStyle: 'none', margin: 0, padding: 0 },
  '& > ul > li + li': { borderBlockStart: `${theme.mall.border.hairline} solid ${theme.vars.palette.roles.hairline}` },
  // Only the image is dimmed; text keeps its contrast.
  '& .image': { filter: 'grayscale(1)', opacity: 0.6 },
  // The same columns as the lines above, whose quantities are fields.
  [theme.breakpoints.up('md')]: {
    '& .quantity': { width: `calc(2 * ${theme.mall.size.target} + ${theme.mall.size.digits})`, textAlign: 'center' },
    '& .actions': { width: theme.spacing(11) },
  },
}));

interface GoneItemsProps {
  readonly items: readonly UnavailableItem[];
  readonly productHref: (id: number) => string;
}

/** Renders the items that can no longer be bought, each with its reason. */
export function UnavailableItems({ items, productHref }: GoneItemsProps) {
  const { t } = useTranslation('cart');
  const id = useId();
  if (items.length === 0) return null;
  return (
    <Root aria-labelledby={id}>
      <header>
        <h2 id={id}>{t('gone.title', { count: items.length })}</h2>
        <Button type="submit" variant="text" size="small" name={cartFields.intent} value={writeIntent({ kind: 'clear' })}>
          {t('gone.clear')}
        </Button>
      </header>
      <ul>
        {items.map((item) => (
          <li key={item.id}>
            <input type="hidden" name={cartFields.gone} value={item.id} />
            <CartLine
              href={productHref(item.productId)}
              title={item.name}
              imageUrl={item.image}
              price={item.price}
              state={item.reason}
              quantity={t('gone.count', { count: item.count })}
              actions={
                <Button
                  type="submit"
                  variant="text"
                  size="small"
                  name={cartFields.intent}
                  value={writeIntent({ kind: 'remove', id: item.id })}
                  aria-label={t('removeNamed', { name: item.name })}
                >
                  {t('remove')}
                </Button>
              }
            />
          </li>
        ))}
      </ul>
    </Root>
  );
}
