import { type Service, say, startService, stopServices, untilReady } from './processes.ts';

/** Services that stand and fall together. */
export interface Household {
  /** Starts a service and waits until it is ready. One that ends by itself, now or later, ends the household. */
  add(name: string, args: readonly string[], cwd?: string): Promise<void>;
  /** Does a work that is broken off when the household ends. */
  during<T>(work: (ending: AbortSignal) => Promise<T>): Promise<T>;
  /** Stops every service and then this process. */
  end(code: number): Promise<never>;
}

/** Opens a household with one environment and one folder of logs. A signal ends it. */
export function openHousehold(env: NodeJS.ProcessEnv, logs: string): Household {
  const services: Service[] = [];
  const ending = new AbortController();
  let underWay: Promise<unknown> = Promise.resolve();
  let ended: Promise<never> | undefined;

  async function endAll(code: number): Promise<never> {
    ending.abort();
    await Promise.allSettled([stopServices(services), underWay]);
    process.exit(code);
  }
  const end = (code: number) => {
    ended ??= endAll(code);
    return ended;
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(0));

  return {
    end,
    during: (work) => {
      const result = work(ending.signal);
      underWay = result;
      return result;
    },
    add: async (name, args, cwd) => {
      const service = startService(name, args, env, logs, cwd);
      services.push(service);
      let ready = false;
      void service.ended.then((how) => {
        if (ending.signal.aborted) return;
        // One that could not start has said why. One that was there and is gone, or was killed, cannot.
        if (ready || typeof how === 'string') say(`The ${name} has ended by itself (${how}), so everything stops; see ${service.log}.`);
        void end(1);
      });
      await untilReady(service).catch(() => end(1));
      ready = true;
    },
  };
}
