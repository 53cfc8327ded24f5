import { styled } from '@mui/material/styles';
import { Story, Unstyled, useOf } from '@storybook/addon-docs/blocks';
import { Fragment, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Example, PageLink, withNames } from './blocks.tsx';
import { common, contentBox, drawnBox, isBlank } from './drawnBox.ts';
import { type Box, type Leader, markSize, placeMarks } from './leaders.ts';

/** A part of a component. */
interface AnatomyPart {
  readonly name: string;
  /** Component that renders the part; the name links to its page. */
  readonly component?: string;
  /** CSS selector of the part in the example. */
  readonly selector: string;
  /** Purpose of the part and the condition for its presence. Backticks mark code. */
  readonly description: string;
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
  isolation: 'isolate',
  marginBlock: theme.spacing(2),
  padding: theme.spacing(6),
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
  width: markSize,
  height: markSize,
  borderRadius: theme.mall.radius.pill,
  color: theme.vars.palette.roles.onPrimary,
  backgroundColor: theme.vars.palette.roles.primary,
  fontVariantNumeric: 'lining-nums tabular-nums',
  '&.beside': { position: 'absolute', translate: '-50% -50%' },
}));

const Lines = styled('svg')(({ theme }) => ({
  position: 'absolute',
  // Above parts that overlay the page, such as a panel.
  zIndex: theme.zIndex.modal,
  insetBlockStart: 0,
  insetInlineStart: 0,
  // Lines are drawn beyond it; without a size nothing would be drawn.
  width: 1,
  height: 1,
  overflow: 'visible',
  pointerEvents: 'none',
  stroke: theme.vars.palette.roles.primary,
  '& circle': { fill: theme.vars.palette.roles.primary, stroke: theme.vars.palette.roles.paper },
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
  '& a': { color: theme.vars.palette.roles.primary },
}));

const partOf = (frame: HTMLElement, selector: string) => frame.querySelector(`.mall-example :is(${selector})`);

/** Time that a story has to render, in milliseconds. */
const patience = 8000;

/** Reports parts that the example does not have, and parts that are the same element. */
function reportMissing(frame: HTMLElement, parts: readonly AnatomyPart[]): void {
  const found = new Set<Element>();
  for (const { name, selector } of parts) {
    const part = partOf(frame, selector);
    if (!part) console.error(`The anatomy has no part "${selector}".`);
    else if (found.has(part)) console.error(`The part "${name}" of the anatomy is the same element as another one.`);
    else found.add(part);
  }
}

/** Renders a story of the component of this page. */
function OwnStory({ name }: { name: string }) {
  const { csfFile } = useOf('meta', ['meta']);
  const story = csfFile.moduleExports[name];
  return story ? <Story of={story} inline /> : null;
}

/** Returns a mark and its line for each part within the frame; none for a part that is not visible at this width. */
function leadersOf(frame: HTMLElement, parts: readonly AnatomyPart[]): ReadonlyMap<string, Leader> {
  const example = frame.querySelector('.mall-example');
  const { left, top } = frame.getBoundingClientRect();
  const [x, y] = [frame.scrollLeft - left - frame.clientLeft, frame.scrollTop - top - frame.clientTop];
  const inFrame = (box: Box): Box => ({ left: box.left + x, right: box.right + x, top: box.top + y, bottom: box.bottom + y });
  if (!example) return new Map();
  const content = inFrame(contentBox(example));
  const visible = parts.flatMap(({ name, selector }) => {
    const part = partOf(frame, selector);
    if (!part?.checkVisibility()) return [];
    // Without what a scrolling list hides.
    const box = common(inFrame(drawnBox(part)), content);
    return isBlank(box) ? [] : [{ name, box }];
  });
  const leaders = placeMarks(
    visible.map(({ box }) => box),
    content,
  );
  return new Map(
    visible.flatMap(({ name }, index) => {
      const leader = leaders[index];
      return leader ? [[name, leader] as const] : [];
    }),
  );
}

/** Shows a component, by default its first story, with numbers that point at its parts, and a list that explains them. */
export function Anatomy({ parts, story = 'Default', children }: AnatomyProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [leaders, setLeaders] = useState<ReadonlyMap<string, Leader>>(new Map());
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const measure = () => setLeaders(leadersOf(element, parts));
    const observer = new ResizeObserver(measure);
    for (const child of [element, ...element.children]) observer.observe(child);
    // A story renders later, and its parts can move without a change of size.
    const changes = new MutationObserver(measure);
    if (element.firstElementChild) changes.observe(element.firstElementChild, { childList: true, subtree: true });
    // A component may scroll its current part into view; scroll events do not bubble.
    element.addEventListener('scroll', measure, { capture: true });
    const report = setTimeout(reportMissing, patience, element, parts);
    return () => {
      observer.disconnect();
      changes.disconnect();
      element.removeEventListener('scroll', measure, { capture: true });
      clearTimeout(report);
    };
  }, [parts]);
  return (
    <>
      <Frame ref={frame}>
        <Example>{children ?? <OwnStory name={story} />}</Example>
        <Lines aria-hidden="true">
          {[...leaders].map(([name, { mark, anchor }]) => (
            <Fragment key={name}>
              <line x1={mark.x} y1={mark.y} x2={anchor.x} y2={anchor.y} />
              <circle cx={anchor.x} cy={anchor.y} r={3.5} />
            </Fragment>
          ))}
        </Lines>
        {parts.map(({ name }, index) => {
          const mark = leaders.get(name)?.mark;
          return (
            mark && (
              <Mark key={name} className="beside" style={{ left: mark.x, top: mark.y }} aria-hidden="true">
                {index + 1}
              </Mark>
            )
          );
        })}
      </Frame>
      <Unstyled>
        <Legend>
          {parts.map(({ name, component, description }, index) => (
            <li key={name}>
              <Mark aria-hidden="true">{index + 1}</Mark>
              <p>
                <b>{component ? <PageLink of={component}>{name}</PageLink> : name}</b>: {withNames(description)}
              </p>
            </li>
          ))}
        </Legend>
      </Unstyled>
    </>
  );
}
