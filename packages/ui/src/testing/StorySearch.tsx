import { useState } from 'react';
import { SearchField, type SearchFieldProps } from '../commerce/SearchField/SearchField.tsx';
import { SearchPanel, type SearchPanelProps } from '../commerce/SearchPanel/SearchPanel.tsx';
import type { LanguageCode } from '../i18n/languages.ts';
import type { UnfoldState } from '../navigation/Unfold/usePanels.ts';
import { storyHistory, storySuggestions } from './search.ts';

/** Props of {@link StorySearch}. */
export interface StorySearchProps extends UnfoldState, Pick<SearchFieldProps, 'onEmpty' | 'onSubmit'> {
  language: LanguageCode;
  /** Called besides the story's own forgetting. */
  onForget?: SearchPanelProps['onForget'];
  onForgetAll?: SearchPanelProps['onForgetAll'];
}

/** The search as a page holds it: history and suggestions from the story's small mall, forgetting included. */
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
