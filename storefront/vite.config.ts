import { reactRouter } from '@react-router/dev/vite';
import { defaultClientConditions, defaultServerConditions, defineConfig, type Plugin } from 'vite';
import { fallBackTexts } from './fall-back-texts.ts';

// What changes with a version and not with our work gets files of its own, which browsers keep from one release to the next. Together they
// weigh what they weigh without (190 kB gzip on the home page either way). MUI is not among them: it would bring every page all its parts.
const lasting = [
  { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// },
  { name: 'router', test: /node_modules\/(?:react-router|react-router-dom|cookie|set-cookie-parser)\// },
  { name: 'i18n', test: /node_modules\/(?:i18next|react-i18next)\// },
];

// What the frame of every page is made of, and its goods, in few files: in forty small ones each packs worse than together. What lies beside it and only
// some pages need is left out.
const frame = [
  { name: 'style', test: /node_modules\/(?:@emotion|stylis|clsx|@mui\/(?:styled-engine|system|utils|private-theming|material\/styles))\// },
  {
    name: 'frame',
    test: /(?:packages\/ui\/src\/(?:theme|styles(?!\/(?:phoneDisclosure|recordCard))|provider|primitives(?!\/(?:Avatar|Breadcrumbs|BusyButton|CardGrid|Columns|CopyButton|EntrySpread|Pagination|Rating|RowList|Timeline))|navigation(?!\/(?:AccountMenu|AppPopover|LoginHeader|MemberCard|ProductPanel|SideArea|Tabs|Unfold))|i18n)|storefront\/app\/(?:shared(?!\/(?:account-page|charge|cross-tab-sync|qr-code|delivery-address|page-errors\/refusal|format|frame\/login-frame|product-line|idempotency-key|member-price|page-number|preselected-pay-type|query-id|send-code|toasts\/toast-layer|page-breadcrumbs|typed-region))|i18n|features\/shell(?!\/(?:components\/(?:announcement-dialogs|app-entry|side-tools|consent|customer-card|customer-prompts|header-products|deferred-parts|maintenance-page|search-assist|visitor-notice)|notice-cookie|prompt-places|search-calls))))\//,
  },
  // After the frame, which would else take what both need from here, and with it the cards onto pages that show none.
  { name: 'goods', test: /packages\/ui\/src\/commerce\/(?:Price|ProductCard(?!\/ProductRows))\// },
];

// The same for what lists of goods share, and for what forms do; what some of them have stands alone, or each would bring the other.
const shared = [
  { name: 'choice', test: /packages\/ui\/src\/fields\/Choice/ },
  { name: 'list', test: /(?:packages\/ui\/src\/commerce\/SortBar|storefront\/app\/features\/catalog\/(?:list|components\/list))/ },
  { name: 'input', test: /packages\/ui\/src\/fields\/(?:TextInput|PasswordInput)/ },
  { name: 'states', test: /packages\/ui\/src\/feedback\/(?:EmptyState|ErrorState)/ },
];

/** Texts lie in a folder of their own: a page can do without them, and without its code it cannot. */
const chunkFileNames = ({ moduleIds }: { readonly moduleIds: readonly string[] }) =>
  moduleIds.length > 0 && moduleIds.every((id) => id.includes('/locales/')) ? 'assets/texts/[name]-[hash].js' : 'assets/[name]-[hash].js';

/** The theme has switched off the ripple in MUI's buttons; here it is left out, three kilobytes of every page. */
const withoutRipple: Plugin = {
  name: 'without-ripple',
  enforce: 'pre',
  resolveId: (source, importer) =>
    /TouchRipple\.m?js$/.test(source) && importer?.includes('/ButtonBase/') ? '\0without-ripple' : undefined,
  load: (id) => (id === '\0without-ripple' ? 'export default () => null;' : undefined),
};

export default defineConfig(({ command }) => ({
  plugins: [withoutRipple, fallBackTexts, reactRouter()],
  // 'source' lets the workspace's packages be read as TypeScript, without a build of their own.
  resolve: { conditions: ['source', ...defaultClientConditions] },
  ssr: {
    resolve: { conditions: ['source', ...defaultServerConditions] },
    // One file for the whole server side starts in a quarter of a second; three times as fast as resolving node_modules.
    noExternal: command === 'build' ? true : [/^@mall\//],
  },
  // What a lazy part needs besides itself is mostly there already: the lists of it would weigh more on every page than they save a few.
  build: { target: 'es2023', modulePreload: { resolveDependencies: () => [] } },
  environments: {
    client: { build: { rolldownOptions: { output: { chunkFileNames, codeSplitting: { groups: [...lasting, ...frame, ...shared] } } } } },
    // The Fastify server takes pages from this module, so that there is one copy of React Router between the two.
    ssr: { build: { rollupOptions: { input: './app/server-entry.ts' } } },
  },
}));
