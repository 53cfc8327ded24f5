import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '../../../storefront/app/paths.ts';
import { pageStory } from '../../support/page-story.tsx';
import { failed, signedOut } from '../../support/states.ts';

const meta = {
  ...pageStory,
  title: 'Pages/Orders/Billing details',
  args: { address: paths.invoiceTitles, customer: true },
} satisfies Meta<typeof pageStory.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

// @screen invoice-titles.empty
export const Empty: Story = { args: { responses: { 'mall.InvoiceHeader.doRequest': 'none' } } };

// @screen invoice-titles.error
export const Failed: Story = failed('mall.InvoiceHeader.doRequest');

// @screen invoice-titles.signed-out
export const SignedOut: Story = signedOut('mall.InvoiceHeader.doRequest');
