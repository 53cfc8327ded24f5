import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { iconNames } from '../primitives/Icon/Icon.tsx';
import { IconPlate } from './IconPlate.tsx';

const meta = { title: 'Foundations/Icon plate', tags: ['!autodocs', '!dev'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  render: () => <IconPlate />,
  play: async ({ canvas }) => expect(canvas.getAllByRole('listitem')).toHaveLength(iconNames.length),
};
