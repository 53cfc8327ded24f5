import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SecurityRow } from '../../commerce/SecurityRow/SecurityRow.tsx';
import { SecurityRowSkeleton } from '../../commerce/SecurityRow/SecurityRowSkeleton.tsx';
import { ChangePasswordForm } from '../../forms/ChangePasswordForm/ChangePasswordForm.tsx';
import { ChangePhoneForm } from '../../forms/ChangePhoneForm/ChangePhoneForm.tsx';
import { PaymentPasswordSetForm } from '../../forms/PaymentPasswordSetForm/PaymentPasswordSetForm.tsx';
import { ProvePhoneForm } from '../../forms/ProvePhoneForm/ProvePhoneForm.tsx';
import type { LanguageCode } from '../../i18n/languages.ts';
import { RowList } from '../../primitives/RowList/RowList.tsx';
import { UiLink } from '../../primitives/UiLink/UiLink.tsx';
import { StoryAccount } from '../../testing/account.tsx';
import { fieldOf } from '../../testing/fields.ts';
import { inLanguage, storyLanguage } from '../../testing/globals.ts';

const texts = {
  en: {
    titles: {
      rows: 'Security',
      loading: 'Security',
      password: 'Change the password',
      prove: 'Your present phone first',
      phone: 'Your new phone',
      payment: 'A payment password',
    },
    back: 'Back to security',
    password: ['Password', 'What you sign in with'],
    phone: 'Phone',
    payment: ['Payment password', 'Not set yet: it guards your balance'],
    change: ['Change', 'Set it'],
  },
  zh: {
    titles: {
      rows: '账户安全',
      loading: '账户安全',
      password: '修改登录密码',
      prove: '验证当前手机号',
      phone: '填写新手机号',
      payment: '设置支付密码',
    },
    back: '返回账户安全',
    password: ['登录密码', '用于登录账户'],
    phone: '手机号',
    payment: ['支付密码', '尚未设置，用于保护余额'],
    change: ['修改', '去设置'],
  },
  ko: {
    titles: {
      rows: '보안',
      loading: '보안',
      password: '비밀번호 변경',
      prove: '현재 휴대전화 확인',
      phone: '새 휴대전화',
      payment: '결제 비밀번호 설정',
    },
    back: '보안으로 돌아가기',
    password: ['비밀번호', '로그인할 때 씁니다'],
    phone: '휴대전화',
    payment: ['결제 비밀번호', '아직 없음: 잔액을 지킵니다'],
    change: ['변경', '설정하기'],
  },
};

interface SecurityPageProps {
  readonly language: LanguageCode;
  readonly shown: keyof (typeof texts)['en']['titles'];
}

function Rows({ language }: { language: LanguageCode }) {
  const { password, phone, payment, change } = inLanguage(language)(texts.en, texts.zh, texts.ko);
  const [passwordTitle = '', passwordState] = password;
  const [paymentTitle = '', paymentState] = payment;
  const way = (href: string, words: string | undefined, what: string, variant: 'outlined' | 'contained' = 'outlined') => (
    <Button variant={variant} size="small" href={href} aria-label={`${words}: ${what}`}>
      {words}
    </Button>
  );
  return (
    <RowList>
      <SecurityRow title={passwordTitle} state={passwordState} isSet action={way('#password', change[0], passwordTitle)} />
      <SecurityRow title={phone} state="138****8000" isSet action={way('#phone', change[0], phone)} />
      <SecurityRow title={paymentTitle} state={paymentState} isSet={false} action={way('#payment', change[1], paymentTitle, 'contained')} />
    </RowList>
  );
}

function SecurityPage({ language, shown }: SecurityPageProps) {
  const { titles, back } = inLanguage(language)(texts.en, texts.zh, texts.ko);
  const isForm = shown !== 'rows' && shown !== 'loading';
  return (
    <StoryAccount language={language} current="security" title={titles[shown]}>
      {shown === 'rows' && <Rows language={language} />}
      {shown === 'loading' && (
        <RowList>
          <SecurityRowSkeleton />
          <SecurityRowSkeleton />
          <SecurityRowSkeleton />
        </RowList>
      )}
      {shown === 'password' && <ChangePasswordForm action="#security" accountName="shopper01" />}
      {shown === 'prove' && <ProvePhoneForm action="#security" phone="138****8000" />}
      {shown === 'phone' && <ChangePhoneForm action="#security" authenticationToken="proof" dialCodes={['86', '82', '886']} />}
      {shown === 'payment' && <PaymentPasswordSetForm action="#security" phone="138****8000" />}
      {isForm && (
        <p>
          <UiLink href="#security">{back}</UiLink>
        </p>
      )}
    </StoryAccount>
  );
}

/** What protects the account: password, phone, payment password. */
const meta = {
  title: 'Pages/Security',
  component: SecurityPage,
  parameters: { layout: 'fullscreen' },
  args: { language: 'en', shown: 'rows' },
  render: (args, { globals }) => <SecurityPage {...args} language={storyLanguage(globals)} />,
} satisfies Meta<typeof SecurityPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: async ({ canvas }) => expect(canvas.getByText('138****8000')).toBeVisible() };
export const Loading: Story = { args: { shown: 'loading' } };
export const Password: Story = {
  args: { shown: 'password' },
  play: async ({ canvasElement }) => expect(fieldOf(canvasElement, 'x_password1')).toBeVisible(),
};
export const PresentPhone: Story = { args: { shown: 'prove' } };
export const NewPhone: Story = { args: { shown: 'phone' } };
export const PaymentPassword: Story = { args: { shown: 'payment' } };
