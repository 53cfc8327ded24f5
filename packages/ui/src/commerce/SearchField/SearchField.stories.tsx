import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SearchField } from './SearchField.tsx';

const submitted = fn();

const meta = {
  title: 'Commerce/SearchField',
  component: SearchField,
  args: {
    action: '/homeList/homeList',
    onSubmit: (event) => {
      event.preventDefault();
      submitted(Object.fromEntries(new FormData(event.currentTarget)));
    },
  },
} satisfies Meta<typeof SearchField>;

export default meta;
export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox'), '2');
    await userEvent.type(canvas.getByRole('searchbox'), 'serum{Enter}');
    await expect(submitted).toHaveBeenLastCalledWith({ target: '2', searchName: 'serum' });
  },
};
