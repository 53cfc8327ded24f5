import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { paths } from '#app/paths.ts';

/** An answer that has left. */
interface Answered {
  /** See {@link routeOf}. */
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
}

/** Pages that are rendered now, and those that wait for their turn. */
export interface RenderUse {
  readonly running: number;
  readonly waiting: number;
}

/** What the shop measures, in the text format of Prometheus. */
export interface Metrics {
  countAnswer(answered: Answered): void;
  /** Whether the page cache had a page that may be shared. */
  countCached(isHit: boolean): void;
  /** A page that was refused because too many are being rendered. */
  countShed(): void;
  /** Reads how many pages are being rendered whenever the metrics are printed. */
  observeRenders(read: () => RenderUse): void;
  /** Measures the process too: memory, CPU, event-loop delay. To be called once a process. */
  measureProcess(): void;
  /** Every metric, read now. */
  print(): Promise<string>;
  readonly contentType: string;
}

const pages: ReadonlySet<string> = new Set(Object.values(paths));
const prefixes = ['/assets/', '/media/', '/api/', '/demo-pay/', '/sitemaps/'];

/** Under which name a path is counted: a page's own, the folder of a file, or "other", of which visitors can invent any number. */
export function routeOf(path: string): string {
  const page = path.replace(/\.data$/, '');
  if (pages.has(page)) return path;
  return prefixes.find((prefix) => path.startsWith(prefix)) ?? 'other';
}

const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Creates the metrics of one shop, with a registry of its own. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const answers = new Counter({ name: 'mall_shop_answers_total', help: 'Answers', labelNames: ['route', 'status'], registers });
  const seconds = new Histogram({ name: 'mall_shop_answer_seconds', help: 'Time to answer', labelNames: ['route'], buckets, registers });
  const cached = new Counter({ name: 'mall_shop_page_cache_total', help: 'Pages that may be shared', labelNames: ['result'], registers });
  const shed = new Counter({ name: 'mall_shop_shed_total', help: 'Pages refused because too many are being rendered', registers });
  return {
    countAnswer: ({ route, status, seconds: taken }) => {
      answers.inc({ route, status });
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
