import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { everyError } from '../../testing/everyError.ts';
import { fieldOf, submitOf } from '../../testing/fields.ts';
import { linQing, sfExpress } from '../../testing/names.ts';
import { inStoryLanguage, sampleArgs } from '../../testing/sampleTexts.ts';
import { ReturnLogisticsForm } from './ReturnLogisticsForm.tsx';
import { returnLogisticsRules } from './rules.ts';

const meta = {
  title: 'Forms/ReturnLogisticsForm',
  component: ReturnLogisticsForm,
  ...sampleArgs((t) => ({
    action: '/my/my/afterDetails',
    couriers: [
      t(sfExpress),
      t({ en: 'YTO Express', zh: '圆通速递', tn: '圓通速遞', ko: '위안퉁 택배' }),
      t({ en: 'China Post', zh: '中国邮政', tn: '中國郵政', ko: '중국우정' }),
    ],
    destination: {
      name: t({ en: 'Sylvane returns', zh: '林间集退货组', tn: '林間集退貨組', ko: '실반 반품 담당' }),
      phone: '0571-88001234',
      address: t({
        en: '18 Lingyin Road, West Lake District, Hangzhou',
        zh: '浙江省杭州市西湖区灵隐路 18 号',
        tn: '浙江省杭州市西湖區靈隱路 18 號',
        ko: '저장성 항저우시 시후구 링인로 18호',
      }),
    },
    hidden: { id: '502' },
    onSubmit: fn(),
  })),
} satisfies Meta<typeof ReturnLogisticsForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** As after a press on the button while every field is wrong: each error is at its field. */
export const EveryError: Story = everyError(returnLogisticsRules, { courier: '', parcelNumber: '', sender: '', senderPhone: '' });
export const DescribesTheParcel: Story = {
  tags: ['!autodocs', '!dev'],
  ...sampleArgs((t) => ({ defaultValues: { sender: t(linQing), senderPhone: '13800000001' } })),
  play: async ({ canvasElement, args, globals }) => {
    const t = inStoryLanguage(globals);
    const courier = fieldOf(canvasElement, 'courier');
    await expect([...(courier.list?.options ?? [])].map(({ value }) => value)).toEqual(args.couriers);
    courier.focus();
    await userEvent.keyboard(t(sfExpress));
    await userEvent.click(fieldOf(canvasElement, 'parcelNumber'));
    await userEvent.paste('SF1398765432100');
    await userEvent.click(submitOf(canvasElement));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        { courier: t(sfExpress), parcelNumber: 'SF1398765432100', sender: t(linQing), senderPhone: '13800000001' },
        expect.anything(),
      ),
    );
    await expect(fieldOf(canvasElement, 'id')).toHaveValue('502');
  },
};
export const ChecksOnSubmit: Story = {
  tags: ['!autodocs', '!dev'],
  play: async ({ canvasElement, args }) => {
    await userEvent.click(submitOf(canvasElement));
    for (const name of ['courier', 'parcelNumber', 'sender', 'senderPhone'])
      await waitFor(() => expect(fieldOf(canvasElement, name)).toBeInvalid());
    await expect(fieldOf(canvasElement, 'courier')).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
/** The courier does not know the parcel. */
export const RefusedByTheServer: Story = {
  ...sampleArgs((t) => ({
    defaultValues: { courier: t(sfExpress), parcelNumber: 'SF1398765432100', sender: t(linQing), senderPhone: '13800000001' },
    errors: {
      parcelNumber: t({
        en: 'The courier does not know this number. Check it on the receipt.',
        zh: '查不到该快递单号，请核对快递单。',
        tn: '查不到此物流單號，請核對寄件收據。',
        ko: '조회되지 않는 운송장 번호입니다. 접수증을 확인해 주세요.',
      }),
    },
  })),
  play: async ({ canvasElement }) => expect(fieldOf(canvasElement, 'parcelNumber')).toBeInvalid(),
};
export const Pending: Story = sampleArgs((t) => ({
  pending: true,
  defaultValues: { courier: t(sfExpress), parcelNumber: 'SF1398765432100', sender: t(linQing), senderPhone: '13800000001' },
}));
