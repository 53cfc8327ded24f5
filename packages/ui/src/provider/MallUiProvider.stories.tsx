import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Price } from '../commerce/catalog/Price/Price.tsx';
import { useUiText } from '../i18n/useUiText.ts';
import { storyLanguage } from '../testing/globals.ts';
import { inStoryLanguage, sampleArgs } from '../testing/sampleTexts.ts';
import { createMallTheme } from '../theme/createMallTheme.ts';
import { CachedFragment, FragmentCacheProvider } from './CachedFragment.tsx';
import { MallUiProvider } from './MallUiProvider.tsx';
import { SchemeScript } from './SchemeScript.tsx';

function Says() {
  const t = useUiText();
  return (
    <p>
      {t('search.submit')} · {t('sku.left', { count: 1 })}
    </p>
  );
}

const codeOf = (props: string) => `import '@mall/ui/fonts.css';
import { MallUiProvider, useUiText } from '@mall/ui';

function Example() {
  const say = useUiText();
  return (
    <p>
      {say('search.submit')} · {say('sku.left', { count: 1 })}
    </p>
  );
}

${props.includes('texts') ? "// Outside the component, so that it stays the same object.\nconst texts = { 'sku.left': 'The last {{count}}' };\n\n" : ''}export function App() {
  return (
    <MallUiProvider ${props}>
      <Example />
    </MallUiProvider>
  );
}`;

const shows = (code: string) => ({ docs: { source: { code } } });

const meta = {
  title: 'Provider/MallUiProvider',
  component: MallUiProvider,
  subcomponents: { SchemeScript, CachedFragment, FragmentCacheProvider },
  parameters: shows(codeOf('language="en"')),
  args: { children: <Says /> },
  render: (args, { globals }) => <MallUiProvider language={storyLanguage(globals)} {...args} />,
} satisfies Meta<typeof MallUiProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const text = inStoryLanguage(globals)({
      en: 'Search · Only 1 left',
      zh: '搜索 · 仅剩 1 件',
      tn: '搜尋 · 僅剩 1 件',
      ko: '검색 · 1개 남음',
    });
    await expect(await canvas.findByText(text)).toBeVisible();
  },
};
export const Korean: Story = {
  parameters: shows(codeOf('language="ko"')),
  args: {
    language: 'ko',
    children: (
      <div lang="ko">
        <Says />
      </div>
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('검색 · 1개 남음')).toBeVisible();
  },
};
export const OtherWords: Story = {
  ...sampleArgs(
    (t) => ({
      texts: { 'sku.left': t({ en: 'The last {{count}}', zh: '最后 {{count}} 件', tn: '最後 {{count}} 件', ko: '마지막 {{count}}개' }) },
    }),
    shows(codeOf('language="en" texts={texts}')),
  ),
  play: async ({ canvas, globals }) => {
    const text = inStoryLanguage(globals)({
      en: 'Search · The last 1',
      zh: '搜索 · 最后 1 件',
      tn: '搜尋 · 最後 1 件',
      ko: '검색 · 마지막 1개',
    });
    await expect(await canvas.findByText(text)).toBeVisible();
  },
};
export const OtherCurrency: Story = {
  parameters: shows(`import { MallUiProvider, Price } from '@mall/ui';

// Outside the component, so that it stays the same object.
const formats = { currency: 'EUR', locale: 'de-DE' };

export function App() {
  return (
    <MallUiProvider language="en" formats={formats}>
      <Price value="1280.50" />
    </MallUiProvider>
  );
}`),
  args: { formats: { currency: 'EUR', locale: 'de-DE' }, children: <Price value="1280.50" /> },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^1\.280,50\s€$/)).toBeVisible();
  },
};
const seasonal = createMallTheme({ colors: { brand: '#6b21a8' }, radius: { control: '2px' } });
/** A provider inside another one gives its part of the page another theme. */
export const PartWithAnotherTheme: Story = {
  ...sampleArgs((t) => ({
    children: <Button variant="contained">{t({ en: 'Discover', zh: '去看看', tn: '去看看', ko: '보러 가기' })}</Button>,
  })),
  parameters: shows(`import { MallUiProvider } from '@mall/ui';
import { createMallTheme } from '@mall/ui/theme';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

// Outside the component, so that it stays the same object.
const seasonal = createMallTheme({ colors: { brand: '#6b21a8' }, radius: { control: '2px' } });

function Offer() {
  return (
    <Box sx={{ padding: 2 }}>
      <Button variant="contained">Discover</Button>
    </Box>
  );
}

export function App() {
  return (
    <MallUiProvider language="en">
      <Offer />
      <MallUiProvider theme={seasonal}>
        <Offer />
      </MallUiProvider>
    </MallUiProvider>
  );
}`),
  render: ({ children, ...args }, { globals }) => (
    <MallUiProvider language={storyLanguage(globals)} {...args}>
      <Box sx={{ padding: 2 }}>{children}</Box>
      <MallUiProvider theme={seasonal}>
        <Box sx={{ padding: 2 }}>{children}</Box>
      </MallUiProvider>
    </MallUiProvider>
  ),
  play: async ({ canvas, globals }) => {
    await waitFor(() => expect(canvas.getAllByRole('button')).toHaveLength(2));
    const [outer, inner] = canvas.getAllByRole('button');
    if (!outer || !inner) throw new Error('There are no two buttons');
    await expect(inner).toHaveStyle({ borderRadius: '2px' });
    if (globals.scheme !== 'dark') await expect(inner).toHaveStyle({ backgroundColor: 'rgb(107, 33, 168)' });
    await expect(getComputedStyle(outer).backgroundColor).not.toBe(getComputedStyle(inner).backgroundColor);
  },
};
