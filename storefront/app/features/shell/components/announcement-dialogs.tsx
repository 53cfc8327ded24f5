import { AnnouncementDialog } from '@mall/ui/overlays/AnnouncementDialog';
import { writeCookie } from '#app/shared/write-cookie.ts';
import { type Announcement, announcementCookie, toldCookie } from '../notice-cookie.ts';

const yearSeconds = 365 * 24 * 60 * 60;

interface AnnouncementDialogsProps {
  readonly announcement: Announcement;
  /** Called before `onClose` when it is dismissed permanently. */
  readonly onDismiss?: () => void;
  readonly onClose: () => void;
}

/** Renders an announcement of the mall. When closed, this browser does not show it again in this session; when dismissed, for a year. */
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

/** Returns the text of the markup's blocks. Other software may have written the cookie, so its markup is never rendered. */
function paragraphsOf(html: string): string[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const blocks = body.children.length > 0 ? [...body.children] : [body];
  return blocks.map(({ textContent }) => textContent?.trim() ?? '').filter((text) => text !== '');
}
