import type { RootProps } from '../../styles/rootProps.ts';
import { styled } from '../../styles/styled.ts';

/** Name of an icon. */
export type IconName =
  | 'bag'
  | 'search'
  | 'menu'
  | 'close'
  | 'minus'
  | 'plus'
  | 'refresh'
  | 'left'
  | 'right'
  | 'down'
  | 'leaf'
  | 'info'
  | 'check'
  | 'grid'
  | 'heart'
  | 'share'
  | 'copy'
  | 'play'
  | 'pause'
  | 'clock'
  | 'message'
  | 'service';

/** Line icons of the mall, drawn on a 24-unit square. */
const paths: Readonly<Record<IconName, string>> = {
  bag: 'M5 8h14l-1 12H6L5 8Zm4 0V7a3 3 0 0 1 6 0v1',
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14Zm5-2 4.5 4.5',
  menu: 'M4 8h16M4 16h16',
  close: 'm6 6 12 12M18 6 6 18',
  minus: 'M6 12h12',
  plus: 'M6 12h12M12 6v12',
  refresh: 'M19 12a7 7 0 1 1-2.2-5.1M17 3v4h-4',
  left: 'm14 6-6 6 6 6',
  right: 'm10 6 6 6-6 6',
  down: 'm6 10 6 6 6-6',
  leaf: 'M5 19C5 10 10 5 20 4c0 10-5 15-12 14m-3 1 8-9',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-10v6m0-9.5v.5',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  grid: 'M5 5h6v6H5zM14 5h6v6h-6zM5 14h6v6H5zM14 14h6v6h-6z',
  heart: 'M12 20C6 15.6 3.5 12.4 3.5 8.9A4.4 4.4 0 0 1 12 7.2a4.4 4.4 0 0 1 8.5 1.7c0 3.500-2.500 6.700-8.5 11.1Z',
  share: 'M12 15V4M8 8l4-4 4 4M6 12v8h12v-8',
  copy: 'M9 9h10v11H9V9Zm6 0V4H5v11h4',
  play: 'M8 5.5v13l11-6.5L8 5.5Z',
  pause: 'M9 6v12M15 6v12',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-14v5l3 2',
  message: 'M4 6h16v12H4V6Zm0 1 8 6 8-6',
  service: 'M5 18v-6a7 7 0 0 1 14 0v6h-3v-5h3M5 18h3v-5H5m14 5c0 2-2 3-5 3',
};

const isIcon = (name: string): name is IconName => name in paths;

/** Names of all icons. */
export const iconNames: readonly IconName[] = /* @__PURE__ */ Object.keys(paths).filter(isIcon);

const Svg = styled('svg')(({ theme }) => ({
  width: theme.mall.size.icon,
  height: theme.mall.size.icon,
  flexShrink: 0,
  display: 'inline-block',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
}));

/** Props of {@link Icon}. */
export interface IconProps extends RootProps<'svg'> {
  /** Name of the icon; `iconNames` has all of them. */
  name: IconName;
}

/** Shows a line icon in the color of the text. Screen readers ignore it: the button or link needs an accessible name. */
export function Icon({ name, ...root }: IconProps) {
  return (
    <Svg {...root} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={paths[name]} />
    </Svg>
  );
}
