import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths, withQuery } from '../../../storefront/app/paths.ts';
import { pageStory } from '../../support/page-story.tsx';
import { failed, signedOut } from '../../support/states.ts';

const meta = {
  ...pageStory,
  title: 'Pages/Orders/Invoices',
  args: { address: paths.invoices, customer: true },
} satisfies Meta<typeof pageStory.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Requested: Story = { args: { address: withQuery(paths.invoices, { type: 2 }) } };

// @screen invoices.empty
export const Empty: Story = { args: { responses: { 'mall.InvoiceInfo.getToInvoiced': 'none' } } };

// @screen invoices.error
export const Failed: Story = failed('mall.InvoiceInfo.getToInvoiced');

// @screen invoices.signed-out
export const SignedOut: Story = signedOut('mall.InvoiceInfo.getToInvoiced');
