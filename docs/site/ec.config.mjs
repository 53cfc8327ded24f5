// Plain JavaScript with this name, because the `<Code>` component loads it by itself.
import { defineEcConfig } from '@astrojs/starlight/expressive-code';

/**
 * Lets the keyboard scroll each block of code from the start; a script of the page takes that from the blocks that need no scrolling. Left
 * to the script alone, all that scroll would be landmarks without a name.
 */
const keyboardScroll = {
  name: 'keyboard-scroll',
  hooks: {
    postprocessRenderedBlock: ({ renderData }) => {
      for (const child of renderData.blockAst.children) {
        if (child.tagName === 'pre') child.properties.tabIndex = 0;
      }
    },
  },
};

/** The first word of commands of a terminal, after variables of the environment. Requests to the API are samples. */
const command = /^(?:[A-Z_]+=\S+ )*(?:curl|docker|go|node|npm|npx|pip|podman|python3) (?![\s\S]*\/api\/[\w?])/i;

/**
 * Leaves samples out of the search: they repeat names of the text around them, so pages with many samples would come first. Signatures in the
 * reference of the SDK stay in, and commands such as `pip install`, which weigh less than text.
 */
const unsearched = {
  name: 'unsearched',
  hooks: {
    postprocessRenderedBlock: ({ codeBlock, renderData }) => {
      if (codeBlock.parentDocument?.sourceFilePath?.includes('/sdk/reference/')) return;
      const { properties } = renderData.blockAst;
      if (command.test(codeBlock.code)) properties.dataPagefindWeight = '0.5';
      else properties.dataPagefindIgnore = '';
    },
  },
};

export default defineEcConfig({
  plugins: [keyboardScroll, unsearched],
  // Tabs of Go stay tabs, also in what the copy button copies.
  tabWidth: 0,
  themes: ['github-dark-default', 'github-light-default'],
  defaultProps: { overridesByLang: { 'sh,http,json': { frame: 'none' } } },
  styleOverrides: {
    borderRadius: '8px',
    borderColor: 'var(--sl-color-hairline)',
    codeBackground: 'var(--mall-code)',
    frames: {
      frameBoxShadowCssValue: 'none',
      editorBackground: 'var(--mall-code)',
      editorActiveTabBackground: 'var(--mall-code)',
      editorActiveTabIndicatorTopColor: 'var(--sl-color-accent)',
      editorTabBarBackground: 'var(--mall-code)',
      editorTabBarBorderBottomColor: 'var(--sl-color-hairline)',
    },
  },
});
