import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths, withQuery } from '../../../storefront/app/paths.ts';
import { pageStory } from '../../support/page-story.tsx';
import { failed, signedOut } from '../../support/states.ts';

const meta = {
  ...pageStory,
  title: 'Pages/Orders/Write a review',
  args: { address: withQuery(paths.reviewing, { sNo: 'GM20261121135500000041' }), customer: true },
} satisfies Meta<typeof pageStory.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const EveryLine: Story = { args: { responses: { 'mall.Product.comment': 'every_line' } } };

export const Reviewed: Story = { args: { responses: { 'mall.Product.comment': 'reviewed' } } };

export const Finished: Story = { args: { responses: { 'mall.Product.comment': 'finished' } } };

// @screen reviewing.empty
export const Empty: Story = { args: { responses: { 'mall.Product.comment': 'empty' } } };

// @screen reviewing.error
export const Failed: Story = failed('mall.Product.comment');

// @screen reviewing.signed-out
export const SignedOut: Story = signedOut('mall.Product.comment');
