import starlight from '@astrojs/starlight';
import { defineConfig, passthroughImageService } from 'astro/config';
import { current } from './src/reference/versions.ts';
import { replaceSearchUi } from './src/search/replace-ui.ts';
import { basics, referenceSidebar } from './src/sidebar.ts';

export default defineConfig({
  outDir: './build/site',
  publicDir: './build/public',
  cacheDir: './.cache',
  trailingSlash: 'always',
  image: { service: passthroughImageService() },
  devToolbar: { enabled: false },
  // Starlight's tabs use the native module of this package, which is found from node_modules only.
  vite: { ssr: { external: ['satteri'] }, plugins: [replaceSearchUi] },
  integrations: [
    starlight({
      title: 'Mall developers',
      description: 'Guides, API reference and SDK reference of the mall.',
      customCss: ['./build/theme.css', './src/styles/site.css'],
      components: {
        Search: './src/components/Search.astro',
        SocialIcons: './src/components/SectionLinks.astro',
        Sidebar: './src/components/Sidebar.astro',
        MobileMenuFooter: './src/components/MobileMenuFooter.astro',
        PageTitle: './src/components/PageTitle.astro',
        MarkdownContent: './src/components/MarkdownContent.astro',
        Footer: './src/components/Footer.astro',
      },
      routeMiddleware: './src/section-middleware.ts',
      // Does not rank short pages higher: the error catalogue, the longest page, would come last.
      pagefind: { ranking: { pageLength: 0, metaWeights: { topic: 8, keywords: 5 } } },
      sidebar: [
        {
          label: 'Guides',
          items: [
            { label: 'Start', link: '/' },
            { label: 'Quick starts', items: [{ autogenerate: { directory: 'quick-start' } }] },
            { label: 'Basics', items: basics },
            { label: 'SDK guides', items: [{ autogenerate: { directory: 'guides/sdk' } }] },
            { label: 'Mock server', items: [{ autogenerate: { directory: 'guides/mock-server' } }] },
            {
              label: 'More',
              items: [
                { label: 'Glossary', link: '/guides/platform/glossary/' },
                { label: 'License and support', link: '/concepts/license-and-support/' },
                { label: 'Changelog', link: '/changelog/' },
              ],
            },
          ],
        },
        { label: 'API', items: referenceSidebar(current) },
        {
          label: 'SDK',
          items: [
            { label: 'Overview', link: '/sdk/' },
            { label: 'Entry points', items: [{ autogenerate: { directory: 'sdk/reference' } }] },
            { label: 'Operations', items: [{ autogenerate: { directory: 'sdk/operations' } }] },
          ],
        },
      ],
    }),
  ],
});
