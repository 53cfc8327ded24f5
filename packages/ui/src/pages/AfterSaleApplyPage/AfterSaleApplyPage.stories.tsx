import type { Meta, StoryObj } from '@storybook/react-vite';
import { CartGroup } from '../../commerce/CartGroup/CartGroup.tsx';
import { CartLine } from '../../commerce/CartLine/CartLine.tsx';
import { AfterSalesForm } from '../../forms/AfterSalesForm/AfterSalesForm.tsx';
import { ReturnLogisticsForm } from '../../forms/ReturnLogisticsForm/ReturnLogisticsForm.tsx';
import type { LanguageCode } from '../../i18n/languages.ts';
import { StoryAccount } from '../../testing/account.tsx';
import { drawnPicture } from '../../testing/drawnPicture.ts';
import { inLanguage, storyLanguage } from '../../testing/globals.ts';
import { storyOrderLines } from '../../testing/orders.ts';

const words = {
  en: {
    title: 'Return or exchange',
    back: 'Send the goods back',
    shop: 'Sylvane Flagship',
    reasons: ['It arrived broken', 'Something is missing', 'Not what I ordered', 'My skin does not like it'],
    couriers: ['SF Express', 'YTO Express', 'China Post'],
    destination: { name: 'Sylvane returns', phone: '0571-88001234', address: '18 Lingyin Road, West Lake District, Hangzhou' },
  },
  zh: {
    title: '申请售后',
    back: '寄回商品',
    shop: '林间集旗舰店',
    reasons: ['收到时已破损', '少发漏发', '与订单不符', '使用后过敏'],
    couriers: ['顺丰速运', '圆通速递', '中国邮政'],
    destination: { name: '林间集退货组', phone: '0571-88001234', address: '浙江省杭州市西湖区灵隐路 18 号' },
  },
  ko: {
    title: '교환·반품 신청',
    back: '상품 보내기',
    shop: '실반 플래그십',
    reasons: ['파손되어 도착했어요', '빠진 상품이 있어요', '주문한 상품과 달라요', '피부에 맞지 않아요'],
    couriers: ['순펑 익스프레스', '위안퉁 택배', '중국우정'],
    destination: { name: '실반 반품 담당', phone: '0571-88001234', address: '저장성 항저우시 시후구 링인로 18호' },
  },
};

interface AfterSaleApplyPageProps {
  readonly language: LanguageCode;
  readonly step: 'apply' | 'sendBack';
}

function AfterSaleApplyPage({ language, step }: AfterSaleApplyPageProps) {
  const { title, back, shop, reasons, couriers, destination } = inLanguage(language)(words.en, words.zh, words.ko);
  return (
    <StoryAccount language={language} current="afterSales" title={step === 'apply' ? title : back}>
      <CartGroup shopName={shop}>
        {storyOrderLines(language, 2, 6).map(({ id, count, ...line }) => (
          <CartLine key={id} {...line} href={`#${id}`} price="328.00" quantity={`× ${count}`} />
        ))}
      </CartGroup>
      {step === 'apply' ? (
        <AfterSalesForm
          action="/my/my/afterDetails"
          kinds={['2', '1', '3']}
          refundable="656.00"
          reasons={reasons}
          hidden={{ order_details_id: '77,78' }}
          onUpload={async () => ({ url: drawnPicture('dropper', 'clay') })}
        />
      ) : (
        <ReturnLogisticsForm action="/my/my/afterDetails" couriers={couriers} destination={destination} hidden={{ id: '502' }} />
      )}
    </StoryAccount>
  );
}

/** Applies for a refund, a return or an exchange of lines of an order. */
const meta = {
  title: 'Pages/AfterSaleApply',
  component: AfterSaleApplyPage,
  parameters: { layout: 'fullscreen' },
  args: { language: 'en', step: 'apply' },
  render: (args, { globals }) => <AfterSaleApplyPage {...args} language={storyLanguage(globals)} />,
} satisfies Meta<typeof AfterSaleApplyPage>;

export default meta;
export const Default: StoryObj<typeof meta> = {};
export const SendBack: StoryObj<typeof meta> = { args: { step: 'sendBack' } };
