import { useId, useState } from 'react';
import { NativeSelect } from '../fields/NativeSelect/NativeSelect.tsx';
import { TextInput } from '../fields/TextInput/TextInput.tsx';
import { type LanguageCode, languageCodes, languageName, languageTag } from '../i18n/languages.ts';
import type { UiTexts } from '../i18n/textKeys.ts';
import { uiText as en } from '../locales/en.ts';
import { uiText as ko } from '../locales/ko.ts';
import { uiText as tn } from '../locales/tn.ts';
import { uiText as zh } from '../locales/zh.ts';
import { styled } from '../styles/styled.ts';
import { DocTable } from './DocTable.tsx';

const texts: Readonly<Record<LanguageCode, UiTexts>> = { en, zh, tn, ko };

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(3),
  color: theme.vars.palette.roles.ink,
  '& .search': {
    display: 'grid',
    gap: theme.spacing(2),
    [theme.breakpoints.up('sm')]: { gridTemplateColumns: `minmax(0, 1fr) ${theme.mall.size.tile} ${theme.mall.size.tile}` },
  },
  '& .found': { ...theme.typography.body2, margin: 0, color: theme.vars.palette.roles.inkSoft },
  '& td > p': { margin: 0 },
}));

/** Returns the texts of a language by key; a plural has its forms under one key. */
function textsByKey(tree: UiTexts, prefix = ''): Map<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const [name, value] of Object.entries(tree)) {
    const key = `${prefix}${name.replace(/_(one|other)$/, '')}`;
    if (typeof value === 'string') found.set(key, [...new Set([...(found.get(key) ?? []), value])]);
    else for (const [inner, forms] of textsByKey(value, `${key}.`)) found.set(inner, forms);
  }
  return found;
}

const groupOf = (key: string) => key.split('.')[0] ?? '';

/** Returns whether every word of a search occurs in a key or its texts. */
const matches = (key: string, forms: readonly string[], query: string) => {
  const text = [key, ...forms].join(' ').toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
};

/** Shows every text of the components in a searchable table, by the key for the props `texts` and `errors`. */
export function TextTable() {
  const [query, setQuery] = useState('');
  const [group, setGroup] = useState('');
  const [language, setLanguage] = useState<LanguageCode>('en');
  const captionId = useId();
  const all = [...textsByKey(texts[language])];
  const found = all.filter(([key, forms]) => (group === '' || groupOf(key) === group) && matches(key, forms, query.trim()));
  return (
    <Root>
      <search className="search">
        <TextInput type="search" label="Search texts" value={query} onChange={({ target }) => setQuery(target.value)} />
        <NativeSelect label="Group" value={group} onChange={({ target }) => setGroup(target.value)}>
          <option value="">All groups</option>
          {[...new Set(all.map(([key]) => groupOf(key)))].sort().map((name) => (
            <option key={name}>{name}</option>
          ))}
        </NativeSelect>
        <NativeSelect
          label="Language"
          value={language}
          onChange={({ target }) => setLanguage(languageCodes.find((code) => code === target.value) ?? 'en')}
        >
          {languageCodes.map((code) => (
            <option key={code} value={code} lang={languageTag(code)}>
              {languageName(code)}
            </option>
          ))}
        </NativeSelect>
      </search>
      <p className="found" role="status" id={captionId}>
        {found.length === 0 ? 'No text has all of these words.' : `${found.length} of ${all.length} texts`}
      </p>
      {found.length > 0 && (
        <DocTable aria-describedby={captionId} aria-label="Texts">
          <thead>
            <tr>
              <th scope="col">Key</th>
              <th scope="col">Text</th>
            </tr>
          </thead>
          <tbody>
            {found.map(([key, forms]) => (
              <tr key={key}>
                <th scope="row">
                  <code>{key}</code>
                </th>
                <td className="wide" lang={languageTag(language)}>
                  {forms.map((form) => (
                    <p key={form}>{form}</p>
                  ))}
                </td>
              </tr>
            ))}
          </tbody>
        </DocTable>
      )}
    </Root>
  );
}
