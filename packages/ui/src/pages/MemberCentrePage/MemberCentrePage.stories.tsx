import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { LedgerRow } from '../../commerce/LedgerRow/LedgerRow.tsx';
import { MemberBenefits } from '../../commerce/MemberBenefits/MemberBenefits.tsx';
import { MembershipPlans } from '../../commerce/MembershipPlans/MembershipPlans.tsx';
import { ProductCard } from '../../commerce/ProductCard/ProductCard.tsx';
import { ProductGrid } from '../../commerce/ProductCard/ProductGrid.tsx';
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx';
import type { LanguageCode } from '../../i18n/languages.ts';
import { RowList } from '../../primitives/RowList/RowList.tsx';
import { Section } from '../../primitives/Section/Section.tsx';
import { inLanguage, storyLanguage } from '../../testing/globals.ts';
import { storyProducts } from '../../testing/goods.ts';
import { storyBenefits, storyPlans, storyPurchases } from '../../testing/membership.ts';
import { StoryShell } from '../../testing/shell.tsx';

interface MemberCentrePageProps {
  readonly language: LanguageCode;
  readonly isMember: boolean;
}

const texts = {
  en: {
    eyebrow: 'Membership',
    member: 'Lin Qing, member until 1 March 2027',
    visitor: 'A little closer to the still room',
    renew: 'Renew',
    join: 'Become a member',
    benefits: 'What members enjoy',
    goods: 'For members',
    records: 'What you have paid',
    none: 'Nothing bought yet',
    noneHint: 'What you pay for the membership will stand here.',
  },
  zh: {
    eyebrow: '会员',
    member: '林清，会员有效期至 2027年3月1日',
    visitor: '离蒸馏间更近一点',
    renew: '续费',
    join: '开通会员',
    benefits: '会员权益',
    goods: '会员商品',
    records: '购买记录',
    none: '还没有购买记录',
    noneHint: '开通会员后，付款记录会出现在这里。',
  },
  ko: {
    eyebrow: '멤버십',
    member: '김서연 님의 멤버십, 2027년\u00a03월\u00a01일까지',
    visitor: '증류실에 한 걸음 더 가까이',
    renew: '멤버십 연장',
    join: '멤버십 가입',
    benefits: '회원 혜택',
    goods: '회원가 상품',
    records: '결제 내역',
    none: '결제 내역이 없습니다',
    noneHint: '멤버십을 결제하면 여기에 기록됩니다.',
  },
};

function MemberCentrePage({ language, isMember }: MemberCentrePageProps) {
  const text = inLanguage(language)(texts.en, texts.zh, texts.ko);
  const [plan, setPlan] = useState('1');
  return (
    <StoryShell language={language}>
      <Section tight level={1} eyebrow={text.eyebrow} title={isMember ? text.member : text.visitor}>
        <MembershipPlans plans={storyPlans(language)} value={plan} onChange={setPlan} />
        <Button variant="contained" size="large" sx={{ marginBlockStart: 3 }}>
          {isMember ? text.renew : text.join}
        </Button>
      </Section>
      <Section tight ground="sunken" title={text.benefits}>
        <MemberBenefits benefits={storyBenefits(language)} />
      </Section>
      <Section tight title={text.goods}>
        <ProductGrid across={4}>
          {storyProducts(language)
            .slice(1, 5)
            .map((product) => (
              <ProductCard key={product.href} {...product} price="248.00" memberPrice="222.00" membersOnly={!isMember} />
            ))}
        </ProductGrid>
      </Section>
      <Section tight title={text.records}>
        {isMember ? (
          <RowList>
            {storyPurchases(language).map((purchase) => (
              <LedgerRow key={purchase.date} {...purchase} />
            ))}
          </RowList>
        ) : (
          <EmptyState title={text.none} level={3}>
            {text.noneHint}
          </EmptyState>
        )}
      </Section>
    </StoryShell>
  );
}

/** The membership: its benefits, plans, validity, and the ways to open or renew it. */
const meta = {
  title: 'Pages/MemberCentre',
  component: MemberCentrePage,
  parameters: { layout: 'fullscreen' },
  args: { language: 'en', isMember: true },
  render: (args, { globals }) => <MemberCentrePage {...args} language={storyLanguage(globals)} />,
} satisfies Meta<typeof MemberCentrePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const [, , year] = canvas.getAllByRole('radio');
    if (year) await userEvent.click(year);
    await expect(year).toBeChecked();
  },
};
export const NoMember: Story = { args: { isMember: false } };
