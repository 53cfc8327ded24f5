import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LedgerRow } from '../../commerce/LedgerRow/LedgerRow.tsx';
import { LedgerRowSkeleton } from '../../commerce/LedgerRow/LedgerRowSkeleton.tsx';
import { WalletBalance } from '../../commerce/WalletBalance/WalletBalance.tsx';
import { WalletBalanceSkeleton } from '../../commerce/WalletBalance/WalletBalanceSkeleton.tsx';
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx';
import { RechargeForm } from '../../forms/RechargeForm/RechargeForm.tsx';
import { WithdrawalForm } from '../../forms/WithdrawalForm/WithdrawalForm.tsx';
import type { LanguageCode } from '../../i18n/languages.ts';
import { TabLinks } from '../../navigation/Tabs/TabLinks.tsx';
import { Pagination } from '../../primitives/Pagination/Pagination.tsx';
import { RowList } from '../../primitives/RowList/RowList.tsx';
import { StoryAccount } from '../../testing/account.tsx';
import { storyCards } from '../../testing/bankCards.ts';
import { fieldOf } from '../../testing/fields.ts';
import { inLanguage, storyLanguage } from '../../testing/globals.ts';

const texts = {
  en: {
    titles: { wallet: 'Wallet', none: 'Wallet', loading: 'Wallet', recharge: 'Recharge', withdrawal: 'Withdraw' },
    actions: ['Recharge', 'Withdraw'],
    review: 'A withdrawal of ¥500.00 is under review.',
    tabs: ['Came in', 'Went out'],
    records: 'Movements',
    rows: ['Order paid', 'Membership renewed', 'Withdrawal', 'Order paid'],
    dates: ['21 November 2026, 18:10', '1 November 2026, 09:02', '12 October 2026, 20:45', '30 September 2026, 11:20'],
    none: ['Nothing has moved yet', 'What comes into your balance and what leaves it will stand here.'],
    methods: ['Scan to pay, green app', 'Scan to pay, blue app'],
  },
  zh: {
    titles: { wallet: '我的钱包', none: '我的钱包', loading: '我的钱包', recharge: '余额充值', withdrawal: '余额提现' },
    actions: ['充值', '提现'],
    review: '一笔 ¥500.00 的提现正在审核中。',
    tabs: ['收入', '支出'],
    records: '收支明细',
    rows: ['订单支付', '会员续费', '余额提现', '订单支付'],
    dates: ['2026年11月21日 18:10', '2026年11月1日 09:02', '2026年10月12日 20:45', '2026年9月30日 11:20'],
    none: ['还没有收支记录', '余额的每一笔收入与支出都会出现在这里。'],
    methods: ['绿色应用扫码支付', '蓝色应用扫码支付'],
  },
  ko: {
    titles: { wallet: '지갑', none: '지갑', loading: '지갑', recharge: '충전', withdrawal: '출금' },
    actions: ['충전', '출금'],
    review: '¥500.00 출금 신청을 심사하고 있습니다.',
    tabs: ['입금', '출금'],
    records: '입출금 내역',
    rows: ['주문 결제', '멤버십 연장', '출금', '주문 결제'],
    dates: ['2026년 11월 21일 18:10', '2026년 11월 1일 09:02', '2026년 10월 12일 20:45', '2026년 9월 30일 11:20'],
    none: ['아직 입출금 내역이 없습니다', '잔액이 들고 날 때마다 여기에 기록됩니다.'],
    methods: ['초록색 앱으로 스캔 결제', '파란색 앱으로 스캔 결제'],
  },
};

const amounts = ['-724.00', '-268.00', '-500.00', '-1286.00'];

interface WalletPageProps {
  readonly language: LanguageCode;
  readonly shown: keyof (typeof texts)['en']['titles'];
}

function Movements({ language }: { language: LanguageCode }) {
  const { rows, dates, records } = inLanguage(language)(texts.en, texts.zh, texts.ko);
  return (
    <>
      <RowList label={records}>
        {rows.map((title, at) => (
          <LedgerRow key={dates[at]} title={title} date={dates[at] ?? ''} amount={amounts[at] ?? ''} />
        ))}
      </RowList>
      <Pagination page={1} count={3} hrefOf={(page) => `?page=${page}`} />
    </>
  );
}

function WalletPage({ language, shown }: WalletPageProps) {
  const text = inLanguage(language)(texts.en, texts.zh, texts.ko);
  const [recharge, withdraw] = text.actions;
  const [cameIn = '', wentOut = ''] = text.tabs;
  const [none = '', noneHint] = text.none;
  const [green = '', blue = ''] = text.methods;
  const isWallet = shown === 'wallet' || shown === 'none';
  return (
    <StoryAccount language={language} current="wallet" title={text.titles[shown]}>
      {isWallet && (
        <>
          <WalletBalance
            amount={shown === 'none' ? '0.00' : '4020.00'}
            note={shown === 'wallet' && text.review}
            actions={
              <>
                <Button variant="contained" href="#recharge">
                  {recharge}
                </Button>
                {shown === 'none' && (
                  <Button variant="outlined" href="#withdrawal">
                    {withdraw}
                  </Button>
                )}
              </>
            }
          />
          <TabLinks
            label={text.records}
            look="pill"
            links={[
              { label: cameIn, href: '?type=1' },
              { label: wentOut, href: '?type=2' },
            ]}
            current="?type=2"
          />
        </>
      )}
      {shown === 'wallet' && <Movements language={language} />}
      {shown === 'none' && <EmptyState title={none}>{noneHint}</EmptyState>}
      {shown === 'loading' && (
        <>
          <WalletBalanceSkeleton />
          <RowList>
            <LedgerRowSkeleton />
            <LedgerRowSkeleton />
            <LedgerRowSkeleton />
          </RowList>
        </>
      )}
      {shown === 'recharge' && (
        <RechargeForm
          action="#recharge"
          minimum="10.00"
          methods={[
            { id: 'pc_wechat', label: green },
            { id: 'pc_alipay', label: blue },
          ]}
        />
      )}
      {shown === 'withdrawal' && (
        <WithdrawalForm
          action="#withdrawal"
          balance="4020.00"
          minimum="50.00"
          maximum="5000.00"
          feeRate="0.006"
          cards={storyCards(language)}
          addCardHref="#bank-cards"
          phone="138****8000"
        />
      )}
    </StoryAccount>
  );
}

/** The wallet: balance, entries, recharge and withdrawal. */
const meta = {
  title: 'Pages/Wallet',
  component: WalletPage,
  parameters: { layout: 'fullscreen' },
  args: { language: 'en', shown: 'wallet' },
  render: (args, { globals }) => <WalletPage {...args} language={storyLanguage(globals)} />,
} satisfies Meta<typeof WalletPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: async ({ canvas }) => expect(canvas.getByText('¥4,020.00')).toBeVisible() };
export const None: Story = { args: { shown: 'none' } };
export const Loading: Story = { args: { shown: 'loading' } };
export const Recharge: Story = {
  args: { shown: 'recharge' },
  play: async ({ canvasElement }) => expect(fieldOf(canvasElement, 'total')).toBeVisible(),
};
export const Withdrawal: Story = {
  args: { shown: 'withdrawal' },
  play: async ({ canvas }) => expect(canvas.getByRole('radio', { name: /1234/ })).toBeChecked(),
};
