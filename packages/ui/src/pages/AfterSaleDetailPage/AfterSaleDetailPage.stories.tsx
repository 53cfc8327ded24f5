import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AfterSalesProgress } from '../../commerce/AfterSalesProgress/AfterSalesProgress.tsx';
import type { AfterSalesKind, AfterSalesState } from '../../commerce/AfterSalesProgress/afterSalesSteps.ts';
import { CartGroup } from '../../commerce/CartGroup/CartGroup.tsx';
import { CartLine } from '../../commerce/CartLine/CartLine.tsx';
import { Price } from '../../commerce/Price/Price.tsx';
import { ReviewPictures } from '../../commerce/ReviewItem/ReviewPictures.tsx';
import type { LanguageCode } from '../../i18n/languages.ts';
import { StoryAccount } from '../../testing/account.tsx';
import { drawnPicture } from '../../testing/drawnPicture.ts';
import { inLanguage, storyLanguage } from '../../testing/globals.ts';
import { storyOrderLines } from '../../testing/orders.ts';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(5),
  alignItems: 'start',
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', columnGap: theme.spacing(8) },
  '& dl': { ...theme.typography.body2, display: 'grid', gap: theme.spacing(2), margin: 0 },
  '& dt': { color: theme.vars.palette.roles.inkSoft },
  '& dd': { margin: 0 },
}));

interface Case {
  readonly kind: AfterSalesKind;
  readonly state: AfterSalesState;
  readonly title: string;
  readonly note: string;
  readonly button?: string;
}

const cases: Readonly<Record<'en' | 'zh' | 'ko', Readonly<Record<'return' | 'exchange' | 'refused', Case>>>> = {
  en: {
    return: {
      kind: 'return',
      state: 'awaitingReturn',
      title: 'Return and refund',
      note: 'To Sylvane Flagship, 18 Lingyin Road, Hangzhou. The way back is on us.',
      button: 'Enter the parcel number',
    },
    exchange: {
      kind: 'exchange',
      state: 'replacementSent',
      title: 'Exchange',
      note: 'SF Express · SF1029384999',
      button: 'Confirm receipt',
    },
    refused: { kind: 'refund', state: 'refused', title: 'Refund', note: 'The parcel had left the shop before you applied.' },
  },
  zh: {
    return: {
      kind: 'return',
      state: 'awaitingReturn',
      title: '退货退款',
      note: '寄至：杭州市灵隐路 18 号，林间集旗舰店。运费由我们承担。',
      button: '填写快递单号',
    },
    exchange: { kind: 'exchange', state: 'replacementSent', title: '换货', note: '顺丰速运 · SF1029384999', button: '确认收货' },
    refused: { kind: 'refund', state: 'refused', title: '仅退款', note: '提交申请时包裹已经发出。' },
  },
  ko: {
    return: {
      kind: 'return',
      state: 'awaitingReturn',
      title: '반품 후 환불',
      note: '보내실 곳: 항저우시 링인로 18호, 실반 플래그십. 반품 배송비는 저희가 냅니다.',
      button: '운송장 번호 입력',
    },
    exchange: { kind: 'exchange', state: 'replacementSent', title: '교환', note: '순펑 익스프레스 · SF1029384999', button: '수령 확인' },
    refused: { kind: 'refund', state: 'refused', title: '환불', note: '신청하시기 전에 상품이 이미 발송되었습니다.' },
  },
};

const labels = {
  en: ['Applied for', 'Why', 'It arrived with a crack in the cap, and half of it is in the box.', 'Pictures'],
  zh: ['申请金额', '原因', '收到时瓶盖有裂纹，里面漏了一半。', '凭证图片'],
  ko: ['신청 금액', '사유', '뚜껑에 금이 가서 왔고, 절반이 상자 안으로 새어 나왔어요.', '증빙 사진'],
};

interface AfterSaleDetailPageProps {
  readonly language: LanguageCode;
  readonly shown: keyof (typeof cases)['en'];
}

function AfterSaleDetailPage({ language, shown }: AfterSaleDetailPageProps) {
  const say = inLanguage(language);
  const { kind, state, title, note, button } = say(cases.en[shown], cases.zh[shown], cases.ko[shown]);
  const [asked, why, reason, pictures] = say(labels.en, labels.zh, labels.ko);
  return (
    <StoryAccount language={language} current="afterSales" title={title}>
      <Columns>
        <div>
          <AfterSalesProgress
            kind={kind}
            state={state}
            times={{ applied: say('20 November, 10:02', '11月20日 10:02', '11월 20일 10:02') }}
          />
          <Typography variant="caption">{note}</Typography>
          {button && (
            <Button variant="contained" sx={{ marginBlockStart: 3 }}>
              {button}
            </Button>
          )}
        </div>
        <dl>
          <div>
            <dt>{asked}</dt>
            <dd>
              <Price value="656.00" size="large" />
            </dd>
          </div>
          <div>
            <dt>{why}</dt>
            <dd>{reason}</dd>
          </div>
          <div>
            <dt>{pictures}</dt>
            <dd>
              <ReviewPictures pictures={[drawnPicture('dropper', 'mist'), drawnPicture('bar', 'sand')]} />
            </dd>
          </div>
        </dl>
      </Columns>
      <CartGroup shopName={say('Sylvane Flagship', '林间集旗舰店', '실반 플래그십')}>
        {storyOrderLines(language, 2).map(({ id, count, ...line }) => (
          <CartLine key={id} {...line} href={`#${id}`} price="328.00" quantity={`× ${count}`} />
        ))}
      </CartGroup>
    </StoryAccount>
  );
}

/** A case of return: its progress, what the shop says, and the next step of the customer. */
const meta = {
  title: 'Pages/AfterSaleDetail',
  component: AfterSaleDetailPage,
  parameters: { layout: 'fullscreen' },
  args: { language: 'en', shown: 'return' },
  render: (args, { globals }) => <AfterSaleDetailPage {...args} language={storyLanguage(globals)} />,
} satisfies Meta<typeof AfterSaleDetailPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Return: Story = {
  play: async ({ canvas }) => {
    const stops = canvas.getAllByRole('listitem').filter((stop) => stop.hasAttribute('aria-current'));
    await expect(stops).toHaveLength(1);
  },
};
export const Exchange: Story = { args: { shown: 'exchange' } };
export const Refused: Story = { args: { shown: 'refused' } };
