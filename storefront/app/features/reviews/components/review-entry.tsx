import { ReviewItem } from '@mall/ui';
import { useDateTime } from '#app/shared/format/use-date-time.ts';
import type { Review } from '../review.ts';

/** Renders a review on its own page and on the product's; `href` links to its own page. */
export function ReviewEntry({ review, href }: { review: Review; href?: string }) {
  const { day } = useDateTime();
  const { author, avatar, stars, at, sku, text, images, followUp, reply, replyCount } = review;
  return (
    <ReviewItem
      {...(author === undefined ? {} : { author })}
      avatarUrl={avatar}
      rating={stars}
      time={at === undefined ? '' : day(at)}
      spec={sku}
      text={text}
      images={images}
      {...(followUp ? { followUp } : {})}
      reply={reply}
      {...(href === undefined ? {} : { href })}
      replyCount={replyCount}
    />
  );
}
