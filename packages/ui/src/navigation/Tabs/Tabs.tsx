import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { forwardPropsExcept } from '../../styles/forwardPropsExcept.ts';
import type { RootProps } from '../../styles/rootProps.ts';
import { styled } from '../../styles/styled.ts';
import { type TabLook, tabBar } from './tabBar.ts';
import { useCentred } from './useCentred.ts';

/** A tab with its panel. */
export interface Tab {
  /** Id of the tab, unique among its siblings. */
  id: string;
  /** Text of the tab. */
  label: string;
  /** Number of items in the panel. */
  count?: number;
  /** Content of its panel. */
  children: ReactNode;
}

/** Props of {@link Tabs}. */
export interface TabsProps extends RootProps<'div'> {
  /** Accessible name of the tab list. */
  label: string;
  /** Tabs in display order. */
  tabs: readonly Tab[];
  /** Id of the initial tab when the component keeps the choice itself; omitted, the first. */
  initialId?: string;
  /** Id of the current tab when the application keeps the choice; needs `onChange`. @since 0.4.0 */
  value?: string;
  /** Called with the id of the tab that the shopper selects. */
  onChange?: (id: string) => void;
  /** Look of the bar: `line` for the parts of a page, `pill` for a choice within a part. @default 'line' */
  look?: TabLook;
}

const Root = styled('div', { shouldForwardProp: forwardPropsExcept('look') })<{ look: TabLook }>(({ theme, look }) => ({
  minWidth: 0,
  '& > [role="tablist"]': tabBar(theme, look),
  '& > [role="tabpanel"]': { paddingBlockStart: theme.spacing(3) },
  // Without JavaScript the tabs do not work: all panels are shown below each other.
  '@media (scripting: none)': { '& > [role="tablist"]': { display: 'none' }, '& > [role="tabpanel"]': { display: 'block' } },
}));

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Shows one of several panels: arrow keys move through the tabs and show the panel immediately. */
export function Tabs({ label, tabs, initialId, value, onChange, look = 'line', ...root }: TabsProps) {
  const id = useId();
  const [chosen, setChosen] = useState(initialId);
  const selectedIndex = Math.max(
    0,
    tabs.findIndex((tab) => tab.id === (value ?? chosen)),
  );
  const bar = useCentred<HTMLDivElement>(`button:nth-of-type(${selectedIndex + 1})`);
  const show = (at: number) => {
    const tab = tabs[at];
    if (!tab || at === selectedIndex) return;
    setChosen(tab.id);
    onChange?.(tab.id);
  };
  const moveFocus = (event: KeyboardEvent, at: number) => {
    const next = steps[event.key]?.(at, tabs.length);
    if (next === undefined) return;
    event.preventDefault();
    show(next);
    bar.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <Root {...root} look={look}>
      <div ref={bar} role="tablist" aria-label={label}>
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            id={`${id}-tab-${tab.id}`}
            className="tab"
            type="button"
            role="tab"
            aria-selected={index === selectedIndex}
            aria-controls={`${id}-panel-${tab.id}`}
            tabIndex={index === selectedIndex ? 0 : -1}
            onClick={() => show(index)}
            onKeyDown={(event) => moveFocus(event, index)}
          >
            {tab.label}
            {tab.count !== undefined && <small>{tab.count}</small>}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.id}
          id={`${id}-panel-${tab.id}`}
          role="tabpanel"
          aria-labelledby={`${id}-tab-${tab.id}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without focusable content must be reachable by keyboard (APG, tabs).
          tabIndex={0}
          hidden={index !== selectedIndex}
        >
          {tab.children}
        </div>
      ))}
    </Root>
  );
}
