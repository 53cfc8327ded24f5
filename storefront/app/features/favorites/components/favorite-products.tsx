import { BusyButton, ProductCard, ProductGrid, styled } from '@mall/ui';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Form, Link, useNavigation } from 'react-router-dom';
import { favoriteField } from '../favorite-intent.ts';
import type { FavoriteProduct } from '../favorites.ts';

const Favorite = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateRows: '1fr auto',
  height: '100%',
  '& > .actions': { display: 'flex', flexWrap: 'wrap', columnGap: theme.spacing(2), marginBlockStart: theme.spacing(0.5) },
  // The labels of the buttons align with the card's edge.
  '& > .actions .MuiButton-text': { minWidth: 0, paddingInline: 0 },
}));

interface FavoriteProductsProps {
  readonly products: readonly FavoriteProduct[];
  readonly label: string;
  readonly hrefs: { readonly product: (id: number) => string; readonly similar: (id: number) => string };
}

/** Renders the favorite products, each with a link to similar ones and a remove button. */
export function FavoriteProducts({ products, label, hrefs }: FavoriteProductsProps) {
  const { t } = useTranslation('favorites');
  const { formData } = useNavigation();
  return (
    <ProductGrid label={label}>
      {products.map(({ id, productId, name, image, price, state }) => (
        <Favorite key={id}>
          <ProductCard href={hrefs.product(productId)} title={name} imageUrl={image} {...{ price, state }} level={2} />
          <div className="actions">
            <Button
              component={Link}
              to={hrefs.similar(productId)}
              variant="text"
              size="small"
              aria-label={t('similar.to', { name })}
              color="inherit"
            >
              {t('similar.show')}
            </Button>
            <Form method="post" preventScrollReset>
              <input type="hidden" name={favoriteField} value={id} />
              <BusyButton
                type="submit"
                variant="text"
                size="small"
                color="inherit"
                pending={formData?.get(favoriteField) === String(id)}
                aria-label={t('removeWhat', { name })}
              >
                {t('remove')}
              </BusyButton>
            </Form>
          </div>
        </Favorite>
      ))}
    </ProductGrid>
  );
}
