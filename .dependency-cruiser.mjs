/** Dependency rules of the monorepo (docs/architecture.md). Rules match folders, so that new files fall under them by themselves. */

/** The packages that production code of each package may import. */
const allowedPackages = {
  contract: [],
  locales: [],
  'packages/sdk': [],
  'packages/ui': ['locales'],
  'packages/config': ['locales'],
  'packages/tracing': [],
  'packages/demo': [],
  'packages/gateway': ['contract', 'packages/config', 'packages/demo', 'locales', 'packages/tracing'],
  storefront: ['locales', 'packages/config', 'packages/sdk', 'packages/ui', 'packages/tracing'],
  'mock-server': ['contract', 'packages/demo', 'locales'],
  'docs/site': ['packages/sdk'],
  storybook: ['locales', 'packages/gateway', 'packages/sdk', 'packages/ui', 'storefront', 'mock-server'],
};

/** A domain imports only domains before it. Rows are locked in the same order. */
const domainOrder = [
  ...[
    'account',
    'messages',
    'points',
    'uploads',
    'content',
    'shops',
    'catalog',
    'coupons',
    'membership',
    'favorites',
    'flash-sale',
    'cart',
  ],
  ...['auth', 'addresses', 'orders', 'invoices', 'after-sales', 'reviews', 'wallet', 'payments', 'checkout', 'shell', 'home'],
];

const packageFolders = Object.keys(allowedPackages);
const tests = '[.](test|spec|stories)[.]tsx?$|/(tests|testing|[.]storybook)/|/(bench|scripts)/|[.]config[.]ts$';
const presenters = '(/|-)presenter[.]ts$';
const domain = (names) => `^packages/gateway/src/domains/(${names.join('|')})/`;

const packageRules = packageFolders.map((folder) => ({
  name: `packages-of-${folder.replaceAll('/', '-')}`,
  comment: `Production code of ${folder} imports only: ${allowedPackages[folder].join(', ') || 'no other package'}.`,
  severity: 'error',
  from: { path: `^${folder}/`, pathNot: tests },
  to: { path: `^(${packageFolders.filter((other) => other !== folder && !allowedPackages[folder].includes(other)).join('|')})/` },
}));

const domainOrderRules = domainOrder.slice(0, -1).map((name, index) => ({
  name: `domain-order-of-${name}`,
  comment: `The domain ${name} imports only domains before it. Operations compose any domains, and presenters, which are pure, as well.`,
  severity: 'error',
  from: { path: domain([name]), pathNot: `/operations[.]ts$|${presenters}` },
  to: { path: domain(domainOrder.slice(index + 1)), pathNot: '/schema[.]ts$' },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...packageRules,
    {
      name: 'packages-are-declared',
      comment: 'An import of a package that is not among the dependencies, or not among its exports.',
      severity: 'error',
      from: {},
      to: { path: '^@mall/[^?]+$', couldNotResolve: true },
    },
    {
      name: 'ui-is-independent',
      comment: '@mall/ui has no router and no network client.',
      severity: 'error',
      from: { path: '^packages/ui/src/', pathNot: tests },
      to: { path: '(^|node_modules/)(react-router|react-router-dom|openapi-fetch)(/|$)' },
    },
    {
      name: 'ui-is-independent-of-node',
      comment: '@mall/ui runs in browsers.',
      severity: 'error',
      from: { path: '^packages/ui/src/', pathNot: tests },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'control-page-is-independent',
      comment: "Browsers load the modules of the mock's control page unchanged, so they import one another only.",
      severity: 'error',
      from: { path: '^mock-server/src/page/browser/' },
      to: { pathNot: '^mock-server/src/page/browser/' },
    },
    {
      name: 'features-are-independent',
      comment: 'Features of the storefront never import one another; routes compose them.',
      severity: 'error',
      from: { path: '^storefront/app/features/([^/]+)/' },
      to: { path: '^storefront/app/features/', pathNot: '^storefront/app/features/$1/' },
    },
    {
      name: 'shared-code-knows-no-feature',
      comment: 'Code in app/shared is used by features and routes, not the other way round.',
      severity: 'error',
      from: { path: '^storefront/app/shared/', pathNot: tests },
      to: { path: '^storefront/app/(features|routes)/' },
    },
    {
      name: 'no-cycles',
      comment: 'Modules that import one another, by types too, can only be understood together.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'foundations-know-no-domain',
      comment:
        'Gateway foundations are used by domains. The composition, seed, command line and server compose domains; tables reference one another.',
      severity: 'error',
      from: {
        path: '^packages/gateway/src/[^/]+/',
        pathNot: `^packages/gateway/src/(composition|domains|admin|seed|server)/|${tests}`,
      },
      to: { path: '^packages/gateway/src/domains/', pathNot: '/schema[.]ts$' },
    },
    {
      name: 'domain-has-a-place',
      comment: 'A new domain gets its place in domainOrder of .dependency-cruiser.mjs.',
      severity: 'error',
      from: { path: '^packages/gateway/src/domains/[^/]+/', pathNot: domain(domainOrder) },
      to: {},
    },
    {
      name: 'domain-through-use-cases',
      comment: 'A domain imports use cases of another, never its repository or operations.',
      severity: 'error',
      from: { path: '^packages/gateway/src/domains/([^/]+)/' },
      to: {
        path: '^packages/gateway/src/domains/[^/]+/(repository|operations|[^/]+-repository)[.]ts$',
        pathNot: '^packages/gateway/src/domains/$1/',
      },
    },
    ...domainOrderRules,
    {
      name: 'wire-types-at-the-border',
      comment: 'Wire types are imported only by operations.ts and presenter.ts; use cases and repositories work on domain objects.',
      severity: 'error',
      from: { path: '^packages/gateway/src/domains/', pathNot: `/operations[.]ts$|${presenters}` },
      to: { path: '^contract/', dependencyTypes: ['type-only'] },
    },
    {
      name: 'operations-of-the-sdk-only-in-api',
      comment: 'A feature calls the SDK only in its api folder.',
      severity: 'error',
      from: { path: '^storefront/app/features/[^/]+/(?!api/)', pathNot: tests },
      to: { path: '^packages/sdk/', dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|build|[.]react-router|storybook-static)/|^packages/sdk/tests/consumers/|^packages/ui/tests/consumers/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['source', 'import', 'node', 'default', 'types'] },
    cache: { folder: '.cache/dependency-cruiser', strategy: 'content' },
  },
};
