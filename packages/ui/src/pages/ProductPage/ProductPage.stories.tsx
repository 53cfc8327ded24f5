import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Price } from '../../commerce/Price/Price.tsx';
import { ProductCard } from '../../commerce/ProductCard/ProductCard.tsx';
import { ProductGrid } from '../../commerce/ProductCard/ProductGrid.tsx';
import { QuantityStepper } from '../../commerce/QuantityStepper/QuantityStepper.tsx';
import { findSku, preselect, type Sku } from '../../commerce/SkuPicker/availability.ts';
import { SkuPicker } from '../../commerce/SkuPicker/SkuPicker.tsx';
import type { LanguageCode } from '../../i18n/languages.ts';
import { Breadcrumbs } from '../../primitives/Breadcrumbs/Breadcrumbs.tsx';
import { Container } from '../../primitives/Container/Container.tsx';
import { Eyebrow } from '../../primitives/Eyebrow/Eyebrow.tsx';
import { Picture } from '../../primitives/Picture/Picture.tsx';
import { Section } from '../../primitives/Section/Section.tsx';
import { UiLink } from '../../primitives/UiLink/UiLink.tsx';
import { drawnPicture } from '../../testing/drawnPicture.ts';
import { storyLanguage } from '../../testing/globals.ts';
import { storyProducts } from '../../testing/goods.ts';
import { StoryShell } from '../../testing/shell.tsx';

const Spread = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  paddingBlock: theme.spacing(3, 7),
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
    columnGap: theme.spacing(10),
    paddingBlock: theme.spacing(4, 12),
  },
  '& .pictures': { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: theme.spacing(2), alignContent: 'start' },
  '& .pictures > :first-of-type': { gridColumn: '1 / -1' },
  '& .words': { display: 'grid', gap: theme.spacing(3), alignContent: 'start' },
  '& .buy': { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1.5) },
  '& .buy > button': { flex: `1 1 ${theme.mall.size.column}` },
}));

const texts = {
  en: {
    eyebrow: 'Haelan · Serums & treatments',
    title: 'Bakuchiol Night Serum',
    lead: 'A quiet alternative to retinol. Pressed from babchi seed and rested in squalane, it smooths overnight and asks nothing of sensitive skin.',
    size: 'Size',
    format: 'Format',
    refill: ['With bottle', 'Refill'],
    add: 'Add to cart',
    buy: 'Buy now',
    seeAll: 'See everything',
    more: 'Goes well with it',
    moreEyebrow: 'The evening shelf',
    crumbs: ['Home', 'Serums & treatments'],
  },
  zh: {
    eyebrow: '禾澜 · 精华与护理',
    title: '补骨脂酚晚安精华',
    lead: '视黄醇的温和替代。取自补骨脂籽，静置于角鲨烷之中，夜里抚平细纹，敏感肌也能安心使用。',
    size: '规格',
    format: '款式',
    refill: ['含瓶', '替换装'],
    add: '加入购物车',
    buy: '立即购买',
    seeAll: '查看全部',
    more: '相宜之物',
    moreEyebrow: '夜间书架',
    crumbs: ['首页', '精华与护理'],
  },
};

function ProductPage({ language }: { language: LanguageCode }) {
  const text = texts[language === 'en' ? 'en' : 'zh'];
  const [bottle = '', refill = ''] = text.refill;
  const skus: Sku[] = [
    { id: '1', values: ['15 ml', bottle], price: '198.00', stock: 95 },
    { id: '2', values: ['30 ml', bottle], price: '328.00', stock: 7 },
    { id: '3', values: ['30 ml', refill], price: '288.00', stock: 70 },
    { id: '4', values: ['15 ml', refill], price: '168.00', stock: 0 },
  ];
  const [choice, setChoice] = useState(preselect(skus));
  const [count, setCount] = useState(1);
  const sku = findSku(skus, choice);
  return (
    <StoryShell language={language}>
      <Container>
        <div style={{ paddingBlockStart: 24 }}>
          <Breadcrumbs
            items={[{ label: text.crumbs[0] ?? '', href: '#' }, { label: text.crumbs[1] ?? '', href: '#c' }, { label: text.title }]}
          />
        </div>
        <Spread>
          <div className="pictures">
            <Picture
              src={drawnPicture('dropper', 'clay', true)}
              alt={text.title}
              ratio={1}
              priority
              sizes="(min-width: 900px) 55vw, 100vw"
            />
            <Picture src={drawnPicture('dropper', 'sand')} alt="" ratio={4 / 5} />
            <Picture src={drawnPicture('jar', 'clay', true)} alt="" ratio={4 / 5} />
          </div>
          <div className="words">
            <div>
              <Eyebrow>{text.eyebrow}</Eyebrow>
              <Typography variant="h1">{text.title}</Typography>
            </div>
            <Price value={sku?.price ?? '198.00-328.00'} size="large" />
            <Typography variant="subtitle1" component="p" color="textSecondary">
              {text.lead}
            </Typography>
            <SkuPicker
              options={[
                { name: text.size, values: ['15 ml', '30 ml'] },
                { name: text.format, values: text.refill },
              ]}
              skus={skus}
              value={choice}
              onChange={(next) => setChoice(next)}
            />
            <QuantityStepper value={count} onChange={setCount} max={sku?.stock ?? 1} />
            <div className="buy">
              <Button variant="contained" size="large">
                {text.add}
              </Button>
              <Button variant="outlined" size="large">
                {text.buy}
              </Button>
            </div>
          </div>
        </Spread>
      </Container>
      <Section eyebrow={text.moreEyebrow} title={text.more} action={<UiLink href="#all">{text.seeAll}</UiLink>}>
        <ProductGrid>
          {storyProducts(language)
            .slice(3, 7)
            .map((product) => (
              <ProductCard key={product.href} {...product} />
            ))}
        </ProductGrid>
      </Section>
    </StoryShell>
  );
}

const meta = {
  title: 'Pages/Product',
  component: ProductPage,
  parameters: { layout: 'fullscreen' },
  args: { language: 'en' },
  render: (_, { globals }) => <ProductPage language={storyLanguage(globals)} />,
} satisfies Meta<typeof ProductPage>;

export default meta;
export const Default: StoryObj<typeof meta> = {};
