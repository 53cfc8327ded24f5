import { useEffect, useId } from 'react';
import { useAnnounce } from '../../../feedback/Announcer/Announcer.tsx';
import { useUiText } from '../../../i18n/useUiText.ts';
import type { UnfoldState } from '../../../navigation/Unfold/usePanels.ts';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { Image } from '../../../primitives/Image/Image.tsx';
import type { RootProps } from '../../../styles/rootProps.ts';
import { Entry, Sheet } from './parts.tsx';
import { SearchHistory } from './SearchHistory.tsx';
import type { ForgetProps, SearchWord } from './searchWord.ts';
import { type Combobox, useCombobox } from './useCombobox.ts';

export type { SearchWord } from './searchWord.ts';

/** A suggested product. */
export interface SearchProduct {
  /** Title of the product. */
  title: string;
  /** URL of the product. */
  href: string;
  /** URL of its image. @since 0.4.0 */
  imageUrl?: string;
}

/** Suggestions for the text typed so far. */
export interface SearchSuggestions {
  /** Suggested texts, best first. */
  words: readonly SearchWord[];
  /** Suggested products, best first. */
  products: readonly SearchProduct[];
}

/** Props of {@link SearchPanel}. */
export interface SearchPanelProps extends RootProps<'div'>, UnfoldState, ForgetProps {
  /** Previous searches, latest first. */
  history: readonly SearchWord[];
  /** Omitted while the field is empty; then the history is shown. */
  suggestions?: SearchSuggestions;
}

function Suggested({ combobox, words, products }: SearchSuggestions & { combobox: Combobox }) {
  const t = useUiText();
  const titleId = useId();
  return (
    <div role="listbox" id={combobox.id} aria-label={t('search.suggested')}>
      {words.map(({ text, href }, index) => (
        <Entry key={text} look="quiet" href={href} {...combobox.entry(index)}>
          <Icon name="search" />
          <span className="words">{text}</span>
        </Entry>
      ))}
      {products.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is not allowed in a listbox
        <div role="group" aria-labelledby={titleId}>
          <div className="head" role="presentation" id={titleId}>
            {t('search.products')}
          </div>
          {products.map(({ title, href, imageUrl }, index) => (
            <Entry key={href} look="quiet" href={href} {...combobox.entry(words.length + index)}>
              <span className="thumb">
                <Image alt="" sizes="44px" {...(imageUrl ? { src: imageUrl } : {})} />
              </span>
              <span className="words">{title}</span>
            </Entry>
          ))}
        </div>
      )}
    </div>
  );
}

/**
 * Shows previous searches or suggestions below the `SearchField` that contains it. The field becomes a combobox whose entries are links;
 * without the panel, or without JavaScript, the field still searches.
 */
export function SearchPanel({ history, onForget, onForgetAll, suggestions, open, onOpenChange, ...root }: SearchPanelProps) {
  const t = useUiText();
  const announce = useAnnounce();
  const found = suggestions && suggestions.words.length + suggestions.products.length;
  const combobox = useCombobox({ open, onOpenChange, count: found ?? history.length });
  useEffect(() => {
    if (open && found !== undefined) announce(t('search.found', { count: found }));
  }, [open, found, announce, t]);
  if (!combobox.isShown) return null;
  return (
    // A click on the panel leaves the focus in the field.
    <Sheet {...root} {...combobox.panel} onMouseDown={(event) => event.preventDefault()}>
      {suggestions ? (
        <Suggested combobox={combobox} {...suggestions} />
      ) : (
        <SearchHistory {...{ combobox, history, onForget, onForgetAll }} />
      )}
    </Sheet>
  );
}
