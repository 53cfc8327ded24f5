// @spec 2.121

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { inFrame } from '../../../testing/inFrame.ts';
import { opensAndCloses } from '../../../testing/opensAndCloses.tsx';
import { reopen } from '../../../testing/reopen.ts';
import { sampleArgs } from '../../../testing/sampleTexts.ts';
import { ShopRejectedDialog } from './ShopRejectedDialog.tsx';

const meta = {
  title: 'Commerce/ShopRejectedDialog',
  component: ShopRejectedDialog,
  decorators: [opensAndCloses],
  ...sampleArgs(
    (t) => ({
      open: true,
      onClose: fn(),
      reason: t({
        en: 'The back of the identity card cannot be read. Please take a new picture and apply again.',
        zh: '身份证反面无法辨认，请重新拍照后再次申请。',
        tn: '身分證反面無法辨認，請重新拍照後再次申請。',
        ko: '신분증 뒷면을 알아볼 수 없습니다. 다시 촬영해 신청해 주세요.',
      }),
      applyAgainHref: '#again',
    }),
    inFrame,
  ),
} satisfies Meta<typeof ShopRejectedDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ClosesByButtonAndEscape: Story = {
  tags: ['!autodocs', '!dev'],
  play: async ({ args }) => {
    const reason = await screen.findByText(args.reason);
    await waitFor(() => expect(reason).toBeVisible());
    const again = screen.getByRole('link');
    await expect(again).toHaveAttribute('href', '#again');
    await userEvent.click(screen.getAllByRole('button')[0] ?? document.body);
    await reopen();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
};
export const LongReason: Story = sampleArgs((t) => ({
  reason: t({
    en: 'The business licence you sent ran out on September 30, 2026, and the company named on it is not the one you named. Please send a licence that is valid today, with all four corners in the picture and every line sharp enough to read. If the company has a new name, send the notice of the change as well. Your list of goods has eye drops in it, which may not be sold here; please take them off. Everything else is in order, and we keep it for your next application.',
    zh: '您提交的营业执照已于2026年9月30日到期，且执照上的企业名称与您填写的不一致。请重新上传有效期内的营业执照，四角完整入镜，文字清晰可辨。如企业已更名，请一并上传更名通知。经营范围中列有滴眼液，属于商城不可销售的品类，请删去。其余资料均已通过审核，会为您保留到下次申请。',
    tn: '您提交的營業執照已於2026年9月30日到期，且執照上的企業名稱與您填寫的不一致。請重新上傳有效期內的營業執照，四角完整入鏡，文字清晰可辨。如企業已更名，請一併上傳更名通知。經營範圍中列有滴眼液，屬於商城不可銷售的品類，請刪去。其餘資料均已通過審核，會為您保留到下次申請。',
    ko: '보내 주신 사업자 등록증은 2026년 9월 30일에 만료되었고, 등록증의 회사명이 신청서에 적으신 이름과 다릅니다. 유효한 사업자 등록증을 네 모서리가 모두 나오고 글자를 또렷이 읽을 수 있게 다시 올려 주세요. 회사명이 바뀌었다면 변경을 증명하는 서류도 함께 올려 주세요. 판매 품목에 적으신 안약은 몰에서 판매할 수 없으니 빼 주세요. 나머지 서류는 모두 확인했으며 다음 신청 때까지 보관해 둡니다.',
  }),
}));
