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
export const RefusedByTheServer: Story = {
  ...sampleArgs((t) => ({ defaultValues: { fullName: t(meiLin) }, errors: { mobile: 'errors.phone', place: 'errors.region' } })),
  play: async ({ canvasElement, globals }) => {
    await expect(canvasElement.querySelector('[name=fullName]')).toHaveValue(inStoryLanguage(globals)(meiLin));
    await expect(canvasElement.querySelector('[name=mobile]')).toBeInvalid();
  },
};
