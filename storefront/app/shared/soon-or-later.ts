/** A value, or the promise of one that takes longer. */
export type SoonOrLater<T> = T | Promise<T>;

/** How long a page waits for a part that it could show later. */
const headStartMs = 100;

/**
 * For a part that must not hold the page up: the value, when it comes at once, so that it stands in the page's first markup (for robots and
 * for visitors without JavaScript too); else its promise, which is streamed behind. The promise must not reject.
 */
export async function soonOrLater<T>(promise: Promise<T>, milliseconds = headStartMs): Promise<{ value: SoonOrLater<T> }> {
  const late = Symbol('late');
  let timer: NodeJS.Timeout | undefined;
  const bell = new Promise<typeof late>((resolve) => {
    timer = setTimeout(() => resolve(late), milliseconds);
  });
  const first = await Promise.race([promise, bell]);
  clearTimeout(timer);
  return { value: first === late ? promise : first };
}
