import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths, withQuery } from '../../../storefront/app/paths.ts';
import { pageStory } from '../../support/page-story.tsx';
import { failed, notFound } from '../../support/states.ts';

const meta = {
  ...pageStory,
  title: 'Pages/Catalog/Review',
  args: { address: withQuery(paths.review, { id: 901 }) },
} satisfies Meta<typeof pageStory.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const FollowedUp: Story = { args: { responses: { 'mall.Product.getCommentDetail': 'followed_up' } } };

// @screen review.empty
export const WithoutReplies: Story = { args: { responses: { 'mall.Product.getCommentReplyList': 'empty' } } };

// @screen review.error
export const Failed: Story = failed('mall.Product.getCommentDetail');

export const NotFound: Story = notFound('mall.Product.getCommentDetail');
