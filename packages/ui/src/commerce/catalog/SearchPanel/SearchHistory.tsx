import { type MouseEvent, useId } from 'react';
import { useAnnounce } from '../../../feedback/Announcer/Announcer.tsx';
import { useUiText } from '../../../i18n/useUiText.ts';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { Act, Entry } from './parts.tsx';
import type { ForgetProps, SearchWord } from './searchWord.ts';
import type { Combobox } from './useCombobox.ts';

interface SearchHistoryProps extends ForgetProps {
  combobox: Combobox;
  history: readonly SearchWord[];
}

/** Moves the focus when the focused button disappears: to the next entry's button, or else to the field. */
function focusNeighbour(button: HTMLElement) {
  const row = button.closest('li');
  const next = row?.nextElementSibling ?? row?.previousElementSibling;
  const target = next?.querySelector('button') ?? button.closest('form')?.querySelector<HTMLElement>('[role=combobox]');
  target?.focus();
}

/** Shows previous searches: each is a link, and can be deleted alone or together with all others. */
export function SearchHistory({ combobox, history, onForget, onForgetAll }: SearchHistoryProps) {
  const t = useUiText();
  const announce = useAnnounce();
  const titleId = useId();
  const forget = ({ currentTarget }: MouseEvent<HTMLElement>, text: string) => {
    // A mouse click leaves the focus in the field; only the keyboard needs a new focus target.
    if (currentTarget === document.activeElement) focusNeighbour(currentTarget);
    onForget(text);
    announce(t('search.forgotten', { text }));
  };
  const forgetAll = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    focusNeighbour(currentTarget);
    onForgetAll();
    announce(t('search.allForgotten'));
  };
  return (
    <>
      <div className="head">
        <span id={titleId}>{t('search.history')}</span>
        <Act type="button" onClick={forgetAll}>
          {t('search.forgetAll')}
        </Act>
      </div>
      <div className="history">
        <div role="listbox" id={combobox.id} aria-labelledby={titleId}>
          {history.map(({ text, href }, index) => (
            <Entry key={text} look="quiet" href={href} {...combobox.entry(index)}>
              <Icon name="clock" />
              <span className="words">{text}</span>
            </Entry>
          ))}
        </div>
        <ul>
          {history.map(({ text }) => (
            <li key={text}>
              <Act type="button" aria-label={t('search.forget', { text })} onClick={(event) => forget(event, text)}>
                <Icon name="close" />
              </Act>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
