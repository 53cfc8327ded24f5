import { styled } from '@mui/material/styles';
import { Story, Unstyled, useOf } from '@storybook/addon-docs/blocks';
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
  /** Name of the story that shows all parts. @default 'Default' */
  story?: string;
  /** Component with all its parts, instead of a story. */
  children?: ReactNode;
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
  '&.over.above': { translate: '-25% -85%' },
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
  /** Above the part instead of before it, because there is something before it. */
  readonly isAbove: boolean;
}

const partOf = (frame: HTMLElement, at: string) => frame.querySelector(`.mall-example :is(${at})`);

/** Time that a story has to render, in milliseconds. */
const patience = 8000;

/** Reports parts that the example does not have. */
function reportMissing(frame: HTMLElement, parts: readonly AnatomyPart[]): void {
  for (const { at } of parts) if (!partOf(frame, at)) console.error(`The anatomy has no part "${at}".`);
}

/** Renders a story of the component of this page. */
function OwnStory({ name }: { name: string }) {
  const { csfFile } = useOf('meta', ['meta']);
  const story = csfFile.moduleExports[name];
  return story ? <Story of={story} inline /> : null;
}

const markSize = 24;

/** Returns the place of each mark within the frame; undefined for a part that is not visible at this width. */
function placesOf(frame: HTMLElement, parts: readonly AnatomyPart[]): (Place | undefined)[] {
  const origin = frame.getBoundingClientRect();
  const start = frame.querySelector('.mall-example')?.getBoundingClientRect().left ?? origin.left;
  const placed: Place[] = [];
  return parts.map(({ at }) => {
    const part = partOf(frame, at);
    if (!part?.checkVisibility()) return undefined;
    const { left, top } = part.getBoundingClientRect();
    const place = { left: left - origin.left + frame.scrollLeft, top: top - origin.top, isAbove: left - start > markSize };
    const isTaken = (other: Place) => Math.abs(other.left - place.left) < markSize && Math.abs(other.top - place.top) < markSize / 2;
    // Two parts that begin at the same point have their marks below each other.
    while (placed.some(isTaken)) place.top += markSize;
    placed.push(place);
    return place;
  });
}

/** Shows a component, by default its first story, with numbers on its parts, and a list that explains them. */
export function Anatomy({ parts, story = 'Default', children }: AnatomyProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [places, setPlaces] = useState<readonly (Place | undefined)[]>([]);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const measure = () => setPlaces(placesOf(element, parts));
    const observer = new ResizeObserver(measure);
    for (const child of [element, ...element.children]) observer.observe(child);
    // A story renders later, and its parts can move without a change of size.
    const changes = new MutationObserver(measure);
    if (element.firstElementChild) changes.observe(element.firstElementChild, { childList: true, subtree: true });
    const report = setTimeout(reportMissing, patience, element, parts);
    return () => {
      observer.disconnect();
      changes.disconnect();
      clearTimeout(report);
    };
  }, [parts]);
  return (
    <>
      <Frame ref={frame}>
        <Example>{children ?? <OwnStory name={story} />}</Example>
        {parts.map(({ name }, index) => {
          const place = places[index];
          return (
            place && (
              <Mark
                key={name}
                className={place.isAbove ? 'over above' : 'over'}
                style={{ left: place.left, top: place.top }}
                aria-hidden="true"
              >
                {index + 1}
              </Mark>
            )
          );
        })}
      </Frame>
      <Unstyled>
        <Legend>
          {parts.map(({ name, says }, index) => (
            <li key={name}>
              <Mark aria-hidden="true">{index + 1}</Mark>
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
