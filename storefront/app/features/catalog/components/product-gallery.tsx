import { Picture } from '@mall/ui';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: theme.spacing(2),
  alignContent: 'start',
  '& > :first-of-type': { gridColumn: '1 / -1' },
}));

/** The product's pictures: the pack large, texture and scene below it. */
export function ProductGallery({ name, pictures }: { name: string; pictures: readonly string[] }) {
  const { t } = useTranslation('catalog');
  return (
    <Grid>
      {pictures.map((src, at) => (
        <Picture
          key={src}
          src={src}
          alt={at === 0 ? name : t('product.pictureAlt', { name, number: at + 1 })}
          ratio={at === 0 ? 1 : 4 / 5}
          priority={at === 0}
          sizes={at === 0 ? '(min-width: 900px) 50vw, 100vw' : '(min-width: 900px) 25vw, 50vw'}
        />
      ))}
    </Grid>
  );
}
