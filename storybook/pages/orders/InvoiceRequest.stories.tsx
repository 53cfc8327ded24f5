import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths, withQuery } from '../../../storefront/app/paths.ts';
import { pageStory } from '../../support/page-story.tsx';
import { expectNotFound, failed, signedOut } from '../../support/states.ts';

const meta = {
  ...pageStory,
  title: 'Pages/Orders/Invoice request',
  args: { address: withQuery(paths.newInvoice, { sNo: 'GM20261110093000000044' }), customer: true },
} satisfies Meta<typeof pageStory.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithoutTitle: Story = { args: { responses: { 'mall.InvoiceHeader.doRequest': 'none' } } };

export const Done: Story = { args: { address: withQuery(paths.newInvoice, { sNo: 'GM20261110093000000044', done: 1 }) } };

// @screen request-for-an-invoice.error
export const Failed: Story = failed('mall.InvoiceHeader.doRequest');

// @screen request-for-an-invoice.signed-out
export const SignedOut: Story = signedOut('mall.InvoiceHeader.doRequest');

// @screen request-for-an-invoice.no-rights
export const NoRights: Story = {
  args: { address: withQuery(paths.newInvoice, { sNo: 'GM20261110093000000099' }) },
  play: expectNotFound,
};
