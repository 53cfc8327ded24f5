import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { paths } from '#app/paths.ts';

/** A response that was sent. */
interface Answered {
  /** See {@link routeOf}. */
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
}

/** The number of pages that are being rendered, and of those in the queue. */
export interface RenderUse {
  readonly running: number;
  readonly waiting: number;
}

/** The metrics of the shop, in the text format of Prometheus. */
export interface Metrics {
  countResponse(answered: Answered): void;
  /** Counts whether the page cache had a shareable page. */
  countCached(isHit: boolean): void;
  /** Counts a page that was refused because too many are being rendered. */
  countShed(): void;
  /** Registers a function that returns the running and waiting renders each time the metrics are printed. */
  observeRenders(read: () => RenderUse): void;
  /** Measures the process too: memory, CPU, event-loop delay. Call it once per process. */
  measureProcess(): void;
  /** Returns the current value of every metric. */
  print(): Promise<string>;
  readonly contentType: string;
}

const pages: ReadonlySet<string> = new Set(Object.values(paths));
const prefixes = ['/assets/', '/media/', '/api/', '/demo-pay/', '/sitemaps/'];

/** Returns the label under which a path is counted: the page itself, the folder of a file, or "other" for the unlimited rest. */
export function routeOf(path: string): string {
  const page = path.replace(/\.data$/, '');
  if (pages.has(page)) return path;
  return prefixes.find((prefix) => path.startsWith(prefix)) ?? 'other';
}

const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Creates the metrics of one shop, with a new registry. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const responses = new Counter({ name: 'mall_shop_responses_total', help: 'Responses', labelNames: ['route', 'status'], registers });
  const seconds = new Histogram({ name: 'mall_shop_response_seconds', help: 'Time to answer', labelNames: ['route'], buckets, registers });
  const cached = new Counter({ name: 'mall_shop_page_cache_total', help: 'Pages that may be shared', labelNames: ['result'], registers });
  const shed = new Counter({ name: 'mall_shop_shed_total', help: 'Pages refused because too many are being rendered', registers });
  return {
    countResponse: ({ route, status, seconds: taken }) => {
      responses.inc({ route, status });
      seconds.observe({ route }, taken);
    },
    countCached: (isHit) => cached.inc({ result: isHit ? 'hit' : 'miss' }),
    countShed: () => shed.inc(),
    observeRenders: (read) => {
      new Gauge({
        name: 'mall_shop_renders',
        help: 'Pages that are rendered or wait for it',
        labelNames: ['state'],
        registers,
        collect() {
          const { running, waiting } = read();
          this.set({ state: 'running' }, running);
          this.set({ state: 'waiting' }, waiting);
        },
      });
    },
    measureProcess: () => collectDefaultMetrics({ register: registry }),
    print: () => registry.metrics(),
    contentType: registry.contentType,
  };
}
