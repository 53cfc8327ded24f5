import { useId } from 'react';
import { useUiText } from '../../../i18n/useUiText.ts';
import { Avatar } from '../../../primitives/Avatar/Avatar.tsx';
import { Rating } from '../../../primitives/Rating/Rating.tsx';
import { UiLink } from '../../../primitives/UiLink/UiLink.tsx';
import type { RootProps } from '../../../styles/rootProps.ts';
import { styled } from '../../../styles/styled.ts';
import { ReviewImages } from './ReviewImages.tsx';

/** A follow-up to a review. */
export interface ReviewFollowUp {
  /** Days after the review; 0 on the same day. */
  days: number;
  /** Text of the follow-up. */
  text: string;
  /** Image URLs. @since 0.4.0 */
  images?: readonly string[];
}

/** Props of {@link ReviewItem}. */
export interface ReviewItemProps extends RootProps<'article'> {
  /** Display name of the reviewer, with its middle masked; omitted, the review is anonymous. */
  author?: string;
  /** Avatar of the reviewer; omitted, the initials replace it. */
  avatarUrl?: string;
  /** From 1 to 5 stars. */
  rating: number;
  /** Display text of the time. */
  time: string;
  /** Display text of the SKU that was bought. */
  spec?: string;
  /** Text of the review; its line breaks are preserved. */
  text: string;
  /** Image URLs. @since 0.4.0 */
  images?: readonly string[];
  /** Follow-up of the reviewer. */
  followUp?: ReviewFollowUp;
  /** Reply of the shop. */
  reply?: string;
  /** URL of the review's page, where other customers reply; omitted on that page. */
  href?: string;
  /** Number of replies of other customers on that page. @default 0 */
  replyCount?: number;
}

const Root = styled('article')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  paddingBlock: theme.spacing(4),
  '& header': { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: theme.spacing(0.5, 1.5) },
  '& header > :first-of-type': { gridRow: 'span 2' },
  '& > .words': { display: 'grid', gap: theme.spacing(2) },
  '& > header > .who': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.spacing(0.5, 1.5) },
  '& > header > .who b': { ...theme.typography.subtitle2, overflowWrap: 'anywhere' },
  '& p': { margin: 0, maxWidth: theme.mall.size.measure, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
  '& > header > .facts': { display: 'flex', flexWrap: 'wrap', columnGap: theme.spacing(1.5) },
  '& .facts, & footer': { ...theme.typography.caption, color: theme.vars.palette.roles.inkSoft },
  '& > .words > .more': {
    display: 'grid',
    gap: theme.spacing(1),
    paddingInlineStart: theme.spacing(2),
    borderInlineStart: `${theme.mall.border.strong} solid ${theme.vars.palette.roles.hairline}`,
  },
  '& > .words > .more b': { ...theme.typography.caption, color: theme.vars.palette.roles.accent },
  '& > .words > .reply b': { color: theme.vars.palette.roles.primary },
  '& > .words > .reply p': { ...theme.typography.body2, color: theme.vars.palette.roles.inkSoft },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: `${theme.mall.size.tile} minmax(0, 1fr)`,
    columnGap: theme.spacing(5),
    '& > header': { alignContent: 'start' },
    // In the narrow column next to the text, the stars are below every name, not only below long ones.
    '& > header > .who': { display: 'grid', justifyItems: 'start', gap: theme.spacing(0.5) },
  },
}));

/** Shows a customer's review of a product, with its follow-up and the shop's reply. */
export function ReviewItem(props: ReviewItemProps) {
  const { author, avatarUrl, rating, time, spec, text, images = [], followUp, reply, href, replyCount = 0, ...root } = props;
  const t = useUiText('ui-deferred');
  const id = useId();
  const name = author ?? t('review.anonymous');
  return (
    <Root {...root} aria-labelledby={id}>
      <header>
        <Avatar size="small" name={name} {...(avatarUrl ? { src: avatarUrl } : {})} />
        <span className="who">
          <b id={id}>{name}</b>
          <Rating value={rating} />
        </span>
        <p className="facts">
          <span>{time}</span>
          {spec && <span>{spec}</span>}
        </p>
      </header>
      <div className="words">
        <p>{text}</p>
        {images.length > 0 && <ReviewImages images={images} />}
        {followUp && (
          <div className="more">
            <b>{followUp.days === 0 ? t('review.sameDay') : t('review.followUp', { count: followUp.days })}</b>
            <p>{followUp.text}</p>
            {followUp.images && followUp.images.length > 0 && <ReviewImages images={followUp.images} />}
          </div>
        )}
        {reply && (
          <div className="more reply">
            <b>{t('review.reply')}</b>
            <p>{reply}</p>
          </div>
        )}
        {href && (
          <footer>
            <UiLink href={href} aria-describedby={id}>
              {replyCount > 0 ? t('review.replies', { count: replyCount }) : t('review.write')}
            </UiLink>
          </footer>
        )}
      </div>
    </Root>
  );
}
