import type { DataOf } from '@mall/contract';
import { wireDateTime } from '../../shared/clock.ts';
import { escapeHtml } from '../../shared/html.ts';
import type { LanguageCode } from '../../shared/language.ts';
import type { MessageRow } from './repository.ts';

const state = { unread: 1, read: 2 } as const;

/** Returns a message for the list: its title and its first paragraph. */
export function wireListedMessage(message: MessageRow, language: LanguageCode): DataOf<'mall.Message.index'>['message'][number] {
  return {
    id: message.id,
    title: message.title[language],
    time: wireDateTime(message.at),
    content: message.paragraphs[0]?.[language] ?? '',
    type: message.readAt === null ? state.unread : state.read,
  };
}

/** Returns a message on its page, its paragraphs as HTML. */
export function wireMessage(message: MessageRow, language: LanguageCode): DataOf<'mall.Message.oneindex'>['message'][number] {
  const content = message.paragraphs.map((text) => `<p>${escapeHtml(text[language])}</p>`).join('');
  return { title: message.title[language], time: wireDateTime(message.at), content };
}
