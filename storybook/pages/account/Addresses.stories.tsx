import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths, withQuery } from '../../../storefront/app/paths.ts';
import { pageStory } from '../../support/page-story.tsx';
import { expectNotFound, failed, signedOut } from '../../support/states.ts';

const meta = {
  ...pageStory,
  title: 'Pages/Account/Addresses',
  args: { address: paths.addresses, customer: true },
} satisfies Meta<typeof pageStory.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const NewAddress: Story = { args: { address: withQuery(paths.addresses, { add: 1 }) } };

export const EditAddress: Story = { args: { address: withQuery(paths.addresses, { edit: 2 }) } };

// @screen addresses.empty
export const Empty: Story = { args: { responses: { 'mall.Address.index': 'empty' } } };

// @screen addresses.error
export const Failed: Story = failed('mall.Address.index');

// @screen addresses.signed-out
export const SignedOut: Story = signedOut('mall.Address.index');

// @screen addresses.no-rights
export const NoRights: Story = {
  args: { address: withQuery(paths.addresses, { edit: 99 }), responses: { 'mall.Address.upAddsindex': '50010' } },
  play: expectNotFound,
};
