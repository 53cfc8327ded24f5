import type { Gateway } from '#app/shared/gateway/gateway.server.ts';
import { refusalOf } from '#app/shared/gateway/refusal.ts';
import type { Message, MessageSummary, RemoveOutcome } from '../message.ts';

const pageSize = 10;
const unread = 1;

/** Loads a page of the customer's messages, newest first. */
export async function loadMessages({ mall }: Gateway, page: number): Promise<{ messages: MessageSummary[]; pages: number }> {
  const { message, total } = await mall.messages.list({ page });
  return {
    messages: message.map(({ id, title, content, time, type }) => ({
      id,
      title,
      excerpt: content,
      sentAt: time ?? undefined,
      isUnread: type === unread,
    })),
    pages: Math.ceil(total / pageSize),
  };
}

/** Loads one message, which marks it as read; undefined when there is none. */
export async function loadMessage({ mall }: Gateway, id: number): Promise<Message | undefined> {
  const [found] = (await mall.messages.show({ id })).message;
  return found && { title: found.title, html: found.content, sentAt: found.time ?? undefined };
}

/** Removes a message. Throws errors that concern the whole page. */
export async function removeMessage({ mall }: Gateway, id: number): Promise<RemoveOutcome> {
  try {
    await mall.messages.remove({ id: [id] });
    return { at: Date.now(), kind: 'removed' };
  } catch (error) {
    refusalOf(error);
    return { at: Date.now(), kind: 'refused' };
  }
}
