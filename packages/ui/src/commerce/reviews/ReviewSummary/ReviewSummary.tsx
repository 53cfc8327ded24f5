import { useUiText } from '../../../i18n/useUiText.ts';
import { Rating } from '../../../primitives/Rating/Rating.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { RootProps } from '../../../styles/rootProps.ts';
import { styled } from '../../../styles/styled.ts';
import { shareOf } from './share.ts';

/** Props of {@link ReviewSummary}. */
export interface ReviewSummaryProps extends RootProps<'section'> {
  /** Average rating from 1 to 5; omitted while there are no reviews. */
  average?: number;
  /** Number of reviews with five, four, three, two and one stars. */
  counts: Readonly<[number, number, number, number, number]>;
}

const stars = [5, 4, 3, 2, 1] as const;

const Root = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  '& p': { margin: 0 },
  '& > .average': { display: 'grid', justifyItems: 'start', gap: theme.spacing(0.5), alignContent: 'start' },
  '& > .average > .figure': { ...theme.typography.h1, fontVariantNumeric: 'lining-nums' },
  '& > .average p:last-of-type': { ...theme.typography.caption, color: theme.vars.palette.roles.inkSoft },
  '& ul': { display: 'grid', gap: theme.spacing(1), listStyle: 'none', margin: 0, padding: 0 },
  '& li': {
    ...theme.typography.caption,
    display: 'grid',
    gridTemplateColumns: 'subgrid',
    gridColumn: '1 / -1',
    alignItems: 'center',
    color: theme.vars.palette.roles.inkSoft,
    fontVariantNumeric: 'tabular-nums',
  },
  '& ul:has(li)': { gridTemplateColumns: 'auto minmax(0, 1fr) auto', columnGap: theme.spacing(1.5) },
  '& > ul > li > .count': { textAlign: 'end' },
  '& > ul > li > .track': {
    height: theme.spacing(0.75),
    overflow: 'hidden',
    borderRadius: theme.mall.radius.pill,
    backgroundColor: theme.vars.palette.roles.hairline,
  },
  '& > ul > li > .track > .fill': {
    display: 'block',
    height: '100%',
    borderRadius: 'inherit',
    backgroundColor: theme.vars.palette.roles.accent,
  },
  '@media (forced-colors: active)': {
    '& > ul > li > .track': { border: `${theme.mall.border.hairline} solid` },
    '& > ul > li > .track > .fill': { backgroundColor: 'CanvasText' },
  },
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: `${theme.mall.size.tile} minmax(0, 1fr)`,
    columnGap: theme.spacing(5),
    alignItems: 'center',
  },
}));

/** Shows the rating of a product: the average, and the number of reviews per star count as bars and as text. */
export function ReviewSummary({ average, counts, ...root }: ReviewSummaryProps) {
  const t = useUiText('ui-deferred');
  const total = counts.reduce((sum, count) => sum + count, 0);
  return (
    <Root {...root} aria-label={t('review.summary')}>
      <div className="average">
        {average !== undefined && (
          <>
            <p className="figure" aria-hidden="true">
              {average.toFixed(1)}
            </p>
            <Rating value={average} />
          </>
        )}
        <p>{total === 0 ? t('review.none') : t('review.count', { count: total })}</p>
      </div>
      <ul>
        {stars.map((star, index) => (
          <li key={star}>
            <span>{t('review.stars', { count: star })}</span>
            <span className="track" aria-hidden="true">
              <span className="fill" style={{ width: `${shareOf(counts[index] ?? 0, total)}%` }} />
            </span>
            <span className="count">
              <span aria-hidden="true">{counts[index]}</span>
              <VisuallyHidden>{t('review.given', { count: counts[index] ?? 0 })}</VisuallyHidden>
            </span>
          </li>
        ))}
      </ul>
    </Root>
  );
}
