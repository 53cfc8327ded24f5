import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { applicationWorld, sentApplication } from '../../testing/applications.tsx';
import { drawnImage } from '../../testing/drawnImage.ts';
import { everyError } from '../../testing/everyError.ts';
import { linQing } from '../../testing/names.ts';
import { inStoryLanguage, sampleArgs } from '../../testing/sampleTexts.ts';
import { shopApplicationRules } from './rules.ts';
import { ShopApplicationForm, type Upload } from './ShopApplicationForm.tsx';

const nameTaken = {
  en: 'This shop name is already taken.',
  zh: '店铺名称已被使用。',
  tn: '店鋪名稱已被使用。',
  ko: '이미 사용 중인 상점 이름입니다.',
};

const images = [drawnImage('jar', 'sand'), drawnImage('jar', 'clay')];

const meta = {
  title: 'Forms/ShopApplicationForm',
  component: ShopApplicationForm,
  ...sampleArgs((_, language) => ({
    ...applicationWorld(language),
    action: '/mch/applyShop',
    onSubmit: fn(),
    onNameEntered: fn(),
    onUnsaved: fn(),
    onUpload: fn<Upload>(async ({ name }) => ({ url: images[name.startsWith('front') ? 0 : 1] ?? '' })),
  })),
} satisfies Meta<typeof ShopApplicationForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const part = (root: HTMLElement, selector: string) => {
  const found = root.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
};
const photo = (name: string) => new File([new Uint8Array(9)], name, { type: 'image/jpeg' });

export const Default: Story = {};
/** As after a press on the button while every field is wrong: each error is at its field. */
export const EveryError: Story = everyError(shopApplicationRules, {
  applicantType: 'person',
  name: '',
  categoryId: '',
  businessScope: '',
  realName: '',
  identityNumber: '',
  mobile: '',
  place: '',
  address: '',
});
export const SendsByKeyboard: Story = {
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas, canvasElement, args, globals }) => {
    const t = inStoryLanguage(globals);
    const name = t({ en: 'Moonsoap', zh: '素月小铺', tn: '素月小鋪', ko: '달비누' });
    part(canvasElement, '[name=name]').focus();
    await userEvent.keyboard(name);
    await userEvent.tab();
    await waitFor(() => expect(args.onNameEntered).toHaveBeenCalledWith(name));
    await expect(args.onUnsaved).toHaveBeenLastCalledWith(true);
    await userEvent.selectOptions(part(canvasElement, '[name=categoryId]'), '2');
    await userEvent.type(
      part(canvasElement, '[name=businessScope]'),
      t({ en: 'Soap, body oil, hand salve', zh: '手工皂、身体油、护手霜', tn: '手工皂、身體油、護手霜', ko: '비누, 보디 오일, 핸드 밤' }),
    );
    await userEvent.type(part(canvasElement, '[name=realName]'), t(linQing));
    await userEvent.type(part(canvasElement, '[name=mobile]'), '13800000001');
    await userEvent.type(part(canvasElement, '[name=identityNumber]'), '11010519491231002X');
    const [, ...levels] = canvas.getAllByRole('combobox');
    for (const [at, value] of ['浙江省', '杭州市', '西湖区'].entries()) await userEvent.selectOptions(levels[at] ?? document.body, value);
    await userEvent.type(
      part(canvasElement, '[name=address]'),
      t({ en: '18 Lingyin Road', zh: '灵隐路 18 号', tn: '靈隱路 18 號', ko: '링인로 18호' }),
    );
    for (const file of ['front.jpg', 'back.jpg']) {
      await userEvent.upload(part(canvasElement, 'input[type=file]'), photo(file));
      await waitFor(() => expect(canvas.getAllByRole('img')).toHaveLength(file === 'front.jpg' ? 1 : 2));
    }
    await expect(args.onUpload).toHaveBeenCalledTimes(2);
    part(canvasElement, '[name=agreed]').focus();
    await userEvent.keyboard(' ');
    part(canvasElement, 'button[type=submit]').focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({ name, categoryId: '2', place: '浙江省,杭州市,西湖区', applicantType: 'person', images }),
        expect.anything(),
      ),
    );
    await expect(args.onUnsaved).toHaveBeenLastCalledWith(false);
  },
};
export const ChecksOnSubmitAndFocusesTheFirstError: Story = {
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.click(part(canvasElement, 'button[type=submit]'));
    const wrong = ['name', 'categoryId', 'businessScope', 'realName', 'mobile', 'identityNumber', 'address', 'agreed'];
    for (const name of wrong) await waitFor(() => expect(part(canvasElement, `[name=${name}]`)).toBeInvalid());
    await expect(canvas.getAllByRole('combobox')[1]).toBeInvalid();
    for (const chooser of canvasElement.querySelectorAll('input[type=file]')) await expect(chooser).toBeInvalid();
    await expect(part(canvasElement, '[name=name]')).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(args.onNameEntered).not.toHaveBeenCalled();
  },
};
export const AppliesAgain: Story = {
  tags: ['!autodocs', '!dev'],
  ...sampleArgs((_, language) => ({ defaultValues: sentApplication(language) })),
  play: async ({ canvas, canvasElement, args }) => {
    await expect(part(canvasElement, '[name=identityNumber]')).toHaveValue('11010519491231002X');
    await expect(canvas.getAllByRole('img')).toHaveLength(2);
    await userEvent.click(part(canvasElement, '[name=agreed]'));
    await userEvent.click(part(canvasElement, 'button[type=submit]'));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ ...args.defaultValues, agreed: '1' }), expect.anything()),
    );
  },
};
export const AnotherApplicantTypeBeginsWithoutImages: Story = {
  tags: ['!autodocs', '!dev'],
  ...sampleArgs((_, language) => ({ defaultValues: sentApplication(language) })),
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.click(canvas.getAllByRole('radio')[1] ?? document.body);
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvasElement.querySelectorAll('input[type=file]')).toHaveLength(1);
    await userEvent.click(part(canvasElement, '[name=agreed]'));
    await userEvent.click(part(canvasElement, 'button[type=submit]'));
    await waitFor(() => expect(part(canvasElement, 'input[type=file]')).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const RefusedByTheServer: Story = {
  ...sampleArgs((t, language) => ({
    defaultValues: sentApplication(language),
    errors: { name: t(nameTaken), identityNumber: 'errors.identityNumber' },
  })),
  play: async ({ canvas, canvasElement, globals }) => {
    await expect(await canvas.findByText(inStoryLanguage(globals)(nameTaken))).toBeVisible();
    for (const name of ['name', 'identityNumber']) await expect(part(canvasElement, `[name=${name}]`)).toBeInvalid();
  },
};
export const ReadsTheAgreement: Story = {
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas, globals }) => {
    const opener = canvas.getAllByRole('button').at(-2) ?? document.body;
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', {
      name: inStoryLanguage(globals)({ en: 'Agreement with shops', zh: '入驻协议', tn: '入駐協議', ko: '입점 약관' }),
    });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
export const Pending: Story = sampleArgs((_, language) => ({ pending: true, defaultValues: sentApplication(language) }));
