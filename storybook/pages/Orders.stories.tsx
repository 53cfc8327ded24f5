import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '../../storefront/app/paths.ts';
import { pageStory } from '../support/page-story.tsx';
import { failed, signedOut } from '../support/states.ts';

const meta = {
  ...pageStory,
  title: 'Pages/Orders/Orders',
  tags: ['!autodocs'],
  args: { address: paths.orders, customer: true },
} satisfies Meta<typeof pageStory.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const EveryState: Story = { args: { answers: { 'mall.Order.index': 'every_state' } } };

// @screen orders.empty
export const Empty: Story = { args: { answers: { 'mall.Order.index': 'none' } } };

// @screen orders.error
export const Failed: Story = failed('mall.Order.index');

// @screen orders.signed-out
export const SignedOut: Story = signedOut('mall.Order.index');
