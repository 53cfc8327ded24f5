import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '../../../storefront/app/paths.ts';
import { pageStory } from '../../support/page-story.tsx';
import { failed, signedOut } from '../../support/states.ts';

const meta = {
  ...pageStory,
  title: 'Pages/Orders/After-sales',
  args: { address: paths.afterSales, customer: true },
} satisfies Meta<typeof pageStory.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

// @screen after-sales.empty
export const Empty: Story = { args: { responses: { 'mall.Order.returnDataList': 'empty' } } };

// @screen after-sales.error
export const Failed: Story = failed('mall.Order.returnDataList');

// @screen after-sales.signed-out
export const SignedOut: Story = signedOut('mall.Order.returnDataList');
