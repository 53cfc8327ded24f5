import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { inStoryLanguage } from '../../testing/sampleTexts.ts';
import { SkipLink } from './SkipLink.tsx';

const meta = {
  title: 'Primitives/SkipLink',
  component: SkipLink,
  render: (args, { globals }) => (
    <>
      <SkipLink {...args} />
      <main id="main" tabIndex={-1}>
        {inStoryLanguage(globals)({ en: 'Press Tab', zh: '请按 TAB 键', tn: '請按 TAB 鍵', ko: 'TAB 키를 눌러 보세요' })}
      </main>
    </>
  ),
} satisfies Meta<typeof SkipLink>;

export default meta;
export const Default: StoryObj<typeof meta> = {};
export const AppearsWithTheFocus: StoryObj<typeof meta> = {
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await expect(canvas.getByRole('link').getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  },
};
