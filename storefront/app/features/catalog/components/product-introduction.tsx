import { Section } from '@mall/ui';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Product } from '../product.ts';

const Chapters = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(5),
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)', columnGap: theme.spacing(12) },
  '& > :first-of-type': { [theme.breakpoints.up('md')]: { gridRow: 'span 2' } },
  '& p': { ...theme.typography.body1, margin: 0, maxWidth: theme.mall.size.measure },
  '& p + p': { marginBlockStart: theme.spacing(2) },
  '& > :first-of-type p:first-of-type': { ...theme.typography.subtitle1 },
}));

interface ProductIntroductionProps extends Pick<Product, 'tabs'> {
  /** Where links to a chapter lead, by its place. */
  readonly idOf: (at: number) => string;
  /** Links to the chapters and to what follows them. */
  readonly children: ReactNode;
}

/** What is to be told of the product: introduction, ingredients, directions, laid out to be read; tabs lead to each of them and hide none. */
export function ProductIntroduction({ tabs, idOf, children }: ProductIntroductionProps) {
  const { t } = useTranslation('catalog');
  return (
    <Section ground="sunken" eyebrow={t('product.introductionEyebrow')} title={t('product.introduction')}>
      {children}
      <Chapters>
        {tabs.map(({ name, html }, at) => (
          <section key={name} id={idOf(at)}>
            <Typography variant="h4" component="h3" gutterBottom>
              {name}
            </Typography>
            {/* The gateway sanitises html before it leaves: the contract's Html promises neither scripts nor handlers. */}
            <div dangerouslySetInnerHTML={{ __html: html }} />
          </section>
        ))}
      </Chapters>
    </Section>
  );
}
