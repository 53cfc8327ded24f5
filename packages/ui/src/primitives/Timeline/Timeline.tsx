import type { ReactNode } from 'react';
import type { RootProps } from '../../styles/rootProps.ts';
import { styled } from '../../styles/styled.ts';

/** A step of a {@link Timeline}. */
export interface TimelineStop {
  /** Id of the stop, unique in the timeline. */
  readonly id: string;
  /** Name of the stop: "Shipped". */
  readonly title: ReactNode;
  /** Display text of the time; omitted for steps that are still ahead. */
  readonly time?: string;
  /** Details below the title. */
  readonly children?: ReactNode;
}

/** Props of {@link Timeline}. */
export interface TimelineProps extends RootProps<'ol'> {
  /** Subject of the timeline: an order, a return, a parcel. */
  label: string;
  /** Steps, earliest first. */
  stops: readonly TimelineStop[];
  /** Step that was reached last; the steps after it are still ahead. */
  currentId: string;
  /** Shows the latest step first, as for parcel tracking. @default false */
  latestFirst?: boolean;
}

const Root = styled('ol')(({ theme }) => ({
  '--dot': theme.spacing(1.25),
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& li': {
    ...theme.typography.body2,
    position: 'relative',
    display: 'grid',
    gap: theme.spacing(0.25),
    paddingInlineStart: theme.spacing(4),
    paddingBlockEnd: theme.spacing(3),
  },
  '& li:last-of-type': { paddingBlockEnd: 0 },
  '& li::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 0,
    insetBlockStart: theme.spacing(0.75),
    width: 'var(--dot)',
    height: 'var(--dot)',
    borderRadius: theme.mall.radius.pill,
    border: `${theme.mall.border.strong} solid ${theme.vars.palette.roles.primary}`,
    backgroundColor: theme.vars.palette.roles.primary,
    boxSizing: 'border-box',
  },
  '& li:not(:last-of-type)::after': {
    content: '""',
    position: 'absolute',
    insetInlineStart: `calc(var(--dot) / 2)`,
    insetBlock: `calc(${theme.spacing(1)} + var(--dot)) 0`,
    borderInlineStart: `${theme.mall.border.hairline} solid ${theme.vars.palette.roles.control}`,
  },
  '& li[data-ahead]::before': { backgroundColor: 'transparent', borderColor: theme.vars.palette.roles.control },
  '@media (forced-colors: active)': { '& li:not([data-ahead])::before': { backgroundColor: 'CanvasText' } },
  '& > li > .title': { ...theme.typography.body2, margin: 0, overflowWrap: 'anywhere' },
  '& li[aria-current] .title': { ...theme.typography.subtitle2 },
  '& li[data-ahead] .title': { color: theme.vars.palette.roles.inkSoft },
  '& > li > .time': { ...theme.typography.caption, margin: 0, color: theme.vars.palette.roles.inkSoft },
}));

/** Shows steps in chronological order: those reached, and those still ahead. */
export function Timeline({ label, stops, currentId, latestFirst = false, ...root }: TimelineProps) {
  const current = stops.findIndex(({ id }) => id === currentId);
  const isAhead = (at: number) => (latestFirst ? at < current : at > current);
  return (
    <Root {...root} aria-label={label}>
      {stops.map(({ id, title, time, children }, index) => (
        <li
          key={id}
          {...(index === current ? { 'aria-current': 'step' as const } : {})}
          {...(isAhead(index) ? { 'data-ahead': true } : {})}
        >
          <p className="title">{title}</p>
          {time && <p className="time">{time}</p>}
          {children}
        </li>
      ))}
    </Root>
  );
}
