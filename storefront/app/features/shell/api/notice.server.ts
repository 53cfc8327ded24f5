import { isMallError } from '@mall/sdk';
import type { Gateway } from '#app/shared/gateway/gateway.server.ts';

/** The content of the maintenance page. */
export interface MaintenanceNotice {
  readonly title: string;
  /** HTML that the gateway builds from escaped text. */
  readonly html: string;
}

/** The known state of the mall; `unknown` when the gateway does not respond. */
type MallState = { readonly kind: 'open' | 'unknown' } | { readonly kind: 'closed'; readonly notice: MaintenanceNotice };

type GatewayCalls = Pick<Gateway, 'mall'>;

const cacheMs = 5_000;

/** The timeout of the check in a navigation; a closed mall refuses every other call of the page too. */
const timeoutMs = 150;

const maintenance = 1;

let cached: { readonly isClosed: boolean; readonly at: number } | undefined;
/** The last notice of the closed mall; the specification's maintain_text. */
let maintainText: MaintenanceNotice | undefined;
let pending: Promise<MallState> | undefined;

function textOf(data: unknown, name: string): string {
  const value: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, name) : undefined;
  return typeof value === 'string' ? value : '';
}

/** Reads the notice of a response; servers of the family nest it one level deeper. */
function readNotice(data: unknown): MaintenanceNotice {
  const inner: unknown = typeof data === 'object' && data !== null && 'data' in data ? data.data : data;
  return { title: textOf(inner, 'systemMsgTitle'), html: textOf(inner, 'systemMsg') };
}

async function fetchNotice({ mall }: GatewayCalls): Promise<MallState> {
  try {
    const notice = await mall.shell.notice();
    return notice.systemMsgType === maintenance ? { kind: 'closed', notice: readNotice(notice) } : { kind: 'open' };
  } catch (error) {
    if (isMallError(error) && error.name === 'MaintenanceError') return { kind: 'closed', notice: readNotice(error.data) };
    // The client has logged it. A gateway that does not respond does not mean that the mall is closed.
    return { kind: 'unknown' };
  }
}

/** Loads the current state and updates the cache of navigations, so that they and the maintenance page never redirect to each other. */
async function fetchMallState(gateway: GatewayCalls): Promise<MallState> {
  const state = await fetchNotice(gateway);
  cached = { isClosed: state.kind === 'closed', at: performance.now() };
  if (state.kind !== 'unknown') maintainText = state.kind === 'closed' ? state.notice : undefined;
  return state;
}

/**
 * Loads the current state for the maintenance page, with the notice while the mall is closed. When the gateway stops responding, the last
 * notice remains valid.
 */
export async function fetchMaintenance(
  gateway: GatewayCalls,
): Promise<{ readonly isOpen: boolean; readonly notice: MaintenanceNotice | undefined }> {
  const { kind } = await fetchMallState(gateway);
  return { isOpen: kind === 'open', notice: maintainText };
}

/** Returns true when the mall is closed, and this is known within the timeout of a navigation. */
async function isClosedWithTimeout(response: Promise<MallState>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<MallState>((resolve) => {
    timer = setTimeout(() => resolve({ kind: 'unknown' }), timeoutMs);
  });
  const state = await Promise.race([response, patience]);
  clearTimeout(timer);
  return state.kind === 'closed';
}

/** Returns whether the mall is closed, cached in this process for five seconds. */
export async function isMallClosed(gateway: GatewayCalls): Promise<boolean> {
  if (cached && performance.now() - cached.at < cacheMs) return cached.isClosed;
  pending ??= fetchMallState(gateway).finally(() => {
    pending = undefined;
  });
  return await isClosedWithTimeout(pending);
}

/** Returns whether the mall is closed for this browser, without the cache: the mock server can present another mall to each browser. */
export async function isMallClosedNow(gateway: GatewayCalls): Promise<boolean> {
  return await isClosedWithTimeout(fetchNotice(gateway));
}
