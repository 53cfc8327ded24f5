import { styled } from '@mui/material/styles';
import { AnchorMdx, Unstyled } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import { DocTable } from '../../src/foundations/DocTable.tsx';
import { type LanguageCode, languageTag } from '../../src/i18n/languages.ts';
import { Icon } from '../../src/primitives/Icon/Icon.tsx';
import { Ground } from '../StoryGround.tsx';
import { hasPage, pageOf, pageOfPattern } from './guidance.ts';

/** Returns the URL of a documentation page in the manager, which also works in a new tab. */
export const pageHref = (id: string) => `./?path=/docs/${id}`;

const Stage = styled('div')(({ theme }) => ({
  ...theme.typography.body1,
  color: theme.vars.palette.roles.ink,
  minWidth: 0,
}));

/** Renders a live example in one language, isolated from the styles of the page. The page itself is in English. */
export function Example({ language = 'en', children }: { language?: LanguageCode; children: ReactNode }) {
  const stage = (
    <Stage className="mall-example" lang={languageTag(language)}>
      {children}
    </Stage>
  );
  return <Unstyled>{language === 'en' ? stage : <Ground language={language}>{stage}</Ground>}</Unstyled>;
}

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${theme.mall.size.card}), 1fr))`,
  gap: theme.spacing(3),
  marginBlock: theme.spacing(2),
}));

/** Shows a `Do` and a `Dont` next to each other. */
export function Pair({ children }: { children: ReactNode }) {
  return <Columns>{children}</Columns>;
}

const Figure = styled('figure', { shouldForwardProp: (name) => name !== 'good' })<{ good: boolean }>(({ theme, good }) => {
  const { roles } = theme.vars.palette;
  return {
    display: 'flex',
    flexDirection: 'column',
    margin: 0,
    minWidth: 0,
    border: `${theme.mall.border.hairline} solid ${roles.hairline}`,
    borderBlockStart: `${theme.mall.border.edge} solid ${good ? roles.primary : roles.danger}`,
    borderRadius: theme.mall.radius.card,
    overflow: 'hidden',
    '& > .image': {
      flex: 1,
      display: 'grid',
      // Examples beside each other begin at the same height.
      alignContent: 'start',
      padding: theme.spacing(3),
      backgroundColor: roles.paper,
      overflowX: 'auto',
    },
    '& > figcaption': {
      ...theme.typography.body2,
      padding: theme.spacing(1.5, 3, 2),
      color: roles.ink,
      backgroundColor: roles.sheet,
      borderBlockStart: `${theme.mall.border.hairline} solid ${roles.hairline}`,
    },
    '& b': { display: 'block', color: good ? roles.primary : roles.danger, fontWeight: theme.typography.fontWeightBold },
  };
});

/** Links to the page of a component. */
export function PageLink({ of, children = of }: { of: string; children?: ReactNode }) {
  return (
    <AnchorMdx href={pageHref(pageOf(of))} target="_self">
      {children}
    </AnchorMdx>
  );
}

/** Renders text with its parts in backticks as code, and names of components as links to their pages. */
export function withNames(text: string): ReactNode[] {
  return text.split('`').map((part, index) => {
    // Every second part is between backticks.
    if (index % 2 === 0) return part;
    const key = `${index} ${part}`;
    return hasPage(part) ? <PageLink key={key} of={part} /> : <code key={key}>{part}</code>;
  });
}

interface ExampleProps {
  /** One or two sentences: the content of the example and the reason. Backticks mark code. */
  caption: string;
  children: ReactNode;
}

/** Shows a recommended use. */
export function Do({ caption, children }: ExampleProps) {
  return (
    <Figure good>
      <div className="image">
        <Example>{children}</Example>
      </div>
      <figcaption>
        <b>✓ Do</b>
        {withNames(caption)}
      </figcaption>
    </Figure>
  );
}

/** Shows a use to avoid. */
export function Dont({ caption, children }: ExampleProps) {
  return (
    <Figure good={false}>
      <div className="image">
        <Example>{children}</Example>
      </div>
      <figcaption>
        <b>✕ Don’t</b>
        {withNames(caption)}
      </figcaption>
    </Figure>
  );
}

const Sheet = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  padding: theme.spacing(3),
  backgroundColor: theme.vars.palette.roles.sheet,
  borderRadius: theme.mall.radius.card,
  boxShadow: theme.mall.elevation.float,
  '& > .head': { display: 'flex', alignItems: 'start', justifyContent: 'space-between', gap: theme.spacing(2) },
  '& > .head > p': { ...theme.typography.h4, margin: 0 },
  '& > .head > .close': { display: 'inline-flex', padding: theme.spacing(0.5) },
  '& > .actions': { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: theme.spacing(1) },
}));

/** Shows a static copy of a dialog in the page, with its close button: a real one would cover the text that explains it. */
export function DialogImage({ title, actions, children }: { title: string; actions: ReactNode; children: ReactNode }) {
  return (
    <Sheet>
      <div className="head">
        <p>{title}</p>
        <span className="close" aria-hidden="true">
          <Icon name="close" />
        </span>
      </div>
      <div className="content">{children}</div>
      <div className="actions">{actions}</div>
    </Sheet>
  );
}

interface RelatedProps {
  /** Components, each with the reason to use it: `{ Price: 'the amount alone' }`. */
  of: Readonly<Record<string, string>>;
  /** Titles of the patterns that compare the component with others. */
  patterns?: readonly string[];
}

/** Shows links to patterns and to other components. */
export function Related({ of, patterns = [] }: RelatedProps) {
  return (
    <ul>
      {patterns.map((title) => (
        <li key={title}>
          Pattern:{' '}
          <AnchorMdx href={pageHref(pageOfPattern(title))} target="_self">
            {title}
          </AnchorMdx>
        </li>
      ))}
      {Object.entries(of).map(([name, reason]) => (
        <li key={name}>
          <PageLink of={name} />: {withNames(reason)}
        </li>
      ))}
    </ul>
  );
}

const DecisionTable = styled(DocTable)(({ theme }) => ({
  '& th, & td': { verticalAlign: 'baseline' },
  '& code': { display: 'inline' },
  '& a': { color: theme.vars.palette.roles.primary },
  [theme.breakpoints.up('sm')]: { '& tbody th': { width: '28%' } },
}));

interface DecisionsProps {
  /** Names of the columns; the first one is the situation. */
  head: readonly string[];
  /** Cells of each row. Backticks mark code, and names of components in backticks are links. */
  rows: readonly (readonly string[])[];
}

/** Shows which component fits which situation. */
export function Decisions({ head, rows }: DecisionsProps) {
  return (
    <Unstyled>
      <DecisionTable>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([situation = '', ...cells]) => (
            <tr key={situation}>
              <th scope="row">{withNames(situation)}</th>
              {cells.map((cell, index) => (
                <td key={head[index + 1]} className="wide" data-column={head[index + 1]}>
                  {withNames(cell || '—')}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </DecisionTable>
    </Unstyled>
  );
}

const Table = styled('table')(({ theme }) => ({
  borderCollapse: 'collapse',
  width: '100%',
  marginBlock: theme.spacing(2),
  '& th, & td': {
    ...theme.typography.body2,
    textAlign: 'start',
    verticalAlign: 'baseline',
    paddingBlock: theme.spacing(1),
    paddingInlineEnd: theme.spacing(3),
    borderBlockEnd: `${theme.mall.border.hairline} solid ${theme.vars.palette.roles.hairline}`,
  },
  '& th': { fontWeight: theme.typography.fontWeightMedium, color: theme.vars.palette.roles.inkSoft },
  '& td:first-of-type': { width: '32%' },
  color: theme.vars.palette.roles.ink,
}));

/** Shows keys and their effect: `<Keyboard keys={{ Escape: 'Closes the dialog' }} />`. */
export function Keyboard({ keys }: { keys: Readonly<Record<string, string>> }) {
  return (
    <Unstyled>
      <Table>
        <thead>
          <tr>
            <th scope="col">Key</th>
            <th scope="col">Effect</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(keys).map(([key, effect]) => (
            <tr key={key}>
              <td>
                <kbd>{withNames(key)}</kbd>
              </td>
              <td>{withNames(effect)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Unstyled>
  );
}
