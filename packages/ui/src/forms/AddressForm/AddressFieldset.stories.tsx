import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { everyError } from '../../testing/everyError.ts';
import { meiLin } from '../../testing/names.ts';
import { storyRegions } from '../../testing/regions.ts';
import { inStoryLanguage, sampleArgs } from '../../testing/sampleTexts.ts';
import { AddressFieldset } from './AddressForm.tsx';
import { addressRules } from './rules.ts';

const meta = {
  title: 'Forms/AddressFieldset',
  component: AddressFieldset,
  ...sampleArgs((_, language) => ({ regions: storyRegions(language) })),
  render: (args) => (
    <form>
      <AddressFieldset {...args} />
    </form>
  ),
} satisfies Meta<typeof AddressFieldset>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** As the form around it passes them: each error is at its field. */
export const EveryError: Story = everyError(addressRules, { fullName: '', mobile: '', place: '', address: '' });
/** A known address, to confirm or change. */
export const Filled: Story = sampleArgs((t) => ({
  defaultValues: {
    fullName: t(meiLin),
    mobile: '13800138000',
    place: '上海市,上海市,徐汇区',
    address: t({ en: '2 Wukang Road', zh: '武康路 2 号', tn: '武康路 2 號', ko: '우캉로 2호' }),
  },
}));
/** Errors of the form around it, at the fields that they belong to. */
export const RefusedByTheServer: Story = {
  ...sampleArgs((t) => ({ defaultValues: { fullName: t(meiLin) }, errors: { mobile: 'errors.phone', place: 'errors.region' } })),
  play: async ({ canvasElement, globals }) => {
    await expect(canvasElement.querySelector('[name=fullName]')).toHaveValue(inStoryLanguage(globals)(meiLin));
    await expect(canvasElement.querySelector('[name=mobile]')).toBeInvalid();
  },
};
