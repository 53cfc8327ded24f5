import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import Tooltip from '@mui/material/Tooltip';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Price } from '../../commerce/catalog/Price/Price.tsx';
import { createUiI18n } from '../../i18n/createUiI18n.ts';
import { uiText } from '../../locales/ko.ts';
import { Dialog } from '../../overlays/Dialog/Dialog.tsx';
import { UiLink } from '../../primitives/UiLink/UiLink.tsx';
import { MallUiProvider } from '../../provider/MallUiProvider.tsx';
import { createMallTheme } from '../../theme/createMallTheme.ts';
import { schemeRoles } from '../../theme/schemeRoles.ts';
import { mallTheme } from '../../theme/theme.ts';

const seasonal = createMallTheme({
  colors: { brand: '#6b21a8' },
  radius: { control: '2px', card: '3px' },
  density: 'compact',
  faces: { text: { family: 'Georgia', style: 'serif' } },
});
const korean = createUiI18n('ko', uiText);

let box: HTMLElement;
let root: Root;
beforeEach(() => {
  box = document.body.appendChild(document.createElement('div'));
  // Away from the pointer, under which a button has its hovered color.
  box.style.margin = '100px';
  root = createRoot(box);
});
afterEach(() => {
  root.unmount();
  box.remove();
  document.documentElement.dataset.scheme = 'light';
});

/** Renders content in the seasonal theme on a page of the default one, in a scheme. */
async function show(content: ReactNode, scheme: 'light' | 'dark' = 'light') {
  const page = (
    <MallUiProvider i18n={korean} formats={{ currency: 'EUR', locale: 'de-DE' }} linkComponent={(props) => <a {...props} data-router />}>
      <Button variant="contained">Outer</Button>
      <MallUiProvider theme={seasonal}>{content}</MallUiProvider>
    </MallUiProvider>
  );
  flushSync(() => root.render(page));
  await expect.poll(() => document.querySelector('[data-mall-theme]')).not.toBeNull();
  document.documentElement.dataset.scheme = scheme;
  for (const animation of document.getAnimations()) animation.finish();
}

const rgb = (hex: string) =>
  `rgb(${hex
    .match(/[\da-f]{2}/g)
    ?.map((channel) => Number.parseInt(channel, 16))
    .join(', ')})`;

function styleOf(selector: string): CSSStyleDeclaration {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`Nothing matches ${selector}`);
  return getComputedStyle(element);
}

it.each(['light', 'dark'] as const)(
  'a provider inside another applies its whole theme to its part of the page, %s scheme',
  async (scheme) => {
    await show(
      <Button id="inner" variant="contained">
        Inner
      </Button>,
      scheme,
    );
    const inner = styleOf('#inner');
    const roles = schemeRoles(seasonal, scheme);
    expect(inner.backgroundColor).toBe(rgb(roles.primaryFill));
    expect(inner.color).toBe(rgb(roles.onPrimary));
    expect([inner.borderRadius, inner.minHeight, inner.paddingInlineStart]).toEqual(['2px', '40px', '18px']);
    expect(inner.fontFamily).toMatch(/^Georgia/);
  },
);

it.each(['light', 'dark'] as const)('a provider inside another leaves the page around it in its own theme, %s scheme', async (scheme) => {
  await show(<Button>Inner</Button>, scheme);
  const outer = styleOf('button.MuiButton-contained');
  const roles = schemeRoles(mallTheme(), scheme);
  expect(outer.backgroundColor).toBe(rgb(roles.primaryFill));
  expect([outer.minHeight, outer.paddingInlineStart]).toEqual(['44px', '24px']);
  expect(outer.fontFamily).toMatch(/^"Sylvane Text"/);
  expect(styleOf('body').backgroundColor).toBe(rgb(roles.paper));
  expect(styleOf('body').fontFamily).toMatch(/^"Sylvane Text"/);
});

it.each(['light', 'dark'] as const)('text of a part of the page has the font and colors of its provider, %s scheme', async (scheme) => {
  await show(<p id="inner">Words</p>, scheme);
  const roles = schemeRoles(seasonal, scheme);
  const words = styleOf('#inner');
  expect(words.color).toBe(rgb(roles.ink));
  expect(words.fontFamily).toMatch(/^Georgia/);
  expect(styleOf('div:has(> #inner)').backgroundColor).toBe(rgb(roles.paper));
});

it.each(['light', 'dark'] as const)(
  'dialogs, menus and tooltips that are opened in a part of the page have its theme, %s scheme',
  async (scheme) => {
    await show(
      <>
        <Dialog open onClose={() => undefined} title="Inner">
          <Button variant="contained">Inside</Button>
        </Dialog>
        <Menu open anchorEl={document.body}>
          <li>Entry</li>
        </Menu>
        <Tooltip open title="Words">
          <button type="button">Anchor</button>
        </Tooltip>
      </>,
      scheme,
    );
    const roles = schemeRoles(seasonal, scheme);
    const dialog = styleOf('.MuiDialog-paper');
    expect([dialog.backgroundColor, dialog.color, dialog.borderRadius]).toEqual([rgb(roles.sheet), rgb(roles.ink), '3px']);
    expect(dialog.fontFamily).toMatch(/^Georgia/);
    expect(styleOf('.MuiDialog-paper .MuiButton-contained').backgroundColor).toBe(rgb(roles.primaryFill));
    expect(styleOf('.MuiMenu-paper').backgroundColor).toBe(rgb(roles.sheet));
    expect(styleOf('.MuiTooltip-tooltip').fontFamily).toMatch(/^Georgia/);
  },
);

it('a provider inside another keeps its language, formats and link component, unless it states others', async () => {
  await show(
    <>
      <Price value="1280.50" />
      <UiLink href="#more">More</UiLink>
      <Dialog open onClose={() => undefined} title="Inner">
        Content
      </Dialog>
    </>,
  );
  expect(box.textContent).toContain('1.280,50');
  expect(box.querySelector('a[data-router]')).not.toBeNull();
  expect(document.querySelector('[role="dialog"] button')?.getAttribute('aria-label')).toBe('닫기');
});

it('a provider inside another without a theme has that of the other, without an element around its content', () => {
  const page = (
    <MallUiProvider theme={seasonal} i18n={korean}>
      <MallUiProvider texts={{ 'dialog.close': 'Shut' }}>
        <Button id="inner" variant="contained">
          Inner
        </Button>
        <Dialog open onClose={() => undefined} title="Inner">
          Content
        </Dialog>
      </MallUiProvider>
    </MallUiProvider>
  );
  flushSync(() => root.render(page));
  expect(styleOf('#inner').backgroundColor).toBe(rgb(schemeRoles(seasonal, 'light').primaryFill));
  expect(styleOf('#inner').borderRadius).toBe('2px');
  expect(box.querySelector('#inner')?.parentElement).toBe(box);
  expect(document.querySelector('[role="dialog"] button')?.getAttribute('aria-label')).toBe('Shut');
});

it('a part with another theme that a server renders is hydrated without a difference', async () => {
  const page = (
    <MallUiProvider i18n={korean}>
      <MallUiProvider theme={seasonal}>
        <Button variant="contained">Inner</Button>
      </MallUiProvider>
    </MallUiProvider>
  );
  // Loads the code of parts with another theme, for which `renderToString` does not wait.
  await show(<p>Words</p>);
  root.unmount();
  box.innerHTML = renderToString(page);
  expect(box.querySelector('button')?.closest('[data-mall-theme]')).not.toBeNull();
  const differences: unknown[] = [];
  root = hydrateRoot(box, page, { onRecoverableError: (error) => differences.push(error) });
  await expect.poll(() => getComputedStyle(box.querySelector('button') ?? box).backgroundColor).toBe('rgb(107, 33, 168)');
  expect(differences).toEqual([]);
});
