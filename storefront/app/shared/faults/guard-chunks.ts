import { tellFault } from './page-faults.ts';

const noteName = 'mall.reloadedForChunk';
const quietMs = 60_000;

/** Texts that do not come leave a page that can be read. */
const isText = (error: Error) => error.message.includes('/assets/texts/');

/** Whether the page may be loaded anew for the sake of its code: at most once in 60 seconds. Storage may be shut. */
function mayReload(): boolean {
  try {
    const last = Number(sessionStorage.getItem(noteName));
    if (Date.now() - last < quietMs) return false;
    sessionStorage.setItem(noteName, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}

let isLost = false;

/** A part of the code did not come, and React Router waits for it for ever: from here on links ask the server for whole pages. */
export const isCodeLost = () => isLost;

/** As far as it is needed here; TypeScript does not know the event yet. */
interface NavigateEvent extends Event {
  readonly navigationType: string;
  readonly userInitiated: boolean;
}

/** What waits for code: a step inside the shop, or a call in the background. */
export type Waiting = 'step' | 'background' | undefined;

const isNavigate = (event: Event): event is NavigateEvent => 'navigationType' in event;

declare global {
  interface Window {
    readonly navigation?: EventTarget;
  }
}

/**
 * After a release a page that is still open asks for code that is gone. The page is then loaded anew, once; after that it stays and says so.
 * React Router reloads by itself when a route's code does not come, without an end: such a reload, which comes while something waits, is let
 * through or stopped; what somebody did not ask for never takes their page. `waiting` tells what waits. Answers the function that ends it.
 */
export function guardChunks(waiting: () => Waiting): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const onPart = ({ payload }: WindowEventMap['vite:preloadError']) => {
    if (isText(payload)) return;
    // Without a connection the browser's own page would take the place of this one.
    if (navigator.onLine && mayReload()) location.reload();
    else tellFault(navigator.onLine ? 'chunk' : 'connection');
  };
  const onNavigate = (event: Event) => {
    if (!isNavigate(event) || event.navigationType !== 'reload' || event.userInitiated) return;
    const what = waiting();
    if (what === 'background') event.preventDefault();
    if (what !== 'step') return;
    if (navigator.onLine && mayReload()) return;
    event.preventDefault();
    isLost = true;
    tellFault(navigator.onLine ? 'chunk' : 'connection');
  };
  window.addEventListener('vite:preloadError', onPart, { signal });
  window.navigation?.addEventListener('navigate', onNavigate, { signal });
  return () => ended.abort();
}
