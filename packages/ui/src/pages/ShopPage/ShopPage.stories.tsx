import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { CouponTicket } from '../../commerce/CouponTicket/CouponTicket.tsx';
import { ProductCard } from '../../commerce/ProductCard/ProductCard.tsx';
import { ProductGrid } from '../../commerce/ProductCard/ProductGrid.tsx';
import { ShopHead } from '../../commerce/ShopHead/ShopHead.tsx';
import { SortBar } from '../../commerce/SortBar/SortBar.tsx';
import type { LanguageCode } from '../../i18n/languages.ts';
import { TabLinks } from '../../navigation/Tabs/TabLinks.tsx';
import { CardGrid } from '../../primitives/CardGrid/CardGrid.tsx';
import { Container } from '../../primitives/Container/Container.tsx';
import { Section } from '../../primitives/Section/Section.tsx';
import { storyCoupons } from '../../testing/coupons.ts';
import { inLanguage, storyLanguage } from '../../testing/globals.ts';
import { storyProducts } from '../../testing/goods.ts';
import { StoryShell } from '../../testing/shell.tsx';
import { storyShopHead } from '../../testing/shops.ts';

const shelves = {
  en: ['Everything', 'Cleansers & toners', 'Serums & treatments', 'Creams & oils', 'Bath & body'],
  zh: ['全部商品', '洁面与爽肤', '精华', '面霜与护肤油', '沐浴与身体'],
  ko: ['전체 상품', '클렌저·토너', '세럼·트리트먼트', '크림·오일', '배스·바디'],
};

interface ShopPageProps {
  readonly language: LanguageCode;
  readonly onFollow: (followed: boolean) => void;
}

function ShopPage({ language, onFollow }: ShopPageProps) {
  const say = inLanguage(language);
  const head = storyShopHead(language);
  return (
    <StoryShell language={language}>
      <Container>
        <ShopHead {...head} onFollow={onFollow} sx={{ paddingBlockStart: { xs: 3, md: 5 } }} />
      </Container>
      <Section tight title={say('Coupons of this shop', '本店优惠券', '이 상점의 쿠폰')}>
        <CardGrid>
          {storyCoupons(language)
            .slice(0, 3)
            .map((coupon) => (
              <CouponTicket
                key={coupon.name}
                {...coupon}
                action={
                  <Button size="small" variant={coupon.state === 'open' ? 'contained' : 'outlined'}>
                    {coupon.state === 'open' ? say('Receive', '领取', '받기') : say('Use it', '去使用', '사용하기')}
                  </Button>
                }
              />
            ))}
        </CardGrid>
      </Section>
      <Section tight title={say('From this shop', '本店商品', '이 상점의 상품')}>
        <TabLinks
          label={say('Shelves', '分类', '상품 분류')}
          links={inLanguage(language)(shelves.en, shelves.zh, shelves.ko).map((label, at) => ({ label, href: `?class=${at}` }))}
          current="?class=0"
          sx={{ marginBlockEnd: 3 }}
        />
        <SortBar count={19} hrefOf={(sort) => `?sort=${sort}`} sx={{ marginBlockEnd: 3 }} />
        <ProductGrid>
          {storyProducts(language).map(({ shopName: _, ...product }) => (
            <ProductCard key={product.href} {...product} />
          ))}
        </ProductGrid>
      </Section>
    </StoryShell>
  );
}

/** One shop: its head, its own lists and all its products. */
const meta = {
  title: 'Pages/Shop',
  component: ShopPage,
  parameters: { layout: 'fullscreen' },
  args: { language: 'en', onFollow: fn() },
  render: (args, { globals }) => <ShopPage {...args} language={storyLanguage(globals)} />,
} satisfies Meta<typeof ShopPage>;

export default meta;
export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas, args, globals }) => {
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(storyShopHead(storyLanguage(globals)).name) }));
    await expect(args.onFollow).toHaveBeenCalledWith(true);
  },
};
