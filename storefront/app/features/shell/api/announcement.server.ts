import type { Gateway } from '#app/shared/gateway/gateway.server.ts';
import { readCookie } from '#app/shared/session/cookies.ts';
import { announcementCookie, toldCookie, writeAnnouncement } from '../notice-cookie.ts';

/** Notices that pop up; one of type 1 closes the mall. */
const popUp: ReadonlySet<number> = new Set([2, 3]);

/** The cookie that tells a browser of an announcement it has not told of yet; undefined for none. Never rejects. */
export async function loadAnnouncement({ mall }: Gateway, cookies: string | null): Promise<string | undefined> {
  try {
    const notice = await mall.shell.notice();
    if (!popUp.has(notice.systemMsgType) || readCookie(cookies, toldCookie) === String(notice.tell_id)) return undefined;
    // The page's script reads it and takes it away.
    return `${announcementCookie}=${writeAnnouncement(notice)}; Path=/; SameSite=Lax`;
  } catch {
    // The client has logged the fault.
    return undefined;
  }
}

/** Puts an announcement away for the customer: it comes no more. */
export async function dismissAnnouncement({ mall }: Gateway, id: number): Promise<void> {
  await mall.shell.readNotice({ tell_id: id });
}
