import { useEffect, useRef } from 'react';
import type { RootProps } from '../../../styles/rootProps.ts';
import { styled } from '../../../styles/styled.ts';
import { clockText, useTimeLeft } from './timeLeft.ts';

/** Props of {@link Countdown}. */
export interface CountdownProps extends RootProps<'span'> {
  /** End of the countdown on the server's clock, as ISO 8601. */
  until: string;
  /** Time on the server's clock when the page was rendered, as ISO 8601. */
  now: string;
  /** Accessible name. Screen readers announce the time left only on demand. */
  label: string;
  /** Always shows hours, so that the width is constant. @default false */
  inFull?: boolean;
  /** Called once when the countdown ends; never when `until` has passed at the first render. */
  onEnd?: () => void;
}

const Clock = styled('span')({
  fontVariantNumeric: 'lining-nums tabular-nums',
  whiteSpace: 'nowrap',
  // Hidden without JavaScript, because the time would never change.
  '@media (scripting: none)': { visibility: 'hidden' },
});

/**
 * Counts down to a time on the server's clock. It announces nothing automatically (`role="timer"`) and causes no layout shift. The server
 * renders the time left and the script continues from it; without JavaScript only the space is reserved.
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
