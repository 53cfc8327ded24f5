import { setTimeout as pause } from 'node:timers/promises';
import { type Service, say, startService, stopServices, untilReady } from './processes.ts';

/** Services that run and stop together. */
export interface Household {
  /**
   * Starts a service and waits until it is ready. One that cannot start ends the household. One that dies later is started again, unless it
   * died for the third time within a minute: then something is wrong that no start repairs.
   */
  add(name: string, args: readonly string[], cwd?: string): Promise<void>;
  /** Does a work that is broken off when the household ends. */
  during<T>(work: (ending: AbortSignal) => Promise<T>): Promise<T>;
  /** Stops every service and then this process. */
  end(code: number): Promise<never>;
}

const mostDeaths = 3;
const deathsWithinMs = 60_000;
/** What killed it may need a moment to be over. */
const restartAfterMs = 500;

/** Opens a household with one environment and one folder of logs. A signal ends it. */
export function openHousehold(env: NodeJS.ProcessEnv, logs: string): Household {
  const services = new Map<string, Service>();
  const ending = new AbortController();
  let underWay: Promise<unknown> = Promise.resolve();
  let ended: Promise<never> | undefined;

  async function endAll(code: number): Promise<never> {
    ending.abort();
    await Promise.allSettled([stopServices([...services.values()]), underWay]);
    process.exit(code);
  }
  const end = (code: number) => {
    ended ??= endAll(code);
    return ended;
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(0));

  /** Starts a service; gives it when it is ready. */
  async function start(name: string, args: readonly string[], cwd: string | undefined): Promise<Service> {
    const service = startService(name, args, env, logs, cwd);
    services.set(name, service);
    await untilReady(service);
    return service;
  }

  /** Starts a service again whenever it dies. */
  async function keepAlive(first: Service, args: readonly string[], cwd: string | undefined): Promise<void> {
    const { name, log } = first;
    const deaths: number[] = [];
    for (let service: Service | undefined = first; ; ) {
      const how = service ? await service.ended : 'it could not start';
      if (ending.signal.aborted) return;
      deaths.push(performance.now());
      const recent = deaths.filter((at) => at > performance.now() - deathsWithinMs);
      if (recent.length >= mostDeaths) {
        say(`The ${name} has ended by itself ${mostDeaths} times within a minute (${how}), so everything stops; see ${log}.`);
        await end(1);
      }
      say(`The ${name} has ended by itself (${how}) and is started again; see ${log}.`);
      await pause(restartAfterMs);
      if (ending.signal.aborted) return;
      service = await start(name, args, cwd).catch(() => undefined);
    }
  }

  return {
    end,
    during: (work) => {
      const result = work(ending.signal);
      underWay = result;
      return result;
    },
    add: async (name, args, cwd) => {
      // One that cannot start has said why; one that was killed cannot.
      const service = await start(name, args, cwd).catch(async () => {
        const how = await services.get(name)?.ended;
        if (typeof how === 'string' && !ending.signal.aborted)
          say(`The ${name} has ended by itself (${how}); see ${services.get(name)?.log}.`);
        return await end(1);
      });
      void keepAlive(service, args, cwd);
    },
  };
}
