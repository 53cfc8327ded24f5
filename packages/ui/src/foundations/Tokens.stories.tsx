import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ColorTable, ContrastTable } from './ColorTable.tsx';
import { Borders, Easing, Elevation, Layers, Motion, Radius, Sizes, Space } from './Measures.tsx';
import { TypeScale } from './TypeScale.tsx';

/** Every token of the theme, as the pages of the foundations show them. */
const meta = { title: 'Foundations/Tokens', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Colors: Story = {
  render: () => (
    <div lang="en">
      <ColorTable />
      <ContrastTable />
    </div>
  ),
  play: async ({ canvas }) => expect(canvas.getByRole('rowheader', { name: 'inkSoft' })).toBeVisible(),
};
export const Measures: Story = {
  render: () => (
    <div lang="en">
      <Space />
      <Radius />
      <Elevation />
      <Motion />
      <Easing />
      <Borders />
      <Layers />
      <Sizes />
    </div>
  ),
};
export const Scale: Story = {
  render: () => (
    <div lang="en">
      <TypeScale />
    </div>
  ),
};
