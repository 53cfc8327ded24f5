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
  const coupons = storyCoupons(language, of === 'shops' ? say('Sylvane Flagship', '林间集旗舰店') : undefined);
  if (outcome === 'nothing')
    return (
      <EmptyState
        title={say('No coupons just now', '暂时没有优惠券')}
        action={
          <Button variant="contained" href="#products">
            {say('To the shelves', '看看商品')}
          </Button>
        }
      >
        {say('New ones come with each season.', '新的优惠券会在换季时放出。')}
      </EmptyState>
    );
  const words = { open: say('Receive', '领取'), held: say('Use it', '去使用') };
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
        eyebrow={say('Take one along', '随手领一张')}
        title={say('Coupons', '领券中心')}
        lead={say('What you take waits for you at the checkout.', '领到的券会在结算时自动出现。')}
      >
        <TabLinks
          label={say('Whose coupons', '优惠券来源')}
          links={[
            { label: say('From the mall', '平台券'), href: '?type=1' },
            { label: say('From the shops', '店铺券'), href: '?type=2' },
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
