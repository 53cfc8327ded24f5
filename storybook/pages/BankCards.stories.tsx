import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths, withQuery } from '../../storefront/app/paths.ts';
import { pageStory } from '../support/page-story.tsx';
import { failed, signedOut } from '../support/states.ts';

const meta = {
  ...pageStory,
  title: 'Pages/Account/Bank cards',
  tags: ['!autodocs'],
  args: { address: paths.bankCards, customer: true },
} satisfies Meta<typeof pageStory.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const NewCard: Story = { args: { address: withQuery(paths.bankCards, { new: 1 }) } };

// @screen bank-cards.empty
export const Empty: Story = { args: { answers: { 'mall.Bank.bankList': 'empty' } } };

// @screen bank-cards.error
export const Failed: Story = failed('mall.Bank.bankList');

// @screen bank-cards.signed-out
export const SignedOut: Story = signedOut('mall.Bank.bankList');
