import { Section, styled } from '@mall/ui';
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
  /** Returns the anchor id of a chapter by its index. */
  readonly idOf: (at: number) => string;
  /** Links to the chapters and to the parts after them. */
  readonly children: ReactNode;
}

/** Renders the product's introduction, ingredients and directions one below another; tabs link to each chapter and hide none. */
export function ProductIntroduction({ tabs, idOf, children }: ProductIntroductionProps) {
  const { t } = useTranslation('catalog');
  return (
    <Section ground="sunken" eyebrow={t('product.introductionEyebrow')} title={t('product.introduction')}>
      {children}
      <Chapters>
        {tabs.map(({ name, html }, index) => (
          <section key={name} id={idOf(index)}>
            <Typography variant="h4" component="h3" gutterBottom>
              {name}
            </Typography>
            {/* The gateway builds this HTML from escaped text: it contains neither scripts nor handlers. */}
            <div dangerouslySetInnerHTML={{ __html: html }} />
          </section>
        ))}
      </Chapters>
    </Section>
  );
}
