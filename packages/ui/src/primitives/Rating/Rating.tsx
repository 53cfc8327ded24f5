import { useUiText } from '../../i18n/useUiText.ts';
import type { RootProps } from '../../styles/rootProps.ts';
import { styled } from '../../styles/styled.ts';

/** Props of {@link Rating}. */
export interface RatingProps extends RootProps<'svg'> {
  /** Rating from 0 to 5, shown to a tenth. */
  value: number;
}

const stars = 5;
const star = 'm12 3.6 2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8-4.2-4.1 5.8-.8L12 3.6Z';
const edge = 24;

const Svg = styled('svg')(({ theme }) => ({
  width: `calc(${theme.mall.size.icon} * ${stars})`,
  height: theme.mall.size.icon,
  fill: 'none',
  stroke: theme.vars.palette.roles.accent,
  strokeWidth: 1.25,
  strokeLinejoin: 'round',
  '& > svg > .full': { fill: theme.vars.palette.roles.accent },
  '@media (forced-colors: active)': { stroke: 'CanvasText', '& > svg > .full': { fill: 'CanvasText' } },
}));

const row = Array.from({ length: stars }, (_, index) => index);

/** Shows a rating as stars, including partial ones. */
export function Rating({ value, ...root }: RatingProps) {
  const t = useUiText('ui-deferred');
  const shown = Math.round(Math.min(stars, Math.max(0, value)) * 10) / 10;
  return (
    <Svg {...root} viewBox={`0 0 ${edge * stars} ${edge}`} role="img" aria-label={t('rating.label', { value: shown })}>
      {row.map((at) => (
        <path key={at} d={star} transform={`translate(${at * edge} 0)`} />
      ))}
      {/* The filled stars, clipped to the width of the value. */}
      <svg aria-hidden="true" width={edge * shown} height={edge} viewBox={`0 0 ${edge * shown} ${edge}`}>
        {row.map((at) => (
          <path key={at} className="full" d={star} transform={`translate(${at * edge} 0)`} />
        ))}
      </svg>
    </Svg>
  );
}
