import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import type { RootProps } from '../../theme/rootProps.ts';
import { clockText, useTimeLeft } from './timeLeft.ts';

/** Props of {@link Countdown}. */
export interface CountdownProps extends RootProps<'span'> {
  /** The moment that is waited for, on the server's clock; ISO. */
  until: string;
  /** What the server's clock showed when the page was made; ISO. */
  now: string;
  /** What is counted, for screen readers: they find the clock by it and hear the time when they ask. */
  label: string;
  /** Hours at all times, so that the width never changes. @default false */
  inFull?: boolean;
  /** Called once when the moment comes; never for one that had passed already. */
  onEnd?: () => void;
}

const Clock = styled('span')({
  fontVariantNumeric: 'lining-nums tabular-nums',
  whiteSpace: 'nowrap',
  // Without a script it would stand still, which is a lie.
  '@media (scripting: none)': { visibility: 'hidden' },
});

/**
 * Counts down to a moment on the server's clock. It tells screen readers nothing by itself (`role="timer"`), moves nothing and nothing moves
 * about it. The server prints the time left, and the script goes on from there; without a script only its place is kept.
 */
export function Countdown({ until, now, label, inFull = false, onEnd, ...root }: CountdownProps) {
  const left = useTimeLeft(until, now);
  const isOver = left === 0;
  const waited = useRef(!isOver);
  useEffect(() => {
    if (isOver && waited.current) onEnd?.();
    waited.current = !isOver;
  }, [isOver, onEnd]);
  return (
    <Clock {...root} role="timer" aria-label={label}>
      {clockText(left, inFull)}
    </Clock>
  );
}
