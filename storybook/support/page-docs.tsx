import { AnchorMdx, Heading, Markdown, Title, useOf } from '@storybook/addon-docs/blocks';
import { Fragment } from 'react';
import { pageHref } from '../../packages/ui/.storybook/docs/blocks.tsx';
import { pageOf } from '../../packages/ui/.storybook/docs/guidance.ts';
import { sentenceCase } from '../../packages/ui/.storybook/sentenceCase.ts';
import { factsOf } from './page-composition.ts';

const noPage = pageOf('');

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

/** Renders the documentation of a page of the shop: its states, how it loads, and how it is made. It shows no page, because each is a whole shop. */
export function PageDocs() {
  const { csfFile, preparedMeta } = useOf('meta', ['meta']);
  const { path, layouts, parts, source, complete } = factsOf(String(preparedMeta.initialArgs.address));
  return (
    <div lang="en">
      <Title />
      <p>
        Address: <code>{path}</code>. {complete ?? 'It has a loading state: see the story Loading.'}
      </p>
      <Heading>States</Heading>
      <ul>
        {Object.values(csfFile.stories).map(({ id, name }) => (
          <li key={id}>
            <AnchorMdx href={`./?path=/story/${id}`} target="_self">
              {sentenceCase(name)}
            </AnchorMdx>
          </li>
        ))}
      </ul>
      <Heading>Composition</Heading>
      {layouts.length > 0 && <p>Within {layouts.join(' and ')}.</p>}
      <ul>
        {parts.map(({ file, components }) => (
          <li key={file}>
            <code>{file}</code>
            {components.map((name, index) => (
              <Fragment key={name}>
                {index === 0 ? ': ' : ', '}
                <ComponentName name={name} />
              </Fragment>
            ))}
          </li>
        ))}
      </ul>
      <Heading>Route module</Heading>
      <Markdown>{`\`\`\`tsx\n${source.trim()}\n\`\`\``}</Markdown>
    </div>
  );
}
