// @spec 2.4

import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '../../storefront/app/paths.ts';
import { pageStory } from '../support/page-story.tsx';
import { failed } from '../support/states.ts';

const meta = {
  ...pageStory,
  title: 'Pages/Catalog/Flash sale',
  tags: ['!autodocs'],
  args: { address: paths.flashSale },
} satisfies Meta<typeof pageStory.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Waiting: Story = { args: { answers: { 'plugin.sec.MallSec.home': 'waiting' } } };

export const SoldOut: Story = { args: { answers: { 'plugin.sec.MallSec.home': 'sold_out' } } };

export const Finished: Story = { args: { answers: { 'plugin.sec.MallSec.home': 'finished' } } };

// @screen flash-sale.empty
export const Empty: Story = { args: { answers: { 'plugin.sec.MallSec.home': 'empty' } } };

// @screen flash-sale.error
export const Failed: Story = failed('plugin.sec.MallSec.home');
