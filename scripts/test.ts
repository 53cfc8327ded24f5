/** `npm test`: everything CI runs. With --matrix, also the long matrix. */
import { availableParallelism } from 'node:os';
import { readCommandLine } from './lib/command-line.ts';
import { withoutMatrixTests } from './lib/matrix-tag.ts';
import { printError } from './lib/processes.ts';
import { startPostgres } from './lib/services/postgres.ts';
import { buildStorefront } from './lib/services/storefront-build.ts';
import { ensureChromium } from './lib/services/system-packages.ts';
import { findAffected } from './lib/test-run/affected.ts';
import { checks } from './lib/test-run/checks.ts';
import { type Count, type Part, printTotal, runParts } from './lib/test-run/parts.ts';
import { playwright, vitest } from './lib/test-run/runners.ts';
import { namesOf, selectionHelp, selectionOptions, selectParts } from './lib/test-run/select-parts.ts';

const {
  changed = false,
  help = false,
  matrix = false,
  ...selection
} = readCommandLine({
  options: {
    changed: { type: 'boolean' },
    help: { type: 'boolean', short: 'h' },
    matrix: { type: 'boolean' },
    ...selectionOptions,
  },
}).values;

const usage = () => `Usage: npm test -- [options]

  --changed        only the parts that the changes since the last commit on main can affect
  --matrix         also the long tests and all variants
${selectionHelp}

Checks: ${namesOf([...checks(), build])}
Tests:  ${namesOf(suites({}, {}))}
Matrix: ${namesOf(matrixSuites({}, {}))}
`;

async function main(): Promise<Count> {
  const browser = { CHROMIUM_PATH: await ensureChromium() };
  const postgres = await startPostgres();
  try {
    const checkParts = checks();
    const tests = [
      ...suites(browser, { MALL_TEST_DATABASE_URL: postgres.url }),
      ...(matrix ? matrixSuites(browser, { MALL_TEST_DATABASE_URL: postgres.url }) : []),
    ];
    const isAffected = changed ? findAffected() : () => true;
    const parts = selectParts([...checkParts, build, ...tests], selection).filter(
      ({ folder }) => folder === undefined || isAffected(folder),
    );
    const isSelected = (part: Part) => parts.includes(part);
    const cores = availableParallelism();
    const checkCount = await runParts([...checkParts, build].filter(isSelected), cores);
    // Tests wait for processes, timers and networks a fifth of their time: more parts than cores use the cores fully.
    const testCount = await runParts(tests.filter(isSelected), cores + 2);
    return { passed: checkCount.passed + testCount.passed, failed: checkCount.failed + testCount.failed };
  } finally {
    postgres.stop();
  }
}

/** The production build of the storefront, which tests of several parts start. */
const build: Part = {
  name: 'build',
  folder: 'storefront',
  run: async () => ((await buildStorefront()) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }),
};

/** The suites, without the tests of the matrix unless it runs, in the order of their start: the longest first, so that they end together. */
function suites(browser: NodeJS.ProcessEnv, postgres: NodeJS.ProcessEnv): Part[] {
  const daily = matrix ? [] : [withoutMatrixTests];
  const useTwoCores = (part: Part): Part => ({ ...part, cores: 2 });
  return [
    playwright('browser journeys', 'storefront', [], browser),
    vitest('docs site', 'docs/site', daily, browser),
    vitest('mock server', 'mock-server', daily, browser),
    vitest('commands', 'scripts', daily, postgres),
    vitest('sdk', 'packages/sdk'),
    useTwoCores(
      vitest('gateway on PostgreSQL', 'packages/gateway', daily, { ...postgres, ...(!matrix && { MALL_TEST_WITHOUT_PROCESSES: '1' }) }),
    ),
    useTwoCores(stories(browser, 'en light 1440')),
    useTwoCores(vitest('gateway on PGlite', 'packages/gateway', matrix ? [] : [...daily, ...onPglite])),
    useTwoCores(vitest('components', 'packages/ui', ['--project=components'], browser)),
    vitest('storybook', 'storybook', ['--project=rules']),
    vitest('contract', 'contract'),
    vitest('ui rules', 'packages/ui', ['--project=rules']),
    vitest('storefront', 'storefront'),
    vitest('demo mall', 'packages/demo'),
    vitest('config', 'packages/config'),
  ];
}

/**
 * The daily run uses the embedded database for the process tests and a sample of the domains, and PostgreSQL for everything except the
 * process tests; the matrix runs everything on both.
 */
const onPglite = [
  'tests/process/',
  'tests/money/races.test.ts',
  'tests/journey.test.ts',
  'tests/shop/catalog.test.ts',
  'tests/shop/orders.test.ts',
];

/**
 * Returns the parts of the matrix: long random and race tests; the packed packages in external projects; all browser tests at both widths;
 * visual comparisons; the built Storybook; the other languages, color schemes and widths of the stories.
 */
function matrixSuites(browser: NodeJS.ProcessEnv, postgres: NodeJS.ProcessEnv): Part[] {
  // Pairwise: each language at each width, and both schemes in each language and at each width.
  const variants = ['en', 'zh', 'tn', 'ko'].flatMap((language, row) =>
    [1440, 1024, 390].map((width, column) => `${language} ${(row + column) % 2 === 0 ? 'light' : 'dark'} ${width}`),
  );
  const parts = [
    vitest(
      'gateway at length',
      'packages/gateway',
      ['tests/money/', 'tests/process/', 'tests/entry-points/random-input.test.ts', 'tests/postgres/faults/'],
      {
        ...postgres,
        MALL_TEST_LONG: '1',
      },
    ),
    vitest('commands in a fresh clone', 'scripts', ['tests/fresh-clone.test.ts'], { MALL_TEST_LONG: '1' }),
    vitest('sdk packed', 'packages/sdk', ['--config=vitest.packed.config.ts']),
    vitest('mock packed', 'mock-server', ['--config=vitest.packed.config.ts'], browser),
    vitest('ui packed', 'packages/ui', ['--config=vitest.packed.config.ts'], browser),
    vitest('built Storybook', 'storybook', ['--config=vitest.built.config.ts'], browser),
    // Each in a separate mall, because a run changes the demo's customer.
    ...['desktop', 'phone'].map((width) =>
      playwright(`journeys in full, ${width}`, 'storefront', [`--project=${width}`], { ...browser, MALL_BROWSER_WHOLE: '1' }),
    ),
    vitest('visual', 'packages/ui', ['--config=vitest.visual.config.ts'], browser),
    ...variants.filter((variant) => variant !== 'en light 1440').map((variant) => stories(browser, variant)),
  ];
  return parts.map((part) => ({ ...part, cores: 2 }));
}

/** Runs the stories in one language, color scheme and width, e.g. `en light 1440`. */
function stories(browser: NodeJS.ProcessEnv, variant: string): Part {
  const [language, scheme, width] = variant.split(' ');
  return vitest(`stories ${variant}`, 'storybook', ['--project=stories'], {
    ...browser,
    STORY_LANGUAGE: language,
    STORY_SCHEME: scheme,
    STORY_WIDTH: width,
  });
}

if (help) process.stdout.write(usage());
else
  printTotal(
    await main().catch((error: unknown): Count => {
      printError(error);
      return { passed: 0, failed: 1 };
    }),
  );
