import { styled } from '@mui/material/styles';
import { Unstyled } from '@storybook/addon-docs/blocks';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Example, withCode } from './blocks.tsx';

/** A part of a component. */
interface AnatomyPart {
  readonly name: string;
  /** CSS selector of the part in the example. */
  readonly at: string;
  /** Purpose of the part and the condition for its presence. Backticks mark code. */
  readonly says: string;
}

interface AnatomyProps {
  parts: readonly AnatomyPart[];
  /** Component with all its parts. */
  children: ReactNode;
}

const Frame = styled('div')(({ theme }) => ({
  position: 'relative',
  marginBlock: theme.spacing(2),
  padding: theme.spacing(4),
  backgroundColor: theme.vars.palette.roles.paper,
  border: `${theme.mall.border.hairline} solid ${theme.vars.palette.roles.hairline}`,
  borderRadius: theme.mall.radius.card,
  overflowX: 'auto',
}));

const Mark = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'inline-grid',
  placeContent: 'center',
  flexShrink: 0,
  width: theme.spacing(2.75),
  height: theme.spacing(2.75),
  borderRadius: theme.mall.radius.pill,
  color: theme.vars.palette.roles.onPrimary,
  backgroundColor: theme.vars.palette.roles.primary,
  fontVariantNumeric: 'lining-nums tabular-nums',
  '&.over': { position: 'absolute', translate: '-115% 0', zIndex: 1 },
}));

const Legend = styled('ol')(({ theme }) => ({
  ...theme.typography.body2,
  listStyle: 'none',
  display: 'grid',
  gap: theme.spacing(1),
  margin: 0,
  padding: 0,
  color: theme.vars.palette.roles.ink,
  '& li': { display: 'flex', gap: theme.spacing(1.5), alignItems: 'baseline' },
  '& p': { margin: 0 },
}));

interface Place {
  readonly left: number;
  readonly top: number;
}

/** Returns the upper left corner of each part within its frame; undefined for one that is not visible at this width. */
function placesOf(frame: HTMLElement, parts: readonly AnatomyPart[]): (Place | undefined)[] {
  const origin = frame.getBoundingClientRect();
  return parts.map(({ at }) => {
    const part = frame.querySelector(`.mall-example :is(${at})`);
    if (!part) {
      console.error(`The anatomy has no part "${at}".`);
      return undefined;
    }
    if (!part.checkVisibility()) return undefined;
    const { left, top } = part.getBoundingClientRect();
    return { left: left - origin.left + frame.scrollLeft, top: top - origin.top };
  });
}

/** Shows a component with numbers on its parts, and a list that explains them. */
export function Anatomy({ parts, children }: AnatomyProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [places, setPlaces] = useState<readonly (Place | undefined)[]>([]);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const measure = () => setPlaces(placesOf(element, parts));
    const observer = new ResizeObserver(measure);
    for (const child of [element, ...element.children]) observer.observe(child);
    return () => observer.disconnect();
  }, [parts]);
  return (
    <>
      <Frame ref={frame}>
        <Example>{children}</Example>
        {parts.map(
          ({ name }, at) =>
            places[at] && (
              <Mark key={name} className="over" style={places[at]} aria-hidden="true">
                {at + 1}
              </Mark>
            ),
        )}
      </Frame>
      <Unstyled>
        <Legend>
          {parts.map(({ name, says }, at) => (
            <li key={name}>
              <Mark aria-hidden="true">{at + 1}</Mark>
              <p>
                <b>{name}</b>: {withCode(says)}
              </p>
            </li>
          ))}
        </Legend>
      </Unstyled>
    </>
  );
}
