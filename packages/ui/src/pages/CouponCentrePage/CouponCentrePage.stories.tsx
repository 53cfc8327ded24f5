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
import { storyLanguage } from '../../testing/globals.ts';
import { StoryShell } from '../../testing/shell.tsx';

interface CouponCentrePageProps {
  readonly language: LanguageCode;
  readonly of: 'platform' | 'shops';
  readonly outcome?: 'found' | 'loading' | 'nothing';
}

function Coupons({ language, of, outcome = 'found' }: CouponCentrePageProps) {
  const zh = language !== 'en';
  const coupons = storyCoupons(language, of === 'shops' ? (zh ? '林间集旗舰店' : 'Sylvane Flagship') : undefined);
  if (outcome === 'nothing')
    return (
      <EmptyState
        title={zh ? '暂时没有优惠券' : 'No coupons just now'}
        action={
          <Button variant="contained" href="#products">
            {zh ? '看看商品' : 'To the shelves'}
          </Button>
        }
      >
        {zh ? '新的优惠券会在换季时放出。' : 'New ones come with each season.'}
      </EmptyState>
    );
  const words = { open: zh ? '领取' : 'Receive', held: zh ? '去使用' : 'Use it' };
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
  const zh = language !== 'en';
  return (
    <StoryShell language={language}>
      <Section
        tight
        level={1}
        eyebrow={zh ? '随手领一张' : 'Take one along'}
        title={zh ? '领券中心' : 'Coupons'}
        lead={zh ? '领到的券会在结算时自动出现。' : 'What you take waits for you at the checkout.'}
      >
        <TabLinks
          label={zh ? '优惠券来源' : 'Whose coupons'}
          links={[
            { label: zh ? '平台券' : 'From the mall', href: '?type=1' },
            { label: zh ? '店铺券' : 'From the shops', href: '?type=2' },
          ]}
          current={of === 'platform' ? '?type=1' : '?type=2'}
          sx={{ marginBlockEnd: 4 }}
        />
        <Coupons {...props} />
      </Section>
    </StoryShell>
  );
}

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
