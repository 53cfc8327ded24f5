import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { FavoriteButton } from '../../commerce/FavoriteButton/FavoriteButton.tsx';
import { Gallery } from '../../commerce/Gallery/Gallery.tsx';
import { MemberPriceNote } from '../../commerce/MemberPriceNote/MemberPriceNote.tsx';
import { Price } from '../../commerce/Price/Price.tsx';
import { ProductCard } from '../../commerce/ProductCard/ProductCard.tsx';
import { ProductGrid } from '../../commerce/ProductCard/ProductGrid.tsx';
import { ProductCoupons } from '../../commerce/ProductCoupons/ProductCoupons.tsx';
import { QuantityStepper } from '../../commerce/QuantityStepper/QuantityStepper.tsx';
import { ReviewItem } from '../../commerce/ReviewItem/ReviewItem.tsx';
import { ReviewSummary } from '../../commerce/ReviewSummary/ReviewSummary.tsx';
import { ShareMenu } from '../../commerce/ShareMenu/ShareMenu.tsx';
import { findSku, preselect, type Sku } from '../../commerce/SkuPicker/availability.ts';
import { SkuPicker } from '../../commerce/SkuPicker/SkuPicker.tsx';
import type { LanguageCode } from '../../i18n/languages.ts';
import { Breadcrumbs } from '../../primitives/Breadcrumbs/Breadcrumbs.tsx';
import { Container } from '../../primitives/Container/Container.tsx';
import { Eyebrow } from '../../primitives/Eyebrow/Eyebrow.tsx';
import { Section } from '../../primitives/Section/Section.tsx';
import { UiLink } from '../../primitives/UiLink/UiLink.tsx';
import { drawnPicture } from '../../testing/drawnPicture.ts';
import { inLanguage, storyLanguage } from '../../testing/globals.ts';
import { storyProducts } from '../../testing/goods.ts';
import { productTexts } from '../../testing/productTexts.ts';
import { storyReviews, storyStars } from '../../testing/reviews.ts';
import { StoryShell } from '../../testing/shell.tsx';

const Spread = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(4),
  paddingBlock: theme.spacing(3, 7),
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
    columnGap: theme.spacing(10),
    paddingBlock: theme.spacing(4, 12),
  },
  '& .words': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.spacing(3), alignContent: 'start' },
  '& .price': { display: 'grid', gap: theme.spacing(1.5) },
  '& .buy, & .quiet': { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1.5) },
  '& .buy > button': { flex: `1 1 ${theme.mall.size.column}` },
  '& .quiet': { columnGap: theme.spacing(4) },
  '& .shop': {
    ...theme.typography.body2,
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: theme.spacing(0.5, 2),
    margin: 0,
    paddingBlock: theme.spacing(2),
    borderBlock: `${theme.mall.border.hairline} solid ${theme.vars.palette.roles.hairline}`,
  },
}));

const Parts = styled('nav')(({ theme }) => ({
  borderBlockEnd: `${theme.mall.border.hairline} solid ${theme.vars.palette.roles.hairline}`,
  '& > div': { display: 'flex', gap: theme.spacing(4) },
  '& a': { ...theme.typography.body2, display: 'flex', alignItems: 'center', minHeight: theme.mall.size.targetLarge },
}));

const Reviews = styled('div')(({ theme }) => ({
  marginBlockStart: theme.spacing(3),
  '& > article + article': { borderBlockStart: `${theme.mall.border.hairline} solid ${theme.vars.palette.roles.hairline}` },
}));

const Running = styled('p')(({ theme }) => ({ ...theme.typography.body1, margin: 0, maxWidth: theme.mall.size.measure }));

function ProductPage({ language, onReceive }: { language: LanguageCode; onReceive?: (id: string) => void }) {
  const text = inLanguage(language)(productTexts.en, productTexts.zh, productTexts.ko);
  const [bottle = '', refill = ''] = text.formats;
  const skus: Sku[] = [
    { id: '1', values: ['15 ml', bottle], price: '198.00', stock: 95 },
    { id: '2', values: ['30 ml', bottle], price: '328.00', stock: 7 },
    { id: '3', values: ['30 ml', refill], price: '288.00', stock: 70 },
    { id: '4', values: ['15 ml', refill], price: '168.00', stock: 0 },
  ];
  const [choice, setChoice] = useState(preselect(skus));
  const [count, setCount] = useState(1);
  const [collected, setCollected] = useState(false);
  const sku = findSku(skus, choice);
  const memberPrice = sku?.price === '328.00' ? '295.20' : '178.20';
  return (
    <StoryShell language={language}>
      <Container>
        <Breadcrumbs
          sx={{ paddingBlockStart: 3 }}
          items={[...text.crumbs.map((label) => ({ label, href: `#${label}` })), { label: text.title }]}
        />
        <Spread>
          <Gallery
            label={text.title}
            ratio={4 / 5}
            pictures={[
              { src: drawnPicture('dropper', 'clay', true), alt: text.pictures[0] ?? '' },
              { src: drawnPicture('dropper', 'sand'), alt: text.pictures[1] ?? '' },
              { src: drawnPicture('jar', 'clay', true), alt: text.pictures[2] ?? '' },
              { src: drawnPicture('bottle', 'mist', true), alt: text.pictures[3] ?? '' },
            ]}
            video={{ src: 'data:video/mp4;base64,', label: text.film, poster: drawnPicture('dropper', 'plum', true) }}
          />
          <div className="words">
            <div>
              <Eyebrow>{text.eyebrow}</Eyebrow>
              <Typography variant="h1">{text.title}</Typography>
            </div>
            <Typography variant="subtitle1" component="p" color="textSecondary">
              {text.lead}
            </Typography>
            <div className="price">
              <Price value={sku?.price ?? '198.00-328.00'} size="large" />
              <MemberPriceNote price={memberPrice} href="#membership" />
            </div>
            <ProductCoupons
              action="#receive"
              {...(onReceive ? { onReceive } : {})}
              coupons={[
                { id: '1', benefit: { kind: 'amountOff', amount: '30.00' }, condition: text.coupons[0] ?? '', state: 'open' },
                { id: '2', benefit: { kind: 'freeDelivery' }, condition: text.coupons[1] ?? '', state: 'held' },
              ]}
            />
            <SkuPicker
              options={[
                { name: text.size, values: ['15 ml', '30 ml'] },
                { name: text.format, values: text.formats },
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
            <div className="quiet">
              <FavoriteButton favorite={collected} onToggle={setCollected} action="#collect" />
              <ShareMenu url="#product" title={text.title} />
            </div>
            <p className="shop">
              {text.shop}
              <UiLink href="#shop">{text.enter}</UiLink>
            </p>
          </div>
        </Spread>
      </Container>
      <Parts aria-label={text.title}>
        <Container>
          <UiLink look="quiet" href="#introduction">
            {text.introduction}
          </UiLink>
          <UiLink look="quiet" href="#reviews">
            {text.reviews}
          </UiLink>
        </Container>
      </Parts>
      <div id="introduction">
        <Section ground="sunken" title={text.introduction} lead={text.story}>
          <Running>{text.use}</Running>
        </Section>
      </div>
      <div id="reviews">
        <Section title={text.reviews} action={<UiLink href="#all-reviews">{text.allReviews}</UiLink>}>
          <ReviewSummary average={4.7} counts={storyStars} sx={{ maxWidth: 'sm' }} />
          <Reviews>
            {storyReviews(language).map((review) => (
              <ReviewItem key={review.href} {...review} />
            ))}
          </Reviews>
        </Section>
      </div>
      <Section ground="sunken" eyebrow={text.moreEyebrow} title={text.more} action={<UiLink href="#all">{text.seeAll}</UiLink>}>
        <ProductGrid across={4}>
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

/** One product: pictures, price, variants, coupons, shop, description and reviews. */
const meta = {
  title: 'Pages/Product',
  component: ProductPage,
  parameters: { layout: 'fullscreen' },
  args: { language: 'en', onReceive: fn() },
  render: (args, { globals }) => <ProductPage {...args} language={storyLanguage(globals)} />,
} satisfies Meta<typeof ProductPage>;

export default meta;
export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('30 ml'));
    await expect(canvas.getByText('¥328.00')).toBeVisible();
    const collect = canvas.getByRole('button', { pressed: false });
    await userEvent.click(collect);
    await expect(collect).toHaveAttribute('aria-pressed', 'true');
    const [receive] = [...(canvas.getByText('¥30').closest('li')?.querySelectorAll('button') ?? [])];
    if (!receive) throw new Error('no coupon can be received');
    receive.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onReceive).toHaveBeenLastCalledWith('1');
  },
};
