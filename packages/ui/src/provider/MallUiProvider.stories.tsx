import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { LanguageCode } from '../i18n/languages.ts';
import type { UiTextOverrides } from '../i18n/textKeys.ts';
import { useUiText } from '../i18n/useUiText.ts';
import { MallUiProvider } from './MallUiProvider.tsx';

function Says() {
  const say = useUiText();
  return (
    <p>
      {say('search.submit')} · {say('sku.left', { count: 1 })}
    </p>
  );
}

function OwnInstance({ language, texts }: { language: LanguageCode; texts?: UiTextOverrides }) {
  return (
    <MallUiProvider language={language} {...(texts ? { texts } : {})}>
      <Says />
    </MallUiProvider>
  );
}

const meta = { title: 'Provider/MallUiProvider', component: OwnInstance, args: { language: 'en' } } satisfies Meta<typeof OwnInstance>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Search now · Only 1 left')).toBeVisible();
  },
};
export const Korean: Story = {
  args: { language: 'ko' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('검색하기 · 1개 남음')).toBeVisible();
  },
};
export const OtherWords: Story = {
  args: { texts: { 'sku.left': 'The last {{count}}' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Search now · The last 1')).toBeVisible();
  },
};
