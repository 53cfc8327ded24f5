import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RowList } from '../../../primitives/RowList/RowList.tsx';
import { inStoryLanguage, sampleArgs } from '../../../testing/sampleTexts.ts';
import { SecurityRow } from './SecurityRow.tsx';
import { SecurityRowSkeleton } from './SecurityRowSkeleton.tsx';

const meta = {
  title: 'Commerce/SecurityRow',
  component: SecurityRow,
  subcomponents: { SecurityRowSkeleton },
  ...sampleArgs((t) => ({
    title: t({ en: 'Phone', zh: '手机号', tn: '手機號碼', ko: '휴대전화' }),
    state: '138****0001',
    isSet: true,
    action: (
      <Button variant="outlined" size="small" href="#phone">
        {t({ en: 'Change phone', zh: '修改手机号', tn: '修改手機號碼', ko: '휴대전화 변경' })}
      </Button>
    ),
  })),
} satisfies Meta<typeof SecurityRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Set, not set, without an action, and loading. */
export const States: Story = {
  render: (args, { globals }) => {
    const t = inStoryLanguage(globals);
    return (
      <RowList label={t({ en: 'Security', zh: '账户安全', tn: '帳戶安全', ko: '보안' })}>
        <SecurityRow {...args} />
        <SecurityRow
          title={t({ en: 'Payment password', zh: '支付密码', tn: '付款密碼', ko: '결제 비밀번호' })}
          state={t({
            en: 'Not set. Needed to pay from your balance.',
            zh: '尚未设置。使用余额支付时需要。',
            tn: '尚未設定。使用餘額付款時需要。',
            ko: '아직 설정하지 않았습니다. 잔액으로 결제할 때 필요합니다.',
          })}
          isSet={false}
          action={
            <Button variant="contained" size="small" href="#payment">
              {t({ en: 'Set payment password', zh: '设置支付密码', tn: '設定付款密碼', ko: '결제 비밀번호 설정' })}
            </Button>
          }
        />
        <SecurityRow title={t({ en: 'Account name', zh: '账户名', tn: '帳戶名', ko: '아이디' })} state="shopper01" isSet level={3} />
        <SecurityRowSkeleton />
      </RowList>
    );
  },
  play: async ({ canvas }) => {
    const box = (row: Element | undefined) => row?.firstElementChild?.getBoundingClientRect().height ?? 0;
    const [, , row, skeleton] = canvas.getAllByRole('listitem');
    await expect(Math.abs(box(row) - box(skeleton))).toBeLessThanOrEqual(2);
  },
};
