import type { ReviewItemProps } from '../commerce/ReviewItem/ReviewItem.tsx';
import type { LanguageCode } from '../i18n/languages.ts';
import { drawnPicture } from './drawnPicture.ts';
import { inLanguage } from './globals.ts';

/** How many stars the stories' product was given, from five down. */
export const storyStars = [101, 20, 5, 0, 2] as const;

/** How many reviews each tab has. */
export const storyReviewCounts = { all: 128, withPictures: 31, withFollowUp: 12 };

/** Three reviews of a serum, for stories: one with everything, one anonymous, one that is short. */
export function storyReviews(language: LanguageCode): ReviewItemProps[] {
  const say = inLanguage(language);
  return [
    {
      author: 'L***i',
      avatarUrl: drawnPicture('jar', 'plum'),
      rating: 5,
      time: say('3 November 2026', '2026年11月3日', '2026년 11월 3일'),
      spec: say('30 ml, with bottle', '30 ml，含瓶', '30 ml, 본품'),
      text: say(
        'It smells of cut grass for a minute, then of nothing. Two drops are enough for the whole face, and in the morning nothing is dry.',
        '刚上脸有一点青草味，很快就散了。两滴够全脸，早上起来一点都不干。',
        '바르고 잠깐은 풀 냄새가 나다가 금세 사라져요. 두 방울이면 얼굴 전체에 충분하고, 아침에도 당기는 데가 없어요.',
      ),
      pictures: [drawnPicture('dropper', 'clay', true), drawnPicture('dropper', 'sand')],
      followUp: {
        days: 24,
        text: say(
          'The bottle is half empty and my forehead is calm.',
          '用了半瓶，额头平静多了。',
          '반병쯤 썼는데 이마가 한결 차분해졌어요.',
        ),
        pictures: [drawnPicture('bottle', 'sage')],
      },
      reply: say(
        'Thank you. Keep the bottle: the refill costs less and there is nothing to throw away.',
        '谢谢您。瓶子请留着：替换装更实惠，也不必再丢弃什么。',
        '고맙습니다. 병은 그대로 두세요. 리필이 더 저렴하고 버릴 것도 없습니다.',
      ),
      href: '#review-1',
      replyCount: 3,
    },
    {
      rating: 4,
      time: say('28 October 2026', '2026年10月28日', '2026년 10월 28일'),
      spec: say('15 ml, with bottle', '15 ml，含瓶', '15 ml, 본품'),
      text: say(
        'Sensitive skin, and it did not sting. The dropper could be finer.',
        '敏感肌，没有刺痛。滴管再细一点就更好了。',
        '예민한 피부인데 따갑지 않았어요. 스포이트가 조금만 더 가늘면 좋겠어요.',
      ),
      href: '#review-2',
    },
    {
      author: 'C***a',
      rating: 5,
      time: say('12 October 2026', '2026年10月12日', '2026년 10월 12일'),
      spec: say('30 ml, refill', '30 ml，替换装', '30 ml, 리필'),
      text: say('My third one. That says it.', '第三次回购，不用多说。', '벌써 세 병째예요. 더 말할 것도 없죠.'),
      pictures: [drawnPicture('dropper', 'sage')],
      href: '#review-3',
    },
  ];
}
