import { useState } from 'react';
import { NativeSelect } from '../fields/NativeSelect/NativeSelect.tsx';
import { type LanguageCode, languageCodes, languageName, languageTag } from '../i18n/languages.ts';
import type { UiTexts } from '../i18n/textKeys.ts';
import { uiText as en } from '../locales/en.ts';
import { uiText as ko } from '../locales/ko.ts';
import { uiText as tn } from '../locales/tn.ts';
import { uiText as zh } from '../locales/zh.ts';
import { styled } from '../styles/styled.ts';
import { containsWords, GroupSelect, SearchableTable } from './SearchableTable.tsx';

const texts: Readonly<Record<LanguageCode, UiTexts>> = { en, zh, tn, ko };

const Root = styled(SearchableTable)({ '& td > p': { margin: 0 } });

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

/** Shows every text of the components in a searchable table, by the key for the props `texts` and `errors`. */
export function TextTable() {
  const [query, setQuery] = useState('');
  const [group, setGroup] = useState('');
  const [language, setLanguage] = useState<LanguageCode>('en');
  const all = [...textsByKey(texts[language])];
  const found = all.filter(([key, forms]) => (group === '' || groupOf(key) === group) && containsWords([key, ...forms].join(' '), query));
  return (
    <Root
      noun="text"
      query={query}
      onQuery={setQuery}
      found={found.length}
      total={all.length}
      columns={['Key', 'Text']}
      filters={
        <>
          <GroupSelect groups={all.map(([key]) => groupOf(key))} value={group} onChange={setGroup} />
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
        </>
      }
    >
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
    </Root>
  );
}
