/** Lets only so many works run at once; the others wait their turn. */
export function createLimiter(atOnce: number): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running < atOnce) running += 1;
    else await new Promise<void>((go) => waiting.push(go));
    try {
      return await work();
    } finally {
      // The next one takes this one's place: were it free meanwhile, somebody else could take it, too.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
