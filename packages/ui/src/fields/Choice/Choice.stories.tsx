import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Choice } from './Choice.tsx';

const meta = { title: 'Fields/Choice', component: Choice, args: { label: 'Keep me signed in', name: 'isAuto', value: '1' } } satisfies Meta<
  typeof Choice
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Keep me signed in'));
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
};
export const Radio: Story = { args: { type: 'radio', defaultChecked: true } };
export const Disabled: Story = { args: { disabled: true, defaultChecked: true } };
export const NamedOnly: Story = {
  args: { labelHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Keep me signed in' })).toBeVisible();
  },
};
