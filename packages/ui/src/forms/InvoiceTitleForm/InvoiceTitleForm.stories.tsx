import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { everyError } from '../../testing/everyError.ts';
import { fieldOf, radioOf, submitOf } from '../../testing/fields.ts';
import { linQing, merchantsBank, moonlightLabs } from '../../testing/names.ts';
import { inStoryLanguage, sampleArgs } from '../../testing/sampleTexts.ts';
import { InvoiceTitleForm } from './InvoiceTitleForm.tsx';
import { invoiceTitleRules } from './rules.ts';

const meta = {
  title: 'Forms/InvoiceTitleForm',
  component: InvoiceTitleForm,
  args: { action: '/my/my/headerManagement', onSubmit: fn() },
} satisfies Meta<typeof InvoiceTitleForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const companyTaxNumber = '91330106MA2CF0XY3K';

export const Default: Story = {};
/** As after a press on the button while every field is wrong: each error is at its field. */
export const EveryError: Story = everyError(
  invoiceTitleRules,
  { type: 'company', companyName: '', companyTaxNumber: '', registerPhone: '?', bankNumber: 'IBAN' },
  { defaultValues: { type: 'company', registerPhone: '?', bankNumber: 'IBAN' } },
);
/** A company with everything that can be printed on an invoice. */
export const Filled: Story = sampleArgs((t) => ({
  defaultValues: {
    type: 'company',
    companyName: t(moonlightLabs),
    companyTaxNumber,
    registerAddress: t({
      en: '9 Wensan Road, Hangzhou',
      zh: '杭州市文三路 9 号',
      tn: '杭州市文三路 9 號',
      ko: '항저우시 원싼로 9호',
    }),
    registerPhone: '0571-88001234',
    depositBank: t(merchantsBank),
    bankNumber: '571905412310801',
    isDefault: '1',
  },
}));
/** A person has a name alone. */
export const Person: Story = sampleArgs((t) => ({ defaultValues: { type: 'person', companyName: t(linQing) } }));
export const RefusedByTheServer: Story = {
  ...sampleArgs((t) => ({
    defaultValues: { type: 'company', companyName: t(moonlightLabs), companyTaxNumber },
    errors: {
      companyTaxNumber: t({
        en: 'This tax number belongs to another company. Check it on the business license.',
        zh: '税号与企业名称不符，请核对营业执照。',
        tn: '稅號與企業名稱不符，請核對營業執照。',
        ko: '회사명과 사업자 등록번호가 일치하지 않습니다. 사업자 등록증을 확인해 주세요.',
      }),
    },
  })),
  play: async ({ canvasElement }) => expect(fieldOf(canvasElement, 'companyTaxNumber')).toBeInvalid(),
};
export const SavesACompany: Story = {
  tags: ['!autodocs', '!dev'],
  play: async ({ canvasElement, args, globals }) => {
    const companyName = inStoryLanguage(globals)(moonlightLabs);
    fieldOf(canvasElement, 'companyName').focus();
    await userEvent.paste(companyName);
    await userEvent.tab();
    await userEvent.keyboard(companyTaxNumber);
    await userEvent.click(fieldOf(canvasElement, 'isDefault'));
    await userEvent.click(submitOf(canvasElement));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        {
          type: 'company',
          companyName,
          companyTaxNumber,
          isDefault: '1',
          registerAddress: '',
          registerPhone: '',
          depositBank: '',
          bankNumber: '',
        },
        expect.anything(),
      ),
    );
  },
};
export const ChangesToAPerson: Story = {
  tags: ['!autodocs', '!dev'],
  ...sampleArgs((t) => ({
    defaultValues: {
      type: 'company',
      companyName: t(moonlightLabs),
      companyTaxNumber,
      bankNumber: t({ en: 'no digits', zh: '不是数字', tn: '不是數字', ko: '숫자가 아님' }),
    },
    hidden: { id: '602' },
  })),
  play: async ({ canvasElement, args, globals }) => {
    const companyName = inStoryLanguage(globals)(linQing);
    radioOf(canvasElement, 'type', 'company').focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(fieldOf(canvasElement, 'companyTaxNumber')).not.toBeVisible();
    await userEvent.clear(fieldOf(canvasElement, 'companyName'));
    await userEvent.type(fieldOf(canvasElement, 'companyName'), companyName);
    await userEvent.click(submitOf(canvasElement));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ type: 'person', companyName, isDefault: '0' }, expect.anything()));
    await expect(fieldOf(canvasElement, 'id')).toHaveValue('602');
  },
};
export const ChecksOnSubmit: Story = {
  tags: ['!autodocs', '!dev'],
  ...sampleArgs((t) => ({
    defaultValues: {
      type: 'company',
      registerPhone: t({ en: 'call me', zh: '打给我', tn: '打給我', ko: '전화 주세요' }),
      bankNumber: 'IBAN',
    },
  })),
  play: async ({ canvasElement, args }) => {
    await userEvent.click(submitOf(canvasElement));
    for (const name of ['companyName', 'companyTaxNumber', 'registerPhone', 'bankNumber'])
      await waitFor(() => expect(fieldOf(canvasElement, name)).toBeInvalid());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const Pending: Story = sampleArgs((t) => ({
  pending: true,
  defaultValues: { type: 'person', companyName: t(linQing), isDefault: '1' },
}));
