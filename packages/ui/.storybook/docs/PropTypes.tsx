import { styled } from '@mui/material/styles';
import { AnchorMdx, Subheading, Unstyled } from '@storybook/addon-docs/blocks';
import { Fragment, type ReactNode } from 'react';
import { DocTable } from '../../src/foundations/DocTable.tsx';
import { withNames } from './blocks.tsx';
import { type ObjectType, objectTypes, type TypeMember } from './objectTypes.ts';

const Entry = styled('section')(({ theme }) => ({
  paddingBlockStart: theme.spacing(1),
  '& a': { color: theme.vars.palette.roles.primary },
}));

const Text = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.vars.palette.roles.ink,
  marginBlock: theme.spacing(1),
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
}));

const anchorOf = (name: string) => `type-${name.toLowerCase()}`;

/** Links the names of types in a type to their descriptions on the page. */
function withLinks(type: string, names: readonly string[], isListed: (name: string) => boolean): ReactNode[] {
  const linked = names.filter(isListed);
  // Every second part is a name: the pattern has a group.
  const parts = linked.length > 0 ? type.split(new RegExp(`\\b(${linked.join('|')})\\b`)) : [type];
  return parts.map((part, index) => {
    const key = `${index} ${part}`;
    if (index % 2 === 0) return <Fragment key={key}>{part}</Fragment>;
    return (
      <AnchorMdx key={key} href={`#${anchorOf(part)}`} target="_self">
        {part}
      </AnchorMdx>
    );
  });
}

interface MembersProps {
  members: readonly TypeMember[];
  isListed: (name: string) => boolean;
}

function Members({ members, isListed }: MembersProps) {
  // The groups of tokens are described by their members: a table of groups alone has no empty column.
  const hasDescriptions = members.some(({ description, fallback }) => description !== '' || fallback !== undefined);
  return (
    <DocTable>
      <thead>
        <tr>
          <th scope="col">Member</th>
          <th scope="col">Type</th>
          <th scope="col">Required</th>
          {hasDescriptions && <th scope="col">Description</th>}
        </tr>
      </thead>
      <tbody>
        {members.map(({ name, type, isRequired, description, fallback, since, names }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td data-column="Type">
              <code>{withLinks(type, names, isListed)}</code>
            </td>
            <td data-column="Required">{isRequired ? 'Yes' : 'No'}</td>
            {hasDescriptions && (
              <td className="wide">
                {withNames(description)}
                {fallback !== undefined && <> Default: {withNames(fallback)}.</>}
                {since !== undefined && <> Since {since}.</>}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </DocTable>
  );
}

/** Lists the types of the package that the props of a component name, and those that these name in turn, with their members. */
export function PropTypes({ of }: { of: string }) {
  const names = objectTypes.of[of] ?? [];
  const isListed = (name: string) => names.includes(name);
  const types = names.flatMap((name): readonly ObjectType[] => {
    const type = objectTypes.types[name];
    return type ? [type] : [];
  });
  return types.map(({ name, description, members, definition, names: inner }) => (
    <Entry key={name} id={anchorOf(name)}>
      <Subheading>{name}</Subheading>
      <Unstyled>
        {description && <Text>{withNames(description)}</Text>}
        {definition !== undefined && (
          <Text>
            <code>{withLinks(definition, inner, isListed)}</code>
          </Text>
        )}
        {members.length > 0 && <Members members={members} isListed={isListed} />}
      </Unstyled>
    </Entry>
  ));
}
