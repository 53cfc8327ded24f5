import type { Gateway } from '#app/shared/gateway/gateway.server.ts';
import { readCookie } from '#app/shared/session/cookies.ts';
import { announcementCookie, toldCookie, writeAnnouncement } from '../notice-cookie.ts';

/** The notice types shown as a dialog; type 1 closes the mall. */
const popUp: ReadonlySet<number> = new Set([2, 3]);

/** Returns the cookie with an announcement that this browser has not shown yet; undefined for none. Never rejects. */
export async function loadAnnouncement({ mall }: Gateway, cookies: string | null): Promise<string | undefined> {
  try {
    const notice = await mall.shell.notice();
    if (!popUp.has(notice.systemMsgType) || readCookie(cookies, toldCookie) === String(notice.tell_id)) return undefined;
    // Readable by the page's script, which deletes it.
    return `${announcementCookie}=${writeAnnouncement(notice)}; Path=/; SameSite=Lax`;
  } catch {
    // The client has logged the error.
    return undefined;
  }
}

/** Dismisses an announcement permanently for the customer. */
export async function dismissAnnouncement({ mall }: Gateway, id: number): Promise<void> {
  await mall.shell.readNotice({ tell_id: id });
}
