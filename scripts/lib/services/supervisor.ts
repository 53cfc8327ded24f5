import { setTimeout as pause } from 'node:timers/promises';
import { log, type Service, startService, stopServices, untilReady } from '../processes.ts';

/** Services that run and stop together. */
export interface Supervisor {
  /**
   * Starts a service and waits until it is ready. When it cannot start, everything stops. When it exits later, it restarts, unless it exited
   * for the third time within a minute: a restart does not repair that.
   */
  add(name: string, args: readonly string[], cwd?: string): Promise<void>;
  /** Runs a task that is aborted when the supervisor stops. */
  runTask<T>(task: (stopping: AbortSignal) => Promise<T>): Promise<T>;
  /** Stops every service and then this process. */
  stop(code: number): Promise<never>;
}

const maxExits = 3;
const exitWindowMs = 60_000;
/** Gives a temporary cause of the exit time to pass. */
const restartDelayMs = 500;

/** Creates a supervisor whose services share an environment and a folder of logs. A signal stops it. */
export function createSupervisor(env: NodeJS.ProcessEnv, logs: string): Supervisor {
  const services = new Map<string, Service>();
  const stopping = new AbortController();
  let running: Promise<unknown> = Promise.resolve();
  let stopPromise: Promise<never> | undefined;

  async function stopAll(code: number): Promise<never> {
    stopping.abort();
    await Promise.allSettled([stopServices([...services.values()]), running]);
    process.exit(code);
  }
  const stop = (code: number) => {
    stopPromise ??= stopAll(code);
    return stopPromise;
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0));

  /** Starts a service and resolves when it is ready. */
  async function start(name: string, args: readonly string[], cwd: string | undefined): Promise<Service> {
    const service = startService(name, args, env, logs, cwd);
    services.set(name, service);
    await untilReady(service);
    return service;
  }

  /** Restarts a service each time it exits. */
  async function restartOnExit(first: Service, args: readonly string[], cwd: string | undefined): Promise<void> {
    const { name, logFile } = first;
    const exits: number[] = [];
    for (let service: Service | undefined = first; ; ) {
      const reason = service ? await service.ended : 'failed to start';
      if (stopping.signal.aborted) return;
      exits.push(performance.now());
      const recentExits = exits.filter((exitTime) => exitTime > performance.now() - exitWindowMs);
      if (recentExits.length >= maxExits) {
        log(`The ${name} exited unexpectedly ${maxExits} times within a minute (${reason}). All services stop. See ${logFile}.`);
        await stop(1);
      }
      log(`The ${name} exited unexpectedly (${reason}) and restarts. See ${logFile}.`);
      await pause(restartDelayMs);
      if (stopping.signal.aborted) return;
      service = await start(name, args, cwd).catch(() => undefined);
    }
  }

  return {
    stop,
    runTask: (task) => {
      const result = task(stopping.signal);
      running = result;
      return result;
    },
    add: async (name, args, cwd) => {
      // A service that cannot start has printed the cause; one that was killed has not.
      const service = await start(name, args, cwd).catch(async () => {
        const reason = await services.get(name)?.ended;
        if (typeof reason === 'string' && !stopping.signal.aborted)
          log(`The ${name} exited unexpectedly (${reason}). See ${services.get(name)?.logFile}.`);
        return await stop(1);
      });
      void restartOnExit(service, args, cwd);
    },
  };
}
