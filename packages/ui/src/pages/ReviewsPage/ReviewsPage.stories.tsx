import { styled } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ReviewItem } from '../../commerce/ReviewItem/ReviewItem.tsx';
import { ReviewItemSkeleton } from '../../commerce/ReviewItem/ReviewItemSkeleton.tsx';
import { ReviewSummary } from '../../commerce/ReviewSummary/ReviewSummary.tsx';
import { ReviewTabs } from '../../commerce/ReviewTabs/ReviewTabs.tsx';
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx';
import type { LanguageCode } from '../../i18n/languages.ts';
import { Pagination } from '../../primitives/Pagination/Pagination.tsx';
import { Section } from '../../primitives/Section/Section.tsx';
import { UiLink } from '../../primitives/UiLink/UiLink.tsx';
import { inLanguage, storyLanguage } from '../../testing/globals.ts';
import { storyReviewCounts, storyReviews, storyStars } from '../../testing/reviews.ts';
import { StoryShell } from '../../testing/shell.tsx';

const List = styled('div')(({ theme }) => ({
  marginBlock: theme.spacing(5),
  '& > article + article': { borderBlockStart: `${theme.mall.border.hairline} solid ${theme.vars.palette.roles.hairline}` },
}));

interface ReviewsPageProps {
  readonly language: LanguageCode;
  readonly content: 'some' | 'none' | 'loading';
}

function ReviewsPage({ language, content }: ReviewsPageProps) {
  const say = inLanguage(language);
  const counts = content === 'none' ? { all: 0, withPictures: 0, withFollowUp: 0 } : storyReviewCounts;
  return (
    <StoryShell language={language}>
      <Section
        tight
        level={1}
        eyebrow={say('Bakuchiol Night Serum', '补骨脂酚晚安精华', '바쿠치올 나이트 세럼')}
        title={say('Reviews', '商品评价', '상품 후기')}
        action={<UiLink href="#product">{say('Back to the product', '返回商品', '상품으로 돌아가기')}</UiLink>}
      >
        {content === 'none' ? (
          <ReviewSummary counts={[0, 0, 0, 0, 0]} sx={{ maxWidth: 'sm', marginBlockEnd: 6 }} />
        ) : (
          <ReviewSummary average={4.7} counts={storyStars} sx={{ maxWidth: 'sm', marginBlockEnd: 6 }} />
        )}
        <ReviewTabs current="all" counts={counts} hrefs={{ all: '#all', withPictures: '#pictures', withFollowUp: '#follow-up' }} />
        {content === 'none' && (
          <EmptyState title={say('Nobody has written yet', '还没有人评价', '아직 후기가 없습니다')}>
            {say('When you have used it, tell others how it was.', '用过之后，说说您的感受。', '써 보신 뒤에 느낌을 들려주세요.')}
          </EmptyState>
        )}
        {content === 'loading' && (
          <List>
            <ReviewItemSkeleton />
            <ReviewItemSkeleton />
          </List>
        )}
        {content === 'some' && (
          <>
            <List>
              {storyReviews(language).map((review) => (
                <ReviewItem key={review.href} {...review} />
              ))}
            </List>
            <Pagination page={1} count={7} hrefOf={(page) => `?page=${page}`} />
          </>
        )}
      </Section>
    </StoryShell>
  );
}

/** The reviews of a product: the average, filters and pages. */
const meta = {
  title: 'Pages/Reviews',
  component: ReviewsPage,
  parameters: { layout: 'fullscreen' },
  args: { language: 'en', content: 'some' },
  render: (args, { globals }) => <ReviewsPage {...args} language={storyLanguage(globals)} />,
} satisfies Meta<typeof ReviewsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: async ({ canvas }) => expect(canvas.getAllByRole('article')).toHaveLength(3) };
export const None: Story = { args: { content: 'none' } };
export const Loading: Story = { args: { content: 'loading' } };
