import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths, withQuery } from '../../../storefront/app/paths.ts';
import { pageStory } from '../../support/page-story.tsx';
import { failed, signedOut } from '../../support/states.ts';

const meta = {
  ...pageStory,
  title: 'Pages/Orders/Edit billing details',
  args: { address: paths.newInvoiceTitle, customer: true },
} satisfies Meta<typeof pageStory.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const EditTitle: Story = { args: { address: withQuery(paths.newInvoiceTitle, { id: 601 }) } };

// @screen new-invoice-title.error
export const Failed: Story = failed('mall.InvoiceHeader.doRequest');

// @screen new-invoice-title.signed-out
export const SignedOut: Story = signedOut('mall.InvoiceHeader.doRequest');
