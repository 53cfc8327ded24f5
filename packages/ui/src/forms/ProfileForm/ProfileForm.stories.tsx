import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { drawnImage } from '../../testing/drawnImage.ts';
import { everyError } from '../../testing/everyError.ts';
import { fieldOf, submitOf } from '../../testing/fields.ts';
import { linQing, meiLin } from '../../testing/names.ts';
import { inStoryLanguage, sampleArgs } from '../../testing/sampleTexts.ts';
import { ProfileForm, type Upload } from './ProfileForm.tsx';
import { profileRules } from './rules.ts';

const image = drawnImage('jar', 'sage');

const meta = {
  title: 'Forms/ProfileForm',
  component: ProfileForm,
  ...sampleArgs((t) => ({
    action: '/my/my/myinfor',
    defaultValues: { displayName: t(linQing), sex: 'unspecified', birthday: '' },
    latestBirthday: '2026-11-21',
    phone: '138****0001',
    phoneHref: '#security',
    onUpload: fn<Upload>(async () => ({ url: image })),
    onSubmit: fn(),
  })),
} satisfies Meta<typeof ProfileForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** As after a press on the button while every field is wrong: each error is at its field. */
export const EveryError: Story = everyError(
  profileRules('2026-11-21'),
  { displayName: '', birthday: '2026-11-22' },
  { defaultValues: { displayName: '', sex: 'unspecified', birthday: '2026-11-22' } },
);
/** A stored birthday is shown and not sent again. */
export const BirthdayLocked: Story = {
  ...sampleArgs((t) => ({
    imageUrl: drawnImage('bottle', 'plum'),
    defaultValues: { displayName: t(linQing), sex: 'female', birthday: '1992-04-18' },
    birthdayLocked: true,
  })),
  play: async ({ canvasElement }) => expect(canvasElement.querySelector('input[name=birthday]')).toBeNull(),
};
export const RefusedByTheServer: Story = {
  ...sampleArgs((t) => ({
    errors: {
      displayName: t({
        en: 'This name cannot be used. Please choose another one.',
        zh: '不能使用该昵称，请换一个。',
        tn: '不能使用此暱稱，請換一個。',
        ko: '사용할 수 없는 닉네임입니다. 다른 이름을 입력해 주세요.',
      }),
    },
  })),
  play: async ({ canvasElement }) => expect(fieldOf(canvasElement, 'displayName')).toBeInvalid(),
};
export const Pending: Story = sampleArgs((t) => ({
  imageUrl: drawnImage('bottle', 'plum'),
  defaultValues: { displayName: t(linQing), sex: 'female', birthday: '1992-04-18' },
  pending: true,
}));
export const NamesTheLinkThatChangesThePhone: Story = {
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas, args }) => {
    const link = canvas.getByRole('link');
    await expect(link).toHaveAttribute('href', args.phoneHref);
    await expect(link).toHaveAccessibleName(expect.stringMatching(`^${link.textContent}: .`));
  },
};
export const ChecksAndSubmits: Story = {
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas, canvasElement, args, globals }) => {
    const displayName = inStoryLanguage(globals)(meiLin);
    const chooser = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    if (!chooser) throw new Error('no image can be chosen');
    await userEvent.upload(chooser, new File([new Uint8Array(9)], 'me.jpg', { type: 'image/jpeg' }));
    await waitFor(() => expect(fieldOf(canvasElement, 'image')).toHaveValue(image));
    await expect(args.onUpload).toHaveBeenCalledOnce();
    await userEvent.clear(fieldOf(canvasElement, 'displayName'));
    await userEvent.type(fieldOf(canvasElement, 'displayName'), displayName);
    await userEvent.click(canvas.getAllByRole('radio')[0] ?? document.body);
    fireEvent.change(fieldOf(canvasElement, 'birthday'), { target: { value: '2026-11-22' } });
    await userEvent.click(submitOf(canvasElement));
    await waitFor(() => expect(fieldOf(canvasElement, 'birthday')).toBeInvalid());
    await expect(args.onSubmit).not.toHaveBeenCalled();
    fireEvent.change(fieldOf(canvasElement, 'birthday'), { target: { value: '1992-04-18' } });
    submitOf(canvasElement).focus();
    await userEvent.keyboard('{Enter}');
    const values = { image: image, displayName, sex: 'female', birthday: '1992-04-18' };
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(values, expect.anything()));
  },
};
