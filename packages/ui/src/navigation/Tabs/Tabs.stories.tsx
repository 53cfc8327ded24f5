import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { translateSample } from '../../testing/translateSample.ts';
import { Tabs } from './Tabs.tsx';

const meta = {
  title: 'Navigation/Tabs',
  component: Tabs,
  args: {
    label: 'About this product',
    tabs: [
      { id: 'introduction', label: 'Introduction', children: <p>Three drops on warm hands, pressed in from the neck upwards.</p> },
      { id: 'ingredients', label: 'Ingredients', children: <p>Squalane, bakuchiol, rosehip seed oil, vitamin E.</p> },
      { id: 'reviews', label: 'Reviews', count: 86, children: <p>What others say of it.</p> },
    ],
    onChange: fn(),
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args, globals }) => {
    const translate = translateSample(globals);
    const [introduction, ingredients, reviews] = canvas.getAllByRole('tab');
    await expect(canvas.getAllByRole('tabpanel')).toHaveLength(1);
    await expect(canvas.getByRole('tabpanel')).toHaveAccessibleName(translate('Introduction'));
    await userEvent.tab();
    await expect(introduction).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(reviews).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith('reviews');
    await userEvent.keyboard('{Home}{ArrowRight}');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent(translate('Squalane, bakuchiol, rosehip seed oil, vitamin E.'));
    await expect(ingredients).toHaveAttribute('aria-selected', 'true');
    // From the tabs, one Tab key press moves into the panel, skipping the other tabs.
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel')).toHaveFocus();
    await userEvent.click(canvas.getByRole('tab', { name: new RegExp(translate('Reviews')) }));
    await expect(args.onChange).toHaveBeenLastCalledWith('reviews');
  },
};
export const Pill: Story = { args: { look: 'pill', initialId: 'ingredients' } };
export const Controlled: Story = {
  tags: ['!autodocs', '!dev'],
  render: function Parent(args) {
    const [value, setValue] = useState('ingredients');
    const select = (id: string) => {
      args.onChange?.(id);
      // This application does not show the reviews.
      if (id !== 'reviews') setValue(id);
    };
    return <Tabs {...args} value={value} onChange={select} />;
  },
  play: async ({ canvas, args, globals }) => {
    const [introduction, ingredients, reviews] = canvas.getAllByRole('tab');
    await expect(ingredients).toHaveAttribute('aria-selected', 'true');
    if (!introduction || !reviews) throw new Error('The tabs are missing');
    await userEvent.click(reviews);
    await expect(args.onChange).toHaveBeenLastCalledWith('reviews');
    await expect(ingredients).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(introduction);
    await expect(canvas.getByRole('tabpanel')).toHaveAccessibleName(translateSample(globals)('Introduction'));
  },
};
