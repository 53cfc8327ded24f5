import type { Meta, StoryObj } from '@storybook/react-vite';
import { ReviewItem } from '../../commerce/ReviewItem/ReviewItem.tsx';
import { FollowUpReviewForm } from '../../forms/FollowUpReviewForm/FollowUpReviewForm.tsx';
import { ReviewForm } from '../../forms/ReviewForm/ReviewForm.tsx';
import type { LanguageCode } from '../../i18n/languages.ts';
import { RowList } from '../../primitives/RowList/RowList.tsx';
import { StoryAccount } from '../../testing/account.tsx';
import { drawnPicture } from '../../testing/drawnPicture.ts';
import { inLanguage, storyLanguage } from '../../testing/globals.ts';
import { storyOrderLines } from '../../testing/orders.ts';
import { storyReviews } from '../../testing/reviews.ts';

interface ReviewPageProps {
  readonly language: LanguageCode;
  readonly stage: 'first' | 'followUp';
}

function ReviewPage({ language, stage }: ReviewPageProps) {
  const say = inLanguage(language);
  const shared = { action: '/my/my/evaluationing', onUpload: async () => ({ url: drawnPicture('dropper', 'clay', true) }) };
  const [written] = storyReviews(language);
  const [serum, ...others] = storyOrderLines(language, 2, 6);
  return (
    <StoryAccount
      language={language}
      current="orders"
      title={stage === 'first' ? say('Write a review', '写评价', '후기 쓰기') : say('Add to your review', '追加评价', '추가 후기 쓰기')}
    >
      {stage === 'first' && (
        <RowList label={say('What you bought', '待评价的商品', '구매하신 상품')}>
          {[serum, ...others].map((line) => line && <ReviewForm key={line.id} {...shared} product={line} sx={{ paddingBlock: 2 }} />)}
        </RowList>
      )}
      {stage === 'followUp' && serum && written && (
        <>
          <ReviewItem
            author={written.author ?? ''}
            rating={written.rating}
            time={written.time}
            text={written.text}
            pictures={written.pictures ?? []}
          />
          <FollowUpReviewForm {...shared} product={serum} />
        </>
      )}
    </StoryAccount>
  );
}

/** Writes a review of a product that was bought, or adds to one. */
const meta = {
  title: 'Pages/Review',
  component: ReviewPage,
  parameters: { layout: 'fullscreen' },
  args: { language: 'en', stage: 'first' },
  render: (args, { globals }) => <ReviewPage {...args} language={storyLanguage(globals)} />,
} satisfies Meta<typeof ReviewPage>;

export default meta;
export const Default: StoryObj<typeof meta> = {};
export const FollowUp: StoryObj<typeof meta> = { args: { stage: 'followUp' } };
