import { type ReactNode, useId } from 'react';
import { NativeSelect } from '../fields/NativeSelect/NativeSelect.tsx';
import { TextInput } from '../fields/TextInput/TextInput.tsx';
import { styled } from '../styles/styled.ts';
import { DocTable } from './DocTable.tsx';

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(3),
  color: theme.vars.palette.roles.ink,
  '& .search': {
    display: 'grid',
    gap: theme.spacing(2),
    [theme.breakpoints.up('sm')]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridAutoFlow: 'column',
      gridAutoColumns: theme.mall.size.tile,
    },
  },
  '& .found': { ...theme.typography.body2, margin: 0, color: theme.vars.palette.roles.inkSoft },
}));

/** Returns whether every word of a search occurs in a text, in upper or lower case. */
export function containsWords(text: string, query: string): boolean {
  const searched = text.toLowerCase();
  return query
    .trim()
    .toLowerCase()
    .split(/\s+/)
    .every((word) => searched.includes(word));
}

interface GroupSelectProps {
  /** The group of each entry. */
  groups: readonly string[];
  /** The selected group; '' for all. */
  value: string;
  onChange: (group: string) => void;
}

/** Selects the entries of one group. */
export function GroupSelect({ groups, value, onChange }: GroupSelectProps) {
  return (
    <NativeSelect label="Group" value={value} onChange={({ target }) => onChange(target.value)}>
      <option value="">All groups</option>
      {[...new Set(groups)].sort().map((name) => (
        <option key={name}>{name}</option>
      ))}
    </NativeSelect>
  );
}

interface SearchableTableProps {
  /** What the table lists: `token`. */
  noun: string;
  query: string;
  onQuery: (query: string) => void;
  /** Selects beside the search field. */
  filters: ReactNode;
  /** Numbers of matching entries and of all. */
  found: number;
  total: number;
  /** The headings of the columns. */
  columns: readonly string[];
  /** The rows of the matching entries. */
  children: ReactNode;
  className?: string;
}

/** Shows a table of documentation with a search field, filters and the number of matching entries. */
export function SearchableTable({ noun, query, onQuery, filters, found, total, columns, children, className }: SearchableTableProps) {
  const captionId = useId();
  return (
    <Root {...(className ? { className } : {})}>
      <search className="search">
        <TextInput type="search" label={`Search ${noun}s`} value={query} onChange={({ target }) => onQuery(target.value)} />
        {filters}
      </search>
      <p className="found" role="status" id={captionId}>
        {found === 0 ? `No ${noun} has all of these words.` : `${found} of ${total} ${noun}s`}
      </p>
      {found > 0 && (
        <DocTable aria-describedby={captionId} aria-label={`${noun.charAt(0).toUpperCase()}${noun.slice(1)}s`}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th scope="col" key={column}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{children}</tbody>
        </DocTable>
      )}
    </Root>
  );
}
