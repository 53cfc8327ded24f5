import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Pagination } from './Pagination.tsx';

const meta = {
  title: 'Primitives/Pagination',
  component: Pagination,
  args: { page: 5, count: 12, hrefOf: (page) => `?pageNo=${page}` },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-current=page]')).toHaveTextContent('5');
    await expect(canvasElement.querySelector('[rel=next]')).toHaveAttribute('href', '?pageNo=6');
  },
};
export const First: Story = { args: { page: 1, count: 3 } };
export const OnlyOne: Story = {
  tags: ['!autodocs', '!dev'],
  args: { page: 1, count: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};
