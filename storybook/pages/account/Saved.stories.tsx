import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths, withQuery } from '../../../storefront/app/paths.ts';
import { pageStory } from '../../support/page-story.tsx';
import { failed, signedOut } from '../../support/states.ts';

const meta = {
  ...pageStory,
  title: 'Pages/Account/Favorites',
  args: { address: paths.collection, customer: true },
} satisfies Meta<typeof pageStory.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Shops: Story = {
  args: { address: withQuery(paths.collection, { type: 2 }), responses: { 'mall.AddFavorites.collection': 'shops' } },
};

export const Unavailable: Story = { args: { responses: { 'mall.AddFavorites.collection': 'unavailable' } } };

// @screen saved.empty
export const Empty: Story = { args: { responses: { 'mall.AddFavorites.collection': 'empty' } } };

// @screen saved.error
export const Failed: Story = failed('mall.AddFavorites.collection');

// @screen saved.signed-out
export const SignedOut: Story = signedOut('mall.AddFavorites.collection');
