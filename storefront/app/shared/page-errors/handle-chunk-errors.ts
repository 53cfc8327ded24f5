import { publishPageError } from './page-errors.ts';

const storageKey = 'mall.reloadedForChunk';
const reloadIntervalMs = 60_000;

/** Returns true for a chunk of texts: a page is usable without them. */
const isText = (error: Error) => error.message.includes('/assets/texts/');

/** Returns whether the page may reload because of a missing chunk: at most once in 60 seconds, and never when storage is blocked. */
function canReload(): boolean {
  try {
    const last = Number(sessionStorage.getItem(storageKey));
    if (Date.now() - last < reloadIntervalMs) return false;
    sessionStorage.setItem(storageKey, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}

let isMissing = false;

/** Returns whether a route's chunk has failed, for which React Router waits forever: from then on links load documents. */
export const isChunkMissing = () => isMissing;

/** The part of the Navigation API's event that is used here; TypeScript 5.9 lacks it. */
interface NavigateEvent extends Event {
  readonly navigationType: string;
  readonly userInitiated: boolean;
}

/** The work that waits for a chunk: a navigation or a background fetch. */
export type PendingWork = 'navigation' | 'background' | undefined;

const isNavigate = (event: Event): event is NavigateEvent => 'navigationType' in event;

/**
 * Handles missing chunks: after a release, an open page requests chunks that no longer exist. It reloads once; after that it stays and
 * shows a message. React Router reloads automatically, without limit, when a route's chunk fails: such a reload is allowed or prevented,
 * and always prevented for a fetch in the background.
 * @returns a function that removes the listeners
 */
export function handleChunkErrors(pendingWork: () => PendingWork): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const onPreloadError = ({ payload }: WindowEventMap['vite:preloadError']) => {
    if (isText(payload)) return;
    // Offline, a reload would replace this page with the browser's error page.
    if (navigator.onLine && canReload()) location.reload();
    else publishPageError(navigator.onLine ? 'chunk' : 'connection');
  };
  const onNavigate = (event: Event) => {
    if (!isNavigate(event) || event.navigationType !== 'reload' || event.userInitiated) return;
    const pending = pendingWork();
    if (pending === 'background') event.preventDefault();
    if (pending !== 'navigation') return;
    if (navigator.onLine && canReload()) return;
    event.preventDefault();
    isMissing = true;
    publishPageError(navigator.onLine ? 'chunk' : 'connection');
  };
  window.addEventListener('vite:preloadError', onPreloadError, { signal });
  const navigation: unknown = Reflect.get(window, 'navigation');
  if (navigation instanceof EventTarget) navigation.addEventListener('navigate', onNavigate, { signal });
  return () => ended.abort();
}
