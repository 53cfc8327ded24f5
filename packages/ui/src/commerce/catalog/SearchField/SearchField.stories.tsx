// @spec 2.78

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { nightSerum, sylvaneFlagship } from '../../../testing/names.ts';
import { sampleArgs } from '../../../testing/sampleTexts.ts';
import { SearchField } from './SearchField.tsx';

const meta = {
  title: 'Commerce/SearchField',
  component: SearchField,
  args: {
    action: '/homeList/homeList',
    onSubmit: fn((event) => event.preventDefault()),
    onEmpty: fn(),
    onFocus: fn(),
    onInput: fn(),
  },
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** As on the page of its results: with the text of the search. */
export const Filled: Story = {
  ...sampleArgs((t) => ({ defaultValue: t(nightSerum) })),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('searchbox')).toHaveValue(args.defaultValue);
    await expect(canvas.getByRole('combobox')).toHaveValue('products');
  },
};
/** A search for shops. */
export const ForShops: Story = {
  ...sampleArgs((t) => ({ defaultTarget: 'shops', defaultValue: t(sylvaneFlagship) })),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('search')).toHaveFormValues({ target: 'shops', searchName: args.defaultValue });
  },
};
export const SubmitsOnlyAQuery: Story = {
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas, args }) => {
    const forProducts = canvas.getByRole('searchbox').getAttribute('placeholder');
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'shops');
    // The placeholder depends on the search target.
    await expect(canvas.getByRole('searchbox')).not.toHaveAttribute('placeholder', forProducts);
    await userEvent.type(canvas.getByRole('searchbox'), ' {Enter}');
    await userEvent.click(canvas.getByRole('button'));
    // An empty query is not submitted.
    await expect(args.onEmpty).toHaveBeenCalledTimes(2);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.clear(canvas.getByRole('searchbox'));
    await userEvent.type(canvas.getByRole('searchbox'), 'serum{Enter}');
    await expect(args.onFocus).toHaveBeenCalled();
    await expect(args.onInput).toHaveBeenLastCalledWith('serum');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('search')).toHaveFormValues({ target: 'shops', searchName: 'serum' });
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onSubmit).toHaveBeenCalledTimes(2);
  },
};
