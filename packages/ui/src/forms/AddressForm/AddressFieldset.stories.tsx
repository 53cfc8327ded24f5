import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { translateSample } from '../../testing/translateSample.ts';
import { AddressFieldset } from './AddressForm.tsx';

const regions = [
  {
    value: '浙江省',
    label: 'Zhejiang',
    children: [{ value: '杭州市', label: 'Hangzhou', children: [{ value: '西湖区', label: 'Xihu' }] }],
  },
];

const meta = {
  title: 'Forms/AddressFieldset',
  component: AddressFieldset,
  args: { regions },
  render: (args) => (
    <form>
      <AddressFieldset {...args} />
    </form>
  ),
} satisfies Meta<typeof AddressFieldset>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const RefusedByTheServer: Story = {
  args: { defaultValues: { fullName: 'Mei Lin' }, errors: { mobile: 'errors.phone', place: 'errors.region' } },
  play: async ({ canvasElement, globals }) => {
    await expect(canvasElement.querySelector('[name=fullName]')).toHaveValue(translateSample(globals)('Mei Lin'));
    await expect(canvasElement.querySelector('[name=mobile]')).toBeInvalid();
  },
};
