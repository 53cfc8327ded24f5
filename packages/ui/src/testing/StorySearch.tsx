import { useState } from 'react';
import { SearchField, type SearchFieldProps } from '../commerce/catalog/SearchField/SearchField.tsx';
import { SearchPanel, type SearchPanelProps } from '../commerce/catalog/SearchPanel/SearchPanel.tsx';
import type { LanguageCode } from '../i18n/languages.ts';
import type { UnfoldState } from '../navigation/Unfold/usePanels.ts';
import { storyHistory, storySuggestions } from './search.ts';

/** Props of {@link StorySearch}. */
export interface StorySearchProps extends UnfoldState, Pick<SearchFieldProps, 'onEmpty' | 'onSubmit'> {
  language: LanguageCode;
  /** Called in addition to the story's own deletion of an entry. */
  onForget?: SearchPanelProps['onForget'];
  onForgetAll?: SearchPanelProps['onForgetAll'];
}

/** Renders the search as on a page: with history and suggestions from the story's data, including deletion. */
export function StorySearch({ language, open, onOpenChange, onForget, onForgetAll, ...field }: StorySearchProps) {
  const [typed, setTyped] = useState('');
  const [history, setHistory] = useState(() => storyHistory(language));
  const suggestions = storySuggestions(language, typed);
  return (
    <SearchField action="#search" onFocus={() => onOpenChange(true)} onInput={setTyped} {...field}>
      <SearchPanel
        {...{ open, onOpenChange, history }}
        {...(suggestions ? { suggestions } : {})}
        onForget={(text) => {
          setHistory((before) => before.filter((word) => word.text !== text));
          onForget?.(text);
        }}
        onForgetAll={() => {
          setHistory([]);
          onForgetAll?.();
        }}
      />
    </SearchField>
  );
}
