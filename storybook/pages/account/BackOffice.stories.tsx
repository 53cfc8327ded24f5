import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '../../../storefront/app/paths.ts';
import { pageStory } from '../../support/page-story.tsx';
import { failed, signedOut } from '../../support/states.ts';

const meta = {
  ...pageStory,
  title: 'Pages/Account/Back office',
  args: { address: paths.backOffice, customer: true, responses: { 'mch.mall.Mch.index': 'approved' } },
} satisfies Meta<typeof pageStory.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

// @screen back-office.error
export const Failed: Story = failed('mch.mall.Mch.index');

// @screen back-office.signed-out
export const SignedOut: Story = signedOut('mch.mall.Mch.index');
