import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { applicationWorld, sentApplication } from '../../testing/applications.tsx';
import { drawnImage } from '../../testing/drawnImage.ts';
import { translateSample } from '../../testing/translateSample.ts';
import { ShopApplicationForm, type Upload } from './ShopApplicationForm.tsx';

const images = [drawnImage('jar', 'sand'), drawnImage('jar', 'clay')];

const meta = {
  title: 'Forms/ShopApplicationForm',
  component: ShopApplicationForm,
  args: {
    ...applicationWorld,
    action: '/mch/applyShop',
    onSubmit: fn(),
    onNameEntered: fn(),
    onUnsaved: fn(),
    onUpload: fn<Upload>(async ({ name }) => ({ url: images[name.startsWith('front') ? 0 : 1] ?? '' })),
  },
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
export const SendsByKeyboard: Story = {
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas, canvasElement, args, globals }) => {
    const t = translateSample(globals);
    const name = t('Moonsoap');
    part(canvasElement, '[name=name]').focus();
    await userEvent.keyboard(name);
    await userEvent.tab();
    await waitFor(() => expect(args.onNameEntered).toHaveBeenCalledWith(name));
    await expect(args.onUnsaved).toHaveBeenLastCalledWith(true);
    await userEvent.selectOptions(part(canvasElement, '[name=categoryId]'), '2');
    await userEvent.type(part(canvasElement, '[name=businessScope]'), t('Soap, body oil, hand salve'));
    await userEvent.type(part(canvasElement, '[name=realName]'), t('Lin Qing'));
    await userEvent.type(part(canvasElement, '[name=mobile]'), '13800000001');
    await userEvent.type(part(canvasElement, '[name=identityNumber]'), '11010519491231002X');
    const [, ...levels] = canvas.getAllByRole('combobox');
    for (const [at, value] of ['浙江省', '杭州市', '西湖区'].entries()) await userEvent.selectOptions(levels[at] ?? document.body, value);
    await userEvent.type(part(canvasElement, '[name=address]'), t('18 Lingyin Road'));
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
export const ShowsEveryFaultAndGoesToTheFirst: Story = {
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
  args: { defaultValues: sentApplication },
  play: async ({ canvas, canvasElement, args, globals }) => {
    await expect(part(canvasElement, '[name=identityNumber]')).toHaveValue('11010519491231002X');
    await expect(canvas.getAllByRole('img')).toHaveLength(2);
    await userEvent.click(part(canvasElement, '[name=agreed]'));
    await userEvent.click(part(canvasElement, 'button[type=submit]'));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({ ...translateSample(globals)(sentApplication), agreed: '1' }),
        expect.anything(),
      ),
    );
  },
};
export const AnotherApplicantTypeBeginsWithoutImages: Story = {
  tags: ['!autodocs', '!dev'],
  args: { defaultValues: sentApplication },
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
  args: { defaultValues: sentApplication, errors: { name: 'This shop name is already taken.', identityNumber: 'errors.identityNumber' } },
  play: async ({ canvas, canvasElement, globals }) => {
    await expect(await canvas.findByText(translateSample(globals)('This shop name is already taken.'))).toBeVisible();
    for (const name of ['name', 'identityNumber']) await expect(part(canvasElement, `[name=${name}]`)).toBeInvalid();
  },
};
export const ReadsTheAgreement: Story = {
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas, globals }) => {
    const opener = canvas.getAllByRole('button').at(-2) ?? document.body;
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: translateSample(globals)('Agreement with shops') });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
export const Pending: Story = { args: { pending: true, defaultValues: sentApplication } };
