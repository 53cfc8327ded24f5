import { styled } from '@mui/material/styles';
import {
  AnchorMdx,
  Controls,
  Description,
  DocsContext,
  DocsStory,
  Heading,
  Markdown,
  Primary,
  Stories,
  Subheading,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { phoneWidth } from '../../src/testing/onPhone.ts';
import { entryOf, muiImportOf } from '../completeSource.ts';
import { sentenceCase } from '../sentenceCase.ts';
import { Anatomy } from './Anatomy.tsx';
import { Decisions, DialogImage, Do, Dont, Keyboard, Pair, pageHref, Related } from './blocks.tsx';
import { withPageLinks } from './changelogLinks.ts';
import { type Change, changesOf, migrationsOf, sinceOf } from './changes.ts';
import { findPage, guidanceOf } from './guidance.ts';
import { MuiChoices } from './MuiChoices.tsx';
import { PropTypes } from './PropTypes.tsx';
import { Weight } from './Weight.tsx';

const components = { Anatomy, Decisions, Demo: Primary, DialogImage, Do, Dont, Keyboard, Pair, Related };

const Facts = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.vars.palette.roles.inkSoft,
  marginBlock: theme.spacing(0, 2),
}));

// The table of props is wider than a phone.
const Wide = styled('div')({ overflowX: 'auto' });

/** Area of a story, as wide as a phone if the story is for one. */
const Shown = styled('div', { shouldForwardProp: (name) => name !== 'phone' })<{ phone: boolean }>(({ theme, phone }) => ({
  ...(phone && {
    '& .sb-story iframe': {
      display: 'block',
      maxWidth: phoneWidth,
      marginInline: 'auto',
      // A line around it that takes no width.
      outline: `${theme.mall.border.hairline} solid ${theme.vars.palette.roles.hairline}`,
    },
  }),
}));

/** Lists the changes of a component and its hooks, and how to migrate. */
function Changes({ of, hooks }: { of: string; hooks: readonly string[] }) {
  const changes = changesOf([of, ...hooks]);
  const migrations = migrationsOf(of);
  const linked = (markdown: string) => withPageLinks(markdown, (name) => (name === of ? undefined : findPage(name)));
  return (
    <>
      <Heading>Changes</Heading>
      {changes.length + migrations.length === 0 && <p>No changes since {sinceOf(of)}.</p>}
      {changes.length > 0 && <Markdown>{linked(changes.map(changeLine).join('\n'))}</Markdown>}
      {migrations.map(({ version, table }) => (
        <Wide key={version}>
          <Markdown>{`**${version}**, to migrate:\n\n${table}`}</Markdown>
        </Wide>
      ))}
    </>
  );
}

const changeLine = ({ version, kind, components, text }: Change) => {
  const hooks = components.filter((name) => name.startsWith('use')).map((name) => `\`${name}\`: `);
  return `- **${version}** ${kind && `${kind}: `}${hooks.join('')}${text}`;
};

/** Renders the documentation of one component: its guidance, an interactive example, its props, stories, bundle size and changes. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const docs = useContext(DocsContext);
  const file = String(preparedMeta.parameters.fileName);
  const name = preparedMeta.title.split('/').at(-1) ?? '';
  const Guidance = guidanceOf(file);
  if (!Guidance) {
    return (
      <>
        <Title />
        <Description />
        <Stories title="" includePrimary />
      </>
    );
  }
  // In the order of the file, with the example first; a module lists its exports by name.
  const shown = docs.componentStories().filter(({ tags }) => tags.includes('autodocs'));
  // A hook is documented under the name of its component, which is not exported.
  const exported = String(preparedMeta.parameters.exportedName ?? name);
  const isHook = /^use[A-Z]/.test(exported);
  const ofMui = muiImportOf(exported);
  return (
    <div lang="en">
      <Title />
      <Guidance components={components} />
      <Heading>Use</Heading>
      <Markdown>{`\`\`\`tsx\n${ofMui ?? `import { ${exported} } from '${entryOf(exported) ?? '@mall/ui'}';`}\n\`\`\``}</Markdown>
      <Facts>
        {ofMui ? 'A component of MUI in the theme of @mall/ui' : `Since ${sinceOf(exported)}`} ·{' '}
        <AnchorMdx href={pageHref('changelog--docs')} target="_self">
          Changelog
        </AnchorMdx>
      </Facts>
      <Heading>{isHook ? 'Arguments of the returned function' : 'Props'}</Heading>
      <Wide>
        <Controls />
      </Wide>
      <PropTypes of={exported} />
      {shown.length > 1 && (
        <>
          <Heading>Stories</Heading>
          {shown.slice(1).map(({ id, name: title, moduleExport, storyGlobals }) => (
            <Shown key={id} phone={storyGlobals.viewport?.value === 'phone'}>
              <Subheading>{sentenceCase(title)}</Subheading>
              <Description of={moduleExport} />
              <DocsStory of={moduleExport} expanded={false} withToolbar />
            </Shown>
          ))}
        </>
      )}
      <MuiChoices of={exported} />
      <Weight of={exported} />
      {!ofMui && <Changes of={exported} hooks={preparedMeta.parameters.hooks ?? []} />}
    </div>
  );
}
