import type { Meta, StoryObj } from '@storybook/react-vite';
import { ShopCard } from '../../commerce/ShopCard/ShopCard.tsx';
import { ShopCardSkeleton } from '../../commerce/ShopCard/ShopCardSkeleton.tsx';
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx';
import type { LanguageCode } from '../../i18n/languages.ts';
import { CardGrid } from '../../primitives/CardGrid/CardGrid.tsx';
import { Pagination } from '../../primitives/Pagination/Pagination.tsx';
import { Section } from '../../primitives/Section/Section.tsx';
import { inLanguage, storyLanguage } from '../../testing/globals.ts';
import { StoryShell } from '../../testing/shell.tsx';
import { storyShops } from '../../testing/shops.ts';

interface ShopListPageProps {
  readonly language: LanguageCode;
  readonly outcome?: 'found' | 'loading' | 'nothing';
}

function Shops({ language, outcome = 'found' }: ShopListPageProps) {
  const say = inLanguage(language);
  if (outcome === 'nothing')
    return (
      <EmptyState title={say('No shop of this name', '没有找到这样的店铺', '그런 이름의 상점이 없습니다')}>
        {say('Try a shorter name, or a single word of it.', '换一个更短的名字试试。', '더 짧은 이름이나 한 단어로 찾아 보세요.')}
      </EmptyState>
    );
  return (
    <CardGrid label={say('Shops', '店铺', '상점')}>
      {storyShops(language).map((shop) =>
        outcome === 'loading' ? <ShopCardSkeleton key={shop.href} /> : <ShopCard key={shop.href} {...shop} level={2} />,
      )}
    </CardGrid>
  );
}

function ShopListPage(props: ShopListPageProps) {
  const { language, outcome = 'found' } = props;
  const say = inLanguage(language);
  return (
    <StoryShell language={language}>
      <Section tight level={1} eyebrow={say('Houses and workshops', '小铺与工坊', '작은 가게와 공방')} title={say('Shops', '店铺', '상점')}>
        <Shops {...props} />
      </Section>
      {outcome === 'found' && (
        <Section tight>
          <Pagination page={1} count={4} hrefOf={(page) => `?page=${page}`} />
        </Section>
      )}
    </StoryShell>
  );
}

/** Shops that match a search, or that the customer follows. */
const meta = {
  title: 'Pages/ShopList',
  component: ShopListPage,
  parameters: { layout: 'fullscreen' },
  args: { language: 'en' },
  render: (args, { globals }) => <ShopListPage {...args} language={storyLanguage(globals)} />,
} satisfies Meta<typeof ShopListPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = { args: { outcome: 'loading' } };
export const NothingFound: Story = { args: { outcome: 'nothing' } };
