import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { CartGroup } from '../../commerce/CartGroup/CartGroup.tsx';
import { CartLine } from '../../commerce/CartLine/CartLine.tsx';
import { ShopCard } from '../../commerce/ShopCard/ShopCard.tsx';
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx';
import type { LanguageCode } from '../../i18n/languages.ts';
import { TabLinks } from '../../navigation/Tabs/TabLinks.tsx';
import { ConfirmDialog } from '../../overlays/ConfirmDialog/ConfirmDialog.tsx';
import { CardGrid } from '../../primitives/CardGrid/CardGrid.tsx';
import { StoryAccount } from '../../testing/account.tsx';
import { inLanguage, storyLanguage } from '../../testing/globals.ts';
import { storyProducts } from '../../testing/goods.ts';
import { storyShops } from '../../testing/shops.ts';

const words = {
  en: {
    title: 'Saved',
    products: 'Products',
    shops: 'Shops',
    shop: 'Sylvane Flagship',
    remove: 'Remove (#)',
    confirm: 'Remove',
    sure: 'Remove them from what you saved?',
    again: 'You can save them again at any time.',
    none: 'Nothing saved yet',
    noneText: 'Press the heart on a product, and it waits for you here.',
  },
  zh: {
    title: '我的收藏',
    products: '商品',
    shops: '店铺',
    shop: '林间集旗舰店',
    remove: '移除（#）',
    confirm: '移除',
    sure: '从收藏中移除？',
    again: '以后随时可以重新收藏。',
    none: '还没有收藏',
    noneText: '在商品页点一下爱心，它就会在这里等您。',
  },
  ko: {
    title: '찜 목록',
    products: '상품',
    shops: '상점',
    shop: '실반 플래그십',
    remove: '빼기 (#)',
    confirm: '빼기',
    sure: '찜 목록에서 뺄까요?',
    again: '언제든지 다시 찜할 수 있습니다.',
    none: '아직 찜한 상품이 없습니다',
    noneText: '상품 페이지의 하트를 누르면 여기에 모입니다.',
  },
};

interface CollectionPageProps {
  readonly language: LanguageCode;
  readonly shown: 'products' | 'shops' | 'none';
  readonly onRemove?: (hrefs: readonly string[]) => void;
}

/** The products that were saved, to be removed one by one or several at once. */
function SavedProducts({ language, onRemove }: Pick<CollectionPageProps, 'language' | 'onRemove'>) {
  const say = inLanguage(language)(words.en, words.zh, words.ko);
  const products = storyProducts(language).slice(3, 8);
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const [asked, setAsked] = useState(false);
  const tick = (href: string, checked: boolean) => setTicked((now) => (checked ? [...now, href] : now.filter((other) => other !== href)));
  return (
    <>
      <CartGroup
        shopName={say.shop}
        tick={{
          checked: ticked.length === products.length,
          onChange: (checked) => setTicked(checked ? products.map(({ href }) => href) : []),
        }}
        action={
          <Button size="small" variant="outlined" disabled={ticked.length === 0} onClick={() => setAsked(true)}>
            {say.remove.replace('#', String(ticked.length))}
          </Button>
        }
      >
        {products.map(({ href, title, pictureUrl = '', price, state = 'available' }) => (
          <CartLine
            key={href}
            {...{ href, title, pictureUrl, state }}
            price={price}
            tick={{
              name: 'collection',
              value: href,
              checked: ticked.includes(href),
              onChange: (checked) => tick(href, checked),
              always: true,
            }}
          />
        ))}
      </CartGroup>
      <ConfirmDialog
        open={asked}
        title={say.sure}
        confirmText={say.confirm}
        destructive
        onConfirm={() => {
          setAsked(false);
          onRemove?.(ticked);
        }}
        onCancel={() => setAsked(false)}
      >
        {say.again}
      </ConfirmDialog>
    </>
  );
}

function CollectionPage({ language, shown, onRemove }: CollectionPageProps) {
  const say = inLanguage(language)(words.en, words.zh, words.ko);
  return (
    <StoryAccount language={language} current="collection" title={say.title}>
      <TabLinks
        label={say.title}
        current={shown === 'shops' ? '#shops' : '#products'}
        links={[
          { href: '#products', label: say.products },
          { href: '#shops', label: say.shops },
        ]}
      />
      {shown === 'products' && <SavedProducts language={language} {...(onRemove ? { onRemove } : {})} />}
      {shown === 'shops' && (
        <CardGrid label={say.shops}>
          {storyShops(language)
            .slice(0, 4)
            .map((shop) => (
              <ShopCard key={shop.href} {...shop} level={2} follow={{ ...shop.follow, followed: true }} />
            ))}
        </CardGrid>
      )}
      {shown === 'none' && (
        <EmptyState title={say.none} icon="heart">
          {say.noneText}
        </EmptyState>
      )}
    </StoryAccount>
  );
}

/** Saved products and followed shops, to be removed one by one or several at once. */
const meta = {
  title: 'Pages/Collection',
  component: CollectionPage,
  parameters: { layout: 'fullscreen' },
  args: { language: 'en', shown: 'products', onRemove: fn() },
  render: (args, { globals }) => <CollectionPage {...args} language={storyLanguage(globals)} />,
} satisfies Meta<typeof CollectionPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const [all, ...ticks] = canvas.getAllByRole('checkbox');
    await userEvent.click(all ?? document.body);
    for (const tick of ticks) {
      await expect(tick).toBeChecked();
      await expect(tick).toBeEnabled();
    }
    ticks[0]?.focus();
    await userEvent.keyboard(' ');
    await expect(all).not.toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: /4/ }));
    await screen.findByRole('dialog');
    await userEvent.click(screen.getAllByRole('button').at(-1) ?? document.body);
    await expect(args.onRemove).toHaveBeenCalledWith(['#5', '#6', '#7', '#8']);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
export const Shops: Story = { args: { shown: 'shops' } };
export const None: Story = { args: { shown: 'none' } };
