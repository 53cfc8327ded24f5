import { ProfileIncompleteDialog } from '@mall/ui/overlays/ProfileIncompleteDialog';
import { RenewalReminderDialog } from '@mall/ui/overlays/RenewalReminderDialog';
import { useEffect, useState } from 'react';
import { useFetcher, useLocation, useNavigate } from 'react-router-dom';
import { paths, withQuery } from '#app/paths.ts';
import { readAnnouncement } from '../notice-cookie.ts';
import { asking, promptKeys, reminding } from '../prompt-places.ts';
import type { Prompts, ShellCustomer } from '../shell.ts';
import { AnnouncementDialogs } from './announcement-dialogs.tsx';

const wasPrompted = (name: string) => sessionStorage.getItem(name) !== null;
const markPrompted = (name: string) => sessionStorage.setItem(name, '1');

interface CustomerPromptsProps {
  readonly name: string;
  readonly customer: ShellCustomer;
}

/**
 * Loads the prompts of the resource route; undefined until it responds. No fetcher: the router does not know this route before the first
 * load, and a concurrent revalidation would load the not-found route instead.
 */
function usePrompts(address: string | undefined): Prompts | undefined {
  const [prompts, setPrompts] = useState<Prompts>();
  useEffect(() => {
    if (address === undefined) return;
    const controller = new AbortController();
    fetchPrompts(address, controller.signal).then(setPrompts, () => undefined);
    return () => controller.abort();
  }, [address]);
  return prompts;
}

async function fetchPrompts(address: string, signal: AbortSignal): Promise<Prompts | undefined> {
  const response = await fetch(address, { signal });
  return response.ok ? await response.json() : undefined;
}

/** Renders announcements, reminders and prompts for a customer over the current page, one after the other. */
export function CustomerPrompts({ name, customer }: CustomerPromptsProps) {
  const { pathname, search } = useLocation();
  const [answered, setAnswered] = useState(0);
  const send = useSend();
  const announcement = readAnnouncement(document.cookie);
  const isReminded = customer.remind && reminding.has(pathname) && search === '' && !wasPrompted(promptKeys.reminder);
  const mayAskProfile = asking.has(pathname) && !wasPrompted(promptKeys.profile);
  const wanted = isReminded ? withQuery(paths.prompts, { benefits: 1 }) : mayAskProfile ? paths.prompts : undefined;
  const prompts = usePrompts(wanted);
  const next = () => setAnswered(answered + 1);

  if (announcement) {
    const putAway = () => send({ tell_id: String(announcement.tell_id) });
    return <AnnouncementDialogs key={announcement.tell_id} announcement={announcement} onDismiss={putAway} onClose={next} />;
  }
  if (isReminded && prompts && prompts.benefits.length > 0) {
    return <Reminded name={name} customer={customer} benefits={prompts.benefits} onClose={next} />;
  }
  if (mayAskProfile && prompts?.isProfileIncomplete) {
    const close = () => {
      markPrompted(promptKeys.profile);
      next();
    };
    return <ProfileIncompleteDialog open onClose={close} href={paths.profile} />;
  }
  return null;
}

/** Submits that a prompt must not be repeated. */
function useSend() {
  const { submit } = useFetcher();
  return (fields: Record<string, string>) => void submit(fields, { method: 'post', action: paths.prompts });
}

interface RemindedProps extends CustomerPromptsProps {
  readonly benefits: Prompts['benefits'];
  readonly onClose: () => void;
}

function Reminded({ name, customer: { image, daysLeft }, benefits, onClose }: RemindedProps) {
  const send = useSend();
  const navigate = useNavigate();
  const close = ({ quiet }: { readonly quiet: boolean }) => {
    markPrompted(promptKeys.reminder);
    if (quiet) send({ cut_num: '2' });
    onClose();
  };
  return (
    <RenewalReminderDialog
      open
      onClose={close}
      onRenew={() => {
        close({ quiet: false });
        void navigate(withQuery(paths.membership, { open: 1 }));
      }}
      user={{ name, ...(image && { imageUrl: image }) }}
      daysLeft={daysLeft}
      benefits={benefits}
    />
  );
}
