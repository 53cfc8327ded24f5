import { AnnouncementDialog } from '@mall/ui/overlays/AnnouncementDialog';
import { writeCookie } from '#app/shared/write-cookie.ts';
import { type Announcement, announcementCookie, toldCookie } from '../notice-cookie.ts';

const yearSeconds = 365 * 24 * 60 * 60;

interface AnnouncementDialogsProps {
  readonly announcement: Announcement;
  /** It is not to come again: told before `onClose`. */
  readonly onDismiss?: () => void;
  readonly onClose: () => void;
}

/** An announcement of the mall. Closed, it is told no more by this browser until that is closed too; put away, for a year. */
export function AnnouncementDialogs({ announcement, onDismiss, onClose }: AnnouncementDialogsProps) {
  const { tell_id: id, systemMsgTitle, systemMsg } = announcement;
  const close = ({ remind }: { remind: boolean }) => {
    writeCookie(announcementCookie, '', 0);
    writeCookie(toldCookie, id, remind ? undefined : yearSeconds);
    if (!remind) onDismiss?.();
    onClose();
  };
  return (
    <AnnouncementDialog open onClose={close} title={systemMsgTitle}>
      {paragraphsOf(systemMsg).map((text) => (
        <p key={text}>{text}</p>
      ))}
    </AnnouncementDialog>
  );
}

/** A cookie may have been written by others than us: its markup is read, and only its words are shown. */
function paragraphsOf(html: string): string[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const blocks = body.children.length > 0 ? [...body.children] : [body];
  return blocks.map(({ textContent }) => textContent?.trim() ?? '').filter((text) => text !== '');
}
