import { useId, useState } from 'react';
import { NativeSelect } from '../fields/NativeSelect/NativeSelect.tsx';
import { TextInput } from '../fields/TextInput/TextInput.tsx';
import { CopyButton } from '../primitives/CopyButton/CopyButton.tsx';
import { styled } from '../styles/styled.ts';
import type { TokenDescription } from '../theme/export/tokenList.ts';
import { DocTable } from './DocTable.tsx';
import { useTokens } from './useTokens.ts';

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(3),
  color: theme.vars.palette.roles.ink,
  '& .search': {
    display: 'grid',
    gap: theme.spacing(2),
    [theme.breakpoints.up('sm')]: { gridTemplateColumns: `minmax(0, 1fr) ${theme.mall.size.tile}` },
  },
  '& .found': { ...theme.typography.body2, margin: 0, color: theme.vars.palette.roles.inkSoft },
  '& .copied': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: theme.spacing(1) },
  '& td > .swatch': { width: theme.spacing(8), height: theme.spacing(3), minWidth: 0 },
  '& td.names': { [theme.breakpoints.up('sm')]: { width: '34%' } },
  '& td.value': { maxWidth: theme.mall.size.tile },
}));

const groupOf = ({ name }: TokenDescription) => name.split('.')[0] ?? '';

/** Returns whether every word of a search occurs in a token's names, purpose or values. */
function matches(token: TokenDescription, query: string): boolean {
  const text = Object.values(token).join(' ').toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

function Value({ token, value }: { token: TokenDescription; value: string }) {
  return (
    <>
      {token.type === 'color' && <span className="swatch" style={{ backgroundColor: value }} aria-hidden="true" />}
      <code>{value}</code>
    </>
  );
}

function Row({ token }: { token: TokenDescription }) {
  return (
    <tr>
      <th scope="row">
        {token.name}
        <code>{token.type}</code>
      </th>
      <td className="names wide">
        <span className="copied">
          <code>{token.variable}</code>
          <CopyButton text={`var(${token.variable})`} label={`Copy CSS variable of ${token.name}`} />
        </span>
        <span className="copied">
          <code>{token.path}</code>
          <CopyButton text={token.path} label={`Copy TypeScript path of ${token.name}`} />
        </span>
      </td>
      <td className="value" data-column="Light">
        <Value token={token} value={token.light} />
      </td>
      <td className="value" data-column="Dark">
        {token.dark === token.light ? <code>as light</code> : <Value token={token} value={token.dark} />}
      </td>
      <td className="wide">{token.purpose}</td>
    </tr>
  );
}

/** Shows every token of the brand in a searchable table: names in CSS and TypeScript, both schemes, purpose. */
export function TokenTable() {
  const tokens = useTokens();
  const [query, setQuery] = useState('');
  const [group, setGroup] = useState('');
  const captionId = useId();
  const found = tokens.filter((token) => (group === '' || groupOf(token) === group) && matches(token, query.trim()));
  return (
    <Root>
      <search className="search">
        <TextInput type="search" label="Search tokens" value={query} onChange={({ target }) => setQuery(target.value)} />
        <NativeSelect label="Group" value={group} onChange={({ target }) => setGroup(target.value)}>
          <option value="">All groups</option>
          {[...new Set(tokens.map(groupOf))].sort().map((name) => (
            <option key={name}>{name}</option>
          ))}
        </NativeSelect>
      </search>
      <p className="found" role="status" id={captionId}>
        {found.length === 0 ? 'No token has all of these words.' : `${found.length} of ${tokens.length} tokens`}
      </p>
      {found.length > 0 && (
        <DocTable aria-describedby={captionId} aria-label="Tokens">
          <thead>
            <tr>
              <th scope="col">Token</th>
              <th scope="col">CSS and TypeScript</th>
              <th scope="col">Light</th>
              <th scope="col">Dark</th>
              <th scope="col">Purpose</th>
            </tr>
          </thead>
          <tbody>
            {found.map((token) => (
              <Row key={token.name} token={token} />
            ))}
          </tbody>
        </DocTable>
      )}
    </Root>
  );
}
