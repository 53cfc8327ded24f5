import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { translateSample } from '../../testing/translateSample.ts';
import { SkipLink } from './SkipLink.tsx';

const meta = {
  title: 'Primitives/SkipLink',
  component: SkipLink,
  render: (args, { globals }) => (
    <>
      <SkipLink {...args} />
      <main id="main" tabIndex={-1}>
        {translateSample(globals)('Press Tab')}
      </main>
    </>
  ),
} satisfies Meta<typeof SkipLink>;

export default meta;
export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await expect(canvas.getByRole('link').getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  },
};
