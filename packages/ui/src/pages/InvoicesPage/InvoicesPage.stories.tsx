import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { InvoiceRow } from '../../commerce/InvoiceRow/InvoiceRow.tsx';
import { InvoiceRowSkeleton } from '../../commerce/InvoiceRow/InvoiceRowSkeleton.tsx';
import { InvoiceTitleCard } from '../../commerce/InvoiceTitleCard/InvoiceTitleCard.tsx';
import { InvoiceTitleCardSkeleton } from '../../commerce/InvoiceTitleCard/InvoiceTitleCardSkeleton.tsx';
import { InvoiceRequestForm } from '../../forms/InvoiceRequestForm/InvoiceRequestForm.tsx';
import { InvoiceTitleForm } from '../../forms/InvoiceTitleForm/InvoiceTitleForm.tsx';
import type { LanguageCode } from '../../i18n/languages.ts';
import { TabLinks } from '../../navigation/Tabs/TabLinks.tsx';
import { CardGrid } from '../../primitives/CardGrid/CardGrid.tsx';
import { Pagination } from '../../primitives/Pagination/Pagination.tsx';
import { RowList } from '../../primitives/RowList/RowList.tsx';
import { StoryAccount } from '../../testing/account.tsx';
import { inLanguage, storyLanguage } from '../../testing/globals.ts';

const words = {
  en: {
    title: 'Invoices',
    tabs: ['To be billed', 'Applied for', 'Issued', 'Revoked', 'Titles'],
    shop: 'Sylvane Flagship',
    placed: '10 November 2026',
    ask: 'Ask for it',
    revoke: 'Revoke',
    download: 'Download',
    again: 'Ask again',
    edit: 'Edit',
    remove: 'Delete',
    company: 'Moonlight Labs, Hangzhou',
    details: ['90 Wensan Road, Hangzhou · 0571-88001234', 'Merchants Bank · 571900001234567'],
    person: 'Mei Lin',
    askTitle: 'Ask for an invoice',
    newTitle: 'A new title',
  },
  zh: {
    title: '发票',
    tabs: ['待开票', '申请中', '已完成', '已撤销', '抬头管理'],
    shop: '林间集旗舰店',
    placed: '2026年11月10日',
    ask: '申请开票',
    revoke: '撤销',
    download: '下载',
    again: '重新申请',
    edit: '修改',
    remove: '删除',
    company: '杭州素月科技有限公司',
    details: ['杭州市西湖区文三路 90 号 · 0571-88001234', '招商银行杭州西湖支行 · 571900001234567'],
    person: '林梅',
    askTitle: '申请发票',
    newTitle: '新抬头',
  },
  ko: {
    title: '계산서',
    tabs: ['발행 전', '신청 중', '발행 완료', '취소됨', '발행 정보'],
    shop: '실반 플래그십',
    placed: '2026년 11월 10일',
    ask: '계산서 신청',
    revoke: '신청 취소',
    download: '내려받기',
    again: '다시 신청',
    edit: '수정',
    remove: '삭제',
    company: '항저우 월광과기 유한회사',
    details: ['항저우시 시후구 원싼로 90호 · 0571-88001234', '초상은행 항저우 시후 지점 · 571900001234567'],
    person: '김서연',
    askTitle: '계산서 신청',
    newTitle: '새 발행 정보',
  },
};

interface InvoicesPageProps {
  readonly language: LanguageCode;
  readonly shown: 'toBill' | 'applied' | 'issued' | 'revoked' | 'titles' | 'asking' | 'addingTitle';
  readonly isLoading?: boolean;
}

const tabs = ['toBill', 'applied', 'issued', 'revoked', 'titles'] as const;

function InvoicesPage({ language, shown, isLoading = false }: InvoicesPageProps) {
  const say = inLanguage(language)(words.en, words.zh, words.ko);
  const taxNumber = '91330106MA2CF0XY3K';
  const deeds = { toBill: say.ask, applied: say.revoke, issued: say.download, revoked: say.again } as const;
  if (shown === 'asking')
    return (
      <StoryAccount language={language} current="invoices" title={say.askTitle}>
        <InvoiceRequestForm
          action="/my/my/cutInvoice"
          order={{ number: 'GM20261110093000000044', shopName: say.shop, amount: '1246.00' }}
          titles={[
            { id: 601, name: say.company, taxNumber },
            { id: 602, name: say.person },
          ]}
          addTitleHref="#add"
        />
      </StoryAccount>
    );
  if (shown === 'addingTitle')
    return (
      <StoryAccount language={language} current="invoices" title={say.newTitle}>
        <InvoiceTitleForm action="/my/my/addInvoice" />
      </StoryAccount>
    );
  return (
    <StoryAccount language={language} current="invoices" title={say.title}>
      <TabLinks label={say.title} current={`#${shown}`} links={tabs.map((tab, at) => ({ href: `#${tab}`, label: say.tabs[at] ?? tab }))} />
      {isLoading && shown === 'titles' && (
        <CardGrid>
          <InvoiceTitleCardSkeleton />
          <InvoiceTitleCardSkeleton />
        </CardGrid>
      )}
      {isLoading && shown !== 'titles' && (
        <RowList>
          <InvoiceRowSkeleton />
          <InvoiceRowSkeleton />
          <InvoiceRowSkeleton />
        </RowList>
      )}
      {!isLoading && shown === 'titles' && (
        <CardGrid label={say.tabs[4] ?? ''}>
          {[{ name: say.company, taxNumber, details: say.details, isDefault: true }, { name: say.person }].map((title) => (
            <InvoiceTitleCard
              key={title.name}
              {...title}
              actions={
                <>
                  <Button size="small" variant="text">
                    {say.edit}
                  </Button>
                  <Button size="small" variant="text">
                    {say.remove}
                  </Button>
                </>
              }
            />
          ))}
        </CardGrid>
      )}
      {!isLoading && shown !== 'titles' && (
        <>
          <RowList label={say.tabs[tabs.indexOf(shown)] ?? ''}>
            {['1246.00', '62.00', '408.00'].map((amount, at) => (
              <InvoiceRow
                key={amount}
                level={2}
                number={`GM2026111009300000004${at}`}
                placed={say.placed}
                shopName={say.shop}
                amount={amount}
                {...(shown === 'toBill' ? {} : { titleName: say.company, email: 'shopper01@example.com' })}
                actions={
                  <Button size="small" variant="outlined">
                    {deeds[shown]}
                  </Button>
                }
              />
            ))}
          </RowList>
          <Pagination page={1} count={2} hrefOf={(page) => `?page=${page}`} />
        </>
      )}
    </StoryAccount>
  );
}

/** Orders with their invoices, the request for one, and the titles they are made out to. */
const meta = {
  title: 'Pages/Invoices',
  component: InvoicesPage,
  parameters: { layout: 'fullscreen' },
  args: { language: 'en', shown: 'toBill' },
  render: (args, { globals }) => <InvoicesPage {...args} language={storyLanguage(globals)} />,
} satisfies Meta<typeof InvoicesPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Issued: Story = { args: { shown: 'issued' } };
export const Titles: Story = { args: { shown: 'titles' } };
export const Loading: Story = { args: { isLoading: true } };
export const LoadingTitles: Story = { args: { shown: 'titles', isLoading: true } };
export const Asking: Story = { args: { shown: 'asking' } };
export const AddingATitle: Story = { args: { shown: 'addingTitle' } };
