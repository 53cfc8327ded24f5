import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths, withQuery } from '../../../storefront/app/paths.ts';
import { pageStory } from '../../support/page-story.tsx';
import { failed, signedOut } from '../../support/states.ts';

const meta = {
  ...pageStory,
  title: 'Pages/Account/Points',
  args: { address: paths.points, customer: true },
} satisfies Meta<typeof pageStory.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Used: Story = {
  args: { address: withQuery(paths.points, { type: 2 }), responses: { 'plugin.integral.MallIntegral.integral': 'used' } },
};

export const Expired: Story = {
  args: { address: withQuery(paths.points, { type: 3 }), responses: { 'plugin.integral.MallIntegral.integral': 'expired' } },
};

// @screen points.empty
export const Empty: Story = { args: { responses: { 'plugin.integral.MallIntegral.integral': 'empty' } } };

// @screen points.error
export const Failed: Story = failed('plugin.integral.MallIntegral.integral');

// @screen points.signed-out
export const SignedOut: Story = signedOut('plugin.integral.MallIntegral.integral');
