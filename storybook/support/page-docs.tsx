import { styled } from '@mui/material/styles';
import { AnchorMdx, DocsContext, Heading, Story, Title, useOf } from '@storybook/addon-docs/blocks';
import { Fragment, useContext } from 'react';
import { pageHref } from '../../packages/ui/.storybook/docs/blocks.tsx';
import { pageOf } from '../../packages/ui/.storybook/docs/guidance.ts';
import { sentenceCase } from '../../packages/ui/.storybook/sentenceCase.ts';
import { factsOf } from './page-composition.ts';

const noPage = pageOf('');

/** Outlines the preview: the page has the same background as the documentation. */
const Window = styled('div')(({ theme }) => ({
  marginBlock: theme.spacing(3),
  border: `${theme.mall.border.hairline} solid ${theme.vars.palette.roles.hairline}`,
  borderRadius: theme.mall.radius.card,
  overflow: 'hidden',
}));

/** Renders the name of a component of `@mall/ui`, as a link when it has a documentation page. */
function ComponentName({ name }: { readonly name: string }) {
  const page = pageOf(name);
  if (page === noPage) return <>{name}</>;
  return (
    <AnchorMdx href={pageHref(page)} target="_self">
      {name}
    </AnchorMdx>
  );
}

/** Components that arrange others. */
const arranging = ['CardGrid', 'Columns', 'Container', 'EntrySpread', 'ProductGrid', 'ProductRows', 'RowList', 'Section'];

/** Renders names of components, separated by commas. */
function Names({ of }: { readonly of: readonly string[] }) {
  return of.map((name, index) => (
    <Fragment key={name}>
      {index > 0 && ', '}
      <ComponentName name={name} />
    </Fragment>
  ));
}

/** States that most pages have, in the order in which a visitor meets them. */
const commonStates = ['Default', 'Loading', 'Empty', 'Failed', 'Not found', 'Signed out', 'No rights'];

/** Returns the rank of a story: the common states, then what only this page has, in the order of its file. */
const rankOf = (title: string) => {
  const rank = commonStates.indexOf(sentenceCase(title));
  return rank === -1 ? commonStates.length : rank;
};

/** Renders the documentation of a page of the shop: a preview, its states, layout, components and data. */
export function PageDocs() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const stories = useContext(DocsContext)
    .componentStories()
    .toSorted((one, other) => rankOf(one.name) - rankOf(other.name));
  const [preview] = stories;
  const { path, frame, components, operations, files, complete } = factsOf(String(preparedMeta.initialArgs.address));
  const own = components.filter((name) => arranging.includes(name));
  return (
    <div lang="en">
      <Title />
      <p>
        Address: <code>{path}</code>. {complete ?? 'It has a loading state: see the story Loading.'}
      </p>
      {preview && (
        <Window>
          <Story of={preview.moduleExport} inline={false} height="720px" />
        </Window>
      )}
      <Heading>States</Heading>
      <ul>
        {stories.map(({ id, name }) => (
          <li key={id}>
            <AnchorMdx href={`./?path=/story/${id}`} target="_self">
              {sentenceCase(name)}
            </AnchorMdx>
          </li>
        ))}
      </ul>
      <Heading>Layout</Heading>
      <ul>
        <li>Around the page: {frame.length > 0 ? <Names of={frame} /> : 'nothing, the page fills the window'}</li>
        {own.length > 0 && (
          <li>
            The page itself: <Names of={own} />
          </li>
        )}
      </ul>
      <Heading>Components</Heading>
      <p>
        Made of these components of <code>@mall/ui</code>:
      </p>
      <ul>
        {components
          .filter((name) => !own.includes(name))
          .map((name) => (
            <li key={name}>
              <ComponentName name={name} />
            </li>
          ))}
      </ul>
      <Heading>Data</Heading>
      {operations.length > 0 ? (
        <>
          <p>
            Its server calls these operations of <code>@mall/sdk</code>, some of them only after an action of the shopper:
          </p>
          <ul>
            {operations.map(({ method, api, summary }) => (
              <li key={method}>
                <code>mall.{method}()</code>: {summary} (<code>{api}</code>)
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p>The page calls no operation of its own.</p>
      )}
      <Heading>In this repository</Heading>
      <details>
        <summary>{files.length} files, from the layout to the smallest part</summary>
        <ul>
          {files.map((file) => (
            <li key={file}>
              <code>{file}</code>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}
