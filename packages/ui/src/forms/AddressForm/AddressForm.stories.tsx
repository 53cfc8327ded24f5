// @spec 2.106 3.19 5.23 5.24 5.25 5.27

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { translateSample } from '../../testing/translateSample.ts';
import { AddressForm } from './AddressForm.tsx';

/** The form submits the Chinese name in every language. */
const regions = [
  {
    value: '浙江省',
    label: 'Zhejiang',
    children: [
      {
        value: '杭州市',
        label: 'Hangzhou',
        children: [
          { value: '西湖区', label: 'Xihu' },
          { value: '滨江区', label: 'Binjiang' },
        ],
      },
      { value: '宁波市', label: 'Ningbo', children: [{ value: '海曙区', label: 'Haishu' }] },
    ],
  },
  { value: '上海市', label: 'Shanghai', children: [{ value: '徐汇区', label: 'Xuhui' }] },
];

const meta = {
  title: 'Forms/AddressForm',
  component: AddressForm,
  args: { action: '/my/my/myaddress', regions, onSubmit: fn() },
} satisfies Meta<typeof AddressForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const part = (root: HTMLElement, name: string) => {
  const found = root.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (!found) throw new Error(`no field ${name}`);
  return found;
};

export const Default: Story = {};
export const Saves: Story = {
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas, canvasElement, args, globals }) => {
    const t = translateSample(globals);
    await userEvent.type(part(canvasElement, 'fullName'), t('Mei Lin'));
    await userEvent.type(part(canvasElement, 'mobile'), '13800138000');
    for (const [level, value] of ['浙江省', '杭州市', '西湖区'].entries()) {
      await userEvent.selectOptions(canvas.getAllByRole('combobox')[level] ?? document.body, value);
    }
    await userEvent.type(part(canvasElement, 'address'), t('1 Longjing Road'));
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      t({ fullName: 'Mei Lin', mobile: '13800138000', place: '浙江省,杭州市,西湖区', address: '1 Longjing Road', isDefault: '1' }),
      expect.anything(),
    );
  },
};
export const ShowsEveryFault: Story = {
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    for (const name of ['fullName', 'mobile', 'address']) await expect(part(canvasElement, name)).toBeInvalid();
    await expect(canvas.getAllByRole('combobox')[0]).toBeInvalid();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const Changes: Story = {
  args: {
    defaultValues: { fullName: 'Mei Lin', mobile: '13800138000', place: '上海市,徐汇区', address: '2 Wukang Road', isDefault: '1' },
    hidden: { addressId: '7' },
  },
  play: async ({ canvasElement }) => {
    await expect(part(canvasElement, 'place')).toHaveValue('上海市,徐汇区');
    await expect(part(canvasElement, 'addressId')).toHaveValue('7');
  },
};
export const WritesTheCityAbroad: Story = {
  tags: ['!autodocs', '!dev'],
  args: {
    countries: [
      { name: 'China', dialCode: '86' },
      { name: 'Singapore', dialCode: '65' },
      { name: 'United States', dialCode: '1' },
    ],
  },
  play: async ({ canvas, canvasElement, args, globals }) => {
    const t = translateSample(globals);
    const written = t({ fullName: 'Mei Lin', mobile: '81234567', address: '10 Bayfront Avenue' });
    await expect(part(canvasElement, 'city')).not.toBeVisible();
    await userEvent.selectOptions(part(canvasElement, 'dialCode'), '65');
    await expect(canvas.getAllByRole('combobox')).toHaveLength(1);
    for (const [name, text] of Object.entries(written)) {
      await userEvent.click(part(canvasElement, name));
      await userEvent.paste(text);
    }
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(part(canvasElement, 'city')).toHaveFocus());
    await expect(part(canvasElement, 'city')).toBeInvalid();
    await userEvent.keyboard(t('Singapore'));
    await userEvent.type(part(canvasElement, 'postalCode'), '018956');
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({ ...written, dialCode: '65', city: t('Singapore'), province: '', postalCode: '018956' }),
        expect.anything(),
      ),
    );
  },
};
