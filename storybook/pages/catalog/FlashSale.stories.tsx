// @spec 2.4

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { paths } from '../../../storefront/app/paths.ts';
import { pageIsReady, pageStory } from '../../support/page-story.tsx';
import { failed } from '../../support/states.ts';

const meta = {
  ...pageStory,
  title: 'Pages/Catalog/Flash sale',
  args: { address: paths.flashSale },
} satisfies Meta<typeof pageStory.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Waiting: Story = { args: { responses: { 'plugin.sec.MallSec.home': 'waiting' } } };

export const SoldOut: Story = { args: { responses: { 'plugin.sec.MallSec.home': 'sold_out' } } };

export const Finished: Story = { args: { responses: { 'plugin.sec.MallSec.home': 'finished' } } };

// @screen flash-sale.loading
export const Loading: Story = {
  args: { responses: { 'plugin.sec.MallSec.home': ['ok', 'no response'] } },
  play: async (context) => {
    await pageIsReady(context);
    await context.userEvent.click(context.canvas.getByRole('link', { name: /16:00/ }));
    await waitFor(() => expect(context.canvasElement.querySelector('main [aria-busy="true"]')).toBeVisible());
  },
};

// @screen flash-sale.empty
export const Empty: Story = { args: { responses: { 'plugin.sec.MallSec.home': 'empty' } } };

// @screen flash-sale.error
export const Failed: Story = failed('plugin.sec.MallSec.home');
