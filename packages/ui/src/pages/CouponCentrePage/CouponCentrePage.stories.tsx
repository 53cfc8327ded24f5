import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CouponTicket } from '../../commerce/CouponTicket/CouponTicket.tsx';
import { CouponTicketSkeleton } from '../../commerce/CouponTicket/CouponTicketSkeleton.tsx';
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx';
import type { LanguageCode } from '../../i18n/languages.ts';
import { TabLinks } from '../../navigation/Tabs/TabLinks.tsx';
import { CardGrid } from '../../primitives/CardGrid/CardGrid.tsx';
import { Section } from '../../primitives/Section/Section.tsx';
import { storyCoupons } from '../../testing/coupons.ts';
import { inLanguage, storyLanguage } from '../../testing/globals.ts';
import { StoryShell } from '../../testing/shell.tsx';

interface CouponCentrePageProps {
  readonly language: LanguageCode;
  readonly of: 'platform' | 'shops';
  readonly outcome?: 'found' | 'loading' | 'nothing';
}

function Coupons({ language, of, outcome = 'found' }: CouponCentrePageProps) {
  const say = inLanguage(language);
  const coupons = storyCoupons(language, of === 'shops' ? say('Sylvane Flagship', '林间集旗舰店', '실반 플래그십') : undefined);
  if (outcome === 'nothing')
    return (
      <EmptyState
        title={say('No coupons just now', '暂时没有优惠券', '지금은 쿠폰이 없습니다')}
        action={
          <Button variant="contained" href="#products">
            {say('To the shelves', '看看商品', '상품 보러 가기')}
          </Button>
        }
      >
        {say('New ones come with each season.', '新的优惠券会在换季时放出。', '계절이 바뀔 때마다 새 쿠폰이 나옵니다.')}
      </EmptyState>
    );
  const words = { open: say('Receive', '领取', '받기'), held: say('Use it', '去使用', '사용하기') };
  return (
    <CardGrid>
      {coupons.map((coupon) =>
        outcome === 'loading' ? (
          <CouponTicketSkeleton key={coupon.name} />
        ) : (
          <CouponTicket
            key={coupon.name}
            {...coupon}
            level={2}
            {...(coupon.state === 'open' || coupon.state === 'held'
              ? {
                  action: (
                    <Button size="small" variant={coupon.state === 'open' ? 'contained' : 'outlined'}>
                      {words[coupon.state]}
                    </Button>
                  ),
                }
              : {})}
          />
        ),
      )}
    </CardGrid>
  );
}

function CouponCentrePage(props: CouponCentrePageProps) {
  const { language, of } = props;
  const say = inLanguage(language);
  return (
    <StoryShell language={language}>
      <Section
        tight
        level={1}
        eyebrow={say('Take one along', '随手领一张', '한 장 챙겨 가세요')}
        title={say('Coupons', '领券中心', '쿠폰')}
        lead={say(
          'What you take waits for you at the checkout.',
          '领到的券会在结算时自动出现。',
          '받은 쿠폰은 결제할 때 자동으로 나타납니다.',
        )}
      >
        <TabLinks
          label={say('Whose coupons', '优惠券来源', '쿠폰 제공처')}
          links={[
            { label: say('From the mall', '平台券', '몰 쿠폰'), href: '?type=1' },
            { label: say('From the shops', '店铺券', '상점 쿠폰'), href: '?type=2' },
          ]}
          current={of === 'platform' ? '?type=1' : '?type=2'}
          sx={{ marginBlockEnd: 4 }}
        />
        <Coupons {...props} />
      </Section>
    </StoryShell>
  );
}

/** All coupons that can be received, by shop and state. */
const meta = {
  title: 'Pages/CouponCentre',
  component: CouponCentrePage,
  parameters: { layout: 'fullscreen' },
  args: { language: 'en', of: 'platform' },
  render: (args, { globals }) => <CouponCentrePage {...args} language={storyLanguage(globals)} />,
} satisfies Meta<typeof CouponCentrePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  // Two to receive, one to use; the others only say where they stand.
  play: async ({ canvasElement }) => expect(canvasElement.querySelectorAll('main article button')).toHaveLength(3),
};
export const OfShops: Story = { args: { of: 'shops' } };
export const Loading: Story = { args: { outcome: 'loading' } };
export const NothingThere: Story = { args: { outcome: 'nothing' } };
