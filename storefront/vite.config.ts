import { reactRouter } from '@react-router/dev/vite';
import { defaultClientConditions, defaultServerConditions, defineConfig, type Plugin } from 'vite';
import { buildTexts } from './build-texts.ts';
import { fallBackTexts } from './fall-back-texts.ts';

// Dependencies that change with a version and not with our code get separate files, which browsers cache across releases. The total size is
// the same as without them (190 kB gzip on the home page). MUI is not among them: every page would load all its parts.
const lasting = [
  { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// },
  { name: 'router', test: /node_modules\/(?:react-router|react-router-dom|cookie|set-cookie-parser)\// },
  { name: 'i18n', test: /node_modules\/(?:i18next|react-i18next)\// },
];

// The modules of every page's frame, and of product cards, in a few files: forty small ones compress worse. Neighboring modules that only
// some pages need are left out.
const frame = [
  { name: 'style', test: /node_modules\/(?:@emotion|stylis|clsx|@mui\/(?:styled-engine|system|utils|private-theming|material\/styles))\// },
  {
    name: 'frame',
    test: /(?:packages\/ui\/src\/(?:theme(?!\/themeScope)|styles(?!\/(?:phoneDisclosure|recordCard))|provider(?!\/NestedTheme)|primitives(?!\/(?:Avatar|Breadcrumbs|BusyButton|CardGrid|Columns|CopyButton|EntrySpread|Pagination|Rating|RowList|Timeline))|navigation(?!\/(?:AccountMenu|AppPopover|LoginHeader|MemberCard|ProductPanel|SideArea|Tabs|Unfold))|i18n)|storefront\/app\/(?:shared(?!\/(?:account-page|charge|cross-tab-sync|qr-code|delivery-address|page-errors\/refusal|format|frame\/login-frame|product-line|idempotency-key|member-price|page-number|preselected-pay-type|query-id|send-code|toasts\/toast-layer|page-breadcrumbs|typed-region))|i18n|features\/shell(?!\/(?:components\/(?:announcement-dialogs|app-entry|side-tools|consent|customer-card|customer-prompts|header-products|deferred-parts|maintenance-page|search-assist|visitor-notice)|api\/search-calls|notice-cookie|prompt-places))))\//,
  },
  // Listed after the frame, which would otherwise absorb the shared modules and load the product cards on pages without any.
  { name: 'goods', test: /packages\/ui\/src\/commerce\/catalog\/(?:Price|ProductCard(?!\/ProductRows))\// },
];

// The same for modules that product lists share, and for those of forms; modules of only some of them get their own files, or each page
// would load the other's.
const shared = [
  { name: 'choice', test: /packages\/ui\/src\/fields\/Choice/ },
  { name: 'list', test: /(?:packages\/ui\/src\/commerce\/catalog\/SortBar|storefront\/app\/features\/catalog\/(?:list|components\/list))/ },
  { name: 'input', test: /packages\/ui\/src\/fields\/(?:TextInput|PasswordInput)/ },
  { name: 'states', test: /packages\/ui\/src\/feedback\/(?:EmptyState|ErrorState)/ },
];

/**
 * Parts of MUI that the theme does not use, and what replaces their modules: more than three kilobytes of scripts per page, and the values of 25
 * variables in each document.
 */
const unusedParts = [
  { module: /TouchRipple\.m?js$/, importer: /\/ButtonBase\//, replacement: 'export default () => null;' },
  { module: /\/shadows\.m?js$/, importer: /\/@mui\/material\/styles\//, replacement: "export default Array(25).fill('none');" },
];

const withoutUnusedParts: Plugin = {
  name: 'without-unused-parts',
  enforce: 'pre',
  resolveId(source, importer) {
    const index = unusedParts.findIndex((part) => part.module.test(source) && importer !== undefined && part.importer.test(importer));
    return index < 0 ? undefined : `\0without-unused-parts:${index}`;
  },
  load: (id) => (id.startsWith('\0without-unused-parts:') ? unusedParts[Number(id.split(':')[1])]?.replacement : undefined),
};

export default defineConfig(({ command }) => ({
  plugins: [withoutUnusedParts, fallBackTexts, buildTexts(), reactRouter()],
  // 'source' reads the workspace's packages as TypeScript, without building them.
  resolve: { conditions: ['source', ...defaultClientConditions] },
  ssr: {
    resolve: { conditions: ['source', ...defaultServerConditions] },
    // One file for the whole server side starts in a quarter of a second, three times as fast as resolving node_modules.
    noExternal: command === 'build' ? true : [/^@mall\//],
  },
  // The dependencies of a lazy part are mostly loaded already: listing them costs more on every page than it saves.
  build: { target: 'es2023', modulePreload: { resolveDependencies: () => [] } },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: [...lasting, ...frame, ...shared] } } } } },
    // The Fastify server imports pages from this module, so that the process has only one copy of React Router.
    ssr: { build: { rollupOptions: { input: './app/server-entry.ts' } } },
  },
}));
