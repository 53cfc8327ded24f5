import { isMallError } from '@mall/sdk';
import type { Gateway } from '#app/shared/gateway/gateway.server.ts';

/** What the maintenance page tells. */
export interface MaintenanceNotice {
  readonly title: string;
  /** Sanitised by the gateway, as the contract's Html promises. */
  readonly html: string;
}

/** Whether the mall trades, as far as is known: nobody answers, or the answer says so. */
type MallState = { readonly kind: 'open' | 'unknown' } | { readonly kind: 'closed'; readonly notice: MaintenanceNotice };

type Asked = Pick<Gateway, 'mall'>;

const cacheMs = 5_000;

/** How long a navigation waits for the answer; a closed mall refuses every other call of the page too. */
const timeoutMs = 150;

const maintenance = 1;

let cached: { readonly isClosed: boolean; readonly at: number } | undefined;
/** What a closed mall last said of itself; the specification's maintain_text. */
let maintainText: MaintenanceNotice | undefined;
let pending: Promise<MallState> | undefined;

function textOf(data: unknown, name: string): string {
  const value: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, name) : undefined;
  return typeof value === 'string' ? value : '';
}

/** The notice in an answer; servers of the family lay it one level deeper. */
function readNotice(data: unknown): MaintenanceNotice {
  const inner: unknown = typeof data === 'object' && data !== null && 'data' in data ? data.data : data;
  return { title: textOf(inner, 'systemMsgTitle'), html: textOf(inner, 'systemMsg') };
}

async function fetchNotice({ mall }: Asked): Promise<MallState> {
  try {
    const notice = await mall.shell.notice();
    return notice.systemMsgType === maintenance ? { kind: 'closed', notice: readNotice(notice) } : { kind: 'open' };
  } catch (error) {
    if (isMallError(error) && error.name === 'MaintenanceError') return { kind: 'closed', notice: readNotice(error.data) };
    // The client has logged it. Whoever does not answer has not closed the mall.
    return { kind: 'unknown' };
  }
}

/** Asks now; what navigations remember follows it, so that they and the maintenance page never send a visitor to and fro. */
async function fetchMallState(gateway: Asked): Promise<MallState> {
  const state = await fetchNotice(gateway);
  cached = { isClosed: state.kind === 'closed', at: performance.now() };
  if (state.kind !== 'unknown') maintainText = state.kind === 'closed' ? state.notice : undefined;
  return state;
}

/** For the maintenance page: the mall now, and what it tells while it is closed. A gateway fallen silent since has not changed its word. */
export async function fetchMaintenance(
  gateway: Asked,
): Promise<{ readonly isOpen: boolean; readonly notice: MaintenanceNotice | undefined }> {
  const { kind } = await fetchMallState(gateway);
  return { isOpen: kind === 'open', notice: maintainText };
}

/** Whether it is closed, if that is known within the patience of a navigation. */
async function isClosedWithTimeout(answer: Promise<MallState>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<MallState>((resolve) => {
    timer = setTimeout(() => resolve({ kind: 'unknown' }), timeoutMs);
  });
  const state = await Promise.race([answer, patience]);
  clearTimeout(timer);
  return state.kind === 'closed';
}

/** Whether the mall is closed, remembered for five seconds by this process. */
export async function isMallClosed(gateway: Asked): Promise<boolean> {
  if (cached && performance.now() - cached.at < cacheMs) return cached.isClosed;
  pending ??= fetchMallState(gateway).finally(() => {
    pending = undefined;
  });
  return await isClosedWithTimeout(pending);
}

/** Whether the mall is closed to this browser at this moment: before the mock server each may see another mall. */
export async function isMallClosedNow(gateway: Asked): Promise<boolean> {
  return await isClosedWithTimeout(fetchNotice(gateway));
}
