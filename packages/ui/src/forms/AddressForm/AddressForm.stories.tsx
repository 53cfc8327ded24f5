// @spec 2.106 3.19 5.23 5.24 5.25 5.27

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { everyError } from '../../testing/everyError.ts';
import { meiLin } from '../../testing/names.ts';
import { storyRegions } from '../../testing/regions.ts';
import { type InLanguage, inStoryLanguage, sampleArgs } from '../../testing/sampleTexts.ts';
import { AddressForm } from './AddressForm.tsx';
import { addressRules } from './rules.ts';

const longjingRoad = { en: '1 Longjing Road', zh: '龙井路 1 号', tn: '龍井路 1 號', ko: '룽징로 1호' };
const singapore = { en: 'Singapore', zh: '新加坡', tn: '新加坡', ko: '싱가포르' };

const meta = {
  title: 'Forms/AddressForm',
  component: AddressForm,
  ...sampleArgs((_, language) => ({ action: '/my/my/myaddress', regions: storyRegions(language), onSubmit: fn() })),
} satisfies Meta<typeof AddressForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const part = (root: HTMLElement, name: string) => {
  const found = root.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (!found) throw new Error(`no field ${name}`);
  return found;
};

export const Default: Story = {};
/** As after a press on the button while every field is wrong: each error is at its field. */
export const EveryError: Story = everyError(addressRules, { fullName: '', mobile: '', place: '', address: '' });
export const Saves: Story = {
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas, canvasElement, args, globals }) => {
    const t = inStoryLanguage(globals);
    await userEvent.type(part(canvasElement, 'fullName'), t(meiLin));
    await userEvent.type(part(canvasElement, 'mobile'), '13800138000');
    for (const [level, value] of ['浙江省', '杭州市', '西湖区'].entries()) {
      await userEvent.selectOptions(canvas.getAllByRole('combobox')[level] ?? document.body, value);
    }
    await userEvent.type(part(canvasElement, 'address'), t(longjingRoad));
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      { fullName: t(meiLin), mobile: '13800138000', place: '浙江省,杭州市,西湖区', address: t(longjingRoad), isDefault: '1' },
      expect.anything(),
    );
  },
};
export const ChecksOnSubmit: Story = {
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    for (const name of ['fullName', 'mobile', 'address']) await expect(part(canvasElement, name)).toBeInvalid();
    await expect(canvas.getAllByRole('combobox')[0]).toBeInvalid();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
/** The server does not accept a value: its error is at the field, and everything else is kept. */
export const RefusedByTheServer: Story = {
  ...sampleArgs((t) => ({
    defaultValues: { fullName: t(meiLin), mobile: '19912345678', place: '浙江省,杭州市,西湖区', address: t(longjingRoad) },
    errors: {
      mobile: t({
        en: 'This phone number is not valid.',
        zh: '手机号码不正确。',
        tn: '手機號碼不正確。',
        ko: '휴대폰 번호가 올바르지 않습니다.',
      }),
    },
  })),
  play: async ({ canvasElement, globals }) => {
    await expect(part(canvasElement, 'mobile')).toBeInvalid();
    await expect(part(canvasElement, 'address')).toHaveValue(inStoryLanguage(globals)(longjingRoad));
  },
};
export const Pending: Story = sampleArgs((t) => ({
  pending: true,
  defaultValues: { fullName: t(meiLin), mobile: '13800138000', place: '浙江省,杭州市,西湖区', address: t(longjingRoad) },
}));
/** An existing address to change. */
export const Filled: Story = {
  ...sampleArgs((t) => ({
    defaultValues: {
      fullName: t(meiLin),
      mobile: '13800138000',
      place: '上海市,上海市,徐汇区',
      address: t({ en: '2 Wukang Road', zh: '武康路 2 号', tn: '武康路 2 號', ko: '우캉로 2호' }),
      isDefault: '1',
    },
    hidden: { addressId: '7' },
  })),
  play: async ({ canvasElement }) => {
    await expect(part(canvasElement, 'place')).toHaveValue('上海市,上海市,徐汇区');
    await expect(part(canvasElement, 'addressId')).toHaveValue('7');
  },
};
const countries = (t: InLanguage) => [
  { name: t({ en: 'China', zh: '中国', tn: '中國', ko: '중국' }), dialCode: '86' },
  { name: t(singapore), dialCode: '65' },
  { name: t({ en: 'United States', zh: '美国', tn: '美國', ko: '미국' }), dialCode: '1' },
];

/** With `countries`: outside of the lists city and postal code are typed. */
export const Abroad: Story = {
  ...sampleArgs((t) => ({
    countries: countries(t),
    defaultValues: { dialCode: '65', city: t(singapore), postalCode: '018956' },
  })),
  play: async ({ canvasElement }) => expect(part(canvasElement, 'city')).toBeVisible(),
};
export const WritesTheCityAbroad: Story = {
  tags: ['!autodocs', '!dev'],
  ...sampleArgs((t) => ({ countries: countries(t) })),
  play: async ({ canvas, canvasElement, args, globals }) => {
    const t = inStoryLanguage(globals);
    const written = {
      fullName: t(meiLin),
      mobile: '81234567',
      address: t({ en: '10 Bayfront Avenue', zh: '滨海湾道 10 号', tn: '濱海灣道 10 號', ko: '베이프런트 애비뉴 10' }),
    };
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
    await userEvent.keyboard(t(singapore));
    await userEvent.type(part(canvasElement, 'postalCode'), '018956');
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({ ...written, dialCode: '65', city: t(singapore), province: '', postalCode: '018956' }),
        expect.anything(),
      ),
    );
  },
};
export const FocusesAnInvalidRegion: Story = {
  tags: ['!autodocs', '!dev'],
  ...sampleArgs((t) => ({
    defaultValues: { fullName: t(meiLin), mobile: '13800138000', place: '浙江省', address: t(longjingRoad) },
  })),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    const city = canvas.getAllByRole('combobox')[1];
    await waitFor(() => expect(city).toBeInvalid());
    await expect(city).toHaveFocus();
  },
};
