import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { fieldOf, submitOf } from '../../testing/fields.ts';
import { translateSample } from '../../testing/translateSample.ts';
import { ReturnLogisticsForm } from './ReturnLogisticsForm.tsx';

const meta = {
  title: 'Forms/ReturnLogisticsForm',
  component: ReturnLogisticsForm,
  args: {
    action: '/my/my/afterDetails',
    couriers: ['SF Express', 'YTO Express', 'China Post'],
    destination: { name: 'Sylvane returns', phone: '0571-88001234', address: '18 Lingyin Road, West Lake District, Hangzhou' },
    hidden: { id: '502' },
    onSubmit: fn(),
  },
} satisfies Meta<typeof ReturnLogisticsForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const TellsOfTheParcel: Story = {
  tags: ['!autodocs', '!dev'],
  args: { defaultValues: { sender: 'Lin Qing', senderPhone: '13800000001' } },
  play: async ({ canvasElement, args, globals }) => {
    const t = translateSample(globals);
    const courier = fieldOf(canvasElement, 'courier');
    await expect([...(courier.list?.options ?? [])].map(({ value }) => value)).toEqual(t(args.couriers));
    courier.focus();
    await userEvent.keyboard(t('SF Express'));
    await userEvent.click(fieldOf(canvasElement, 'parcelNumber'));
    await userEvent.paste('SF1398765432100');
    await userEvent.click(submitOf(canvasElement));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        t({ courier: 'SF Express', parcelNumber: 'SF1398765432100', sender: 'Lin Qing', senderPhone: '13800000001' }),
        expect.anything(),
      ),
    );
    await expect(fieldOf(canvasElement, 'id')).toHaveValue('502');
  },
};
export const ShowsEveryFault: Story = {
  tags: ['!autodocs', '!dev'],
  play: async ({ canvasElement, args }) => {
    await userEvent.click(submitOf(canvasElement));
    for (const name of ['courier', 'parcelNumber', 'sender', 'senderPhone'])
      await waitFor(() => expect(fieldOf(canvasElement, name)).toBeInvalid());
    await expect(fieldOf(canvasElement, 'courier')).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const Pending: Story = { args: { pending: true, defaultValues: { courier: 'SF Express', parcelNumber: 'SF1398765432100' } } };
