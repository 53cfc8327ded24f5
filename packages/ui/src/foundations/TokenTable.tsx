import { useState } from 'react';
import { CopyButton } from '../primitives/CopyButton/CopyButton.tsx';
import { styled } from '../styles/styled.ts';
import type { TokenDescription } from '../theme/export/tokenList.ts';
import { containsWords, GroupSelect, SearchableTable } from './SearchableTable.tsx';
import { useTokens } from './useTokens.ts';

const Root = styled(SearchableTable)(({ theme }) => ({
  '& .copied': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: theme.spacing(1) },
  '& td > .swatch': { width: theme.spacing(8), height: theme.spacing(3), minWidth: 0 },
  '& td.names': { [theme.breakpoints.up('sm')]: { width: '34%' } },
  '& td.value': { maxWidth: theme.mall.size.tile },
}));

const groupOf = ({ name }: TokenDescription) => name.split('.')[0] ?? '';

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
  const found = tokens.filter(
    (token) => (group === '' || groupOf(token) === group) && containsWords(Object.values(token).join(' '), query),
  );
  return (
    <Root
      noun="token"
      query={query}
      onQuery={setQuery}
      found={found.length}
      total={tokens.length}
      columns={['Token', 'CSS and TypeScript', 'Light', 'Dark', 'Purpose']}
      filters={<GroupSelect groups={tokens.map(groupOf)} value={group} onChange={setGroup} />}
    >
      {found.map((token) => (
        <Row key={token.name} token={token} />
      ))}
    </Root>
  );
}
