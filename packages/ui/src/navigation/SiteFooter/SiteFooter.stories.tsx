// @spec 2.83 2.84

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { drawnImage } from '../../testing/drawnImage.ts';
import { sylvane } from '../../testing/names.ts';
import { inStoryLanguage, sampleArgs } from '../../testing/sampleTexts.ts';
import { footerPages, SiteFooter } from './SiteFooter.tsx';

const buyWithEase = { en: 'Buy with ease', zh: '安心选购', tn: '安心選購', ko: '안심하고 고르세요' };
const deliveredGently = { en: 'Delivered gently', zh: '从容送达', tn: '從容送達', ko: '차분히 보내 드립니다' };
const findAnOrder = { en: 'Find an order', zh: '查询订单', tn: '查詢訂單', ko: '주문 조회' };
const brandSite = { en: 'The brand’s own site', zh: '品牌官网', tn: '品牌官網', ko: '브랜드 공식 사이트' };

const meta = {
  title: 'Navigation/SiteFooter',
  component: SiteFooter,
  ...sampleArgs(
    (t) => ({
      name: t(sylvane),
      hrefs: Object.fromEntries(footerPages.map((page) => [page, `#${page}`])),
      columns: [
        {
          title: t(buyWithEase),
          subheading: t({
            en: 'Seven days to change your mind.',
            zh: '七天无理由退货。',
            tn: '七天無理由退貨。',
            ko: '7일 안에는 마음을 바꾸셔도 됩니다.',
          }),
          image: drawnImage('bottle', 'sage'),
        },
        {
          title: t(deliveredGently),
          subheading: t({ en: 'Free from ¥199.00.', zh: '满 199 元免运费。', tn: '滿 199 元免運費。', ko: '¥199.00 이상 무료 배송.' }),
          image: drawnImage('jar', 'sand'),
        },
        {
          title: t({ en: 'Orders', zh: '订单', tn: '訂單', ko: '주문' }),
          links: [
            { label: t(findAnOrder), href: '#o' },
            { label: t(brandSite), href: 'https://sylvane.test/', newTab: true },
          ],
        },
      ],
      copyright: t({ en: '© 2026 Sylvane', zh: '© 2026 林间集', tn: '© 2026 林間集', ko: '© 2026 실반' }),
      archival: 'ICP 2026-0001',
    }),
    { layout: 'fullscreen' },
  ),
} satisfies Meta<typeof SiteFooter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement, globals }) => {
    const t = inStoryLanguage(globals);
    const pages = [...canvasElement.querySelectorAll('nav a')].map((link) => link.getAttribute('href'));
    await expect(pages).toEqual(footerPages.map((page) => `#${page}`));
    await expect(canvas.getByRole('link', { name: new RegExp(t(brandSite)) })).toHaveAttribute('target', '_blank');
    await expect(canvas.getByRole('link', { name: t(findAnOrder) })).not.toHaveAttribute('target');
    // The mall's name can take a whole line; the columns are next to each other.
    const [first, second] = [t(buyWithEase), t(deliveredGently)].map((name) =>
      canvas.getByRole('heading', { name }).getBoundingClientRect(),
    );
    await expect(window.innerWidth < 900 || (first?.top === second?.top && first?.left !== second?.left)).toBe(true);
  },
};
export const Bare: Story = { args: { columns: [], hrefs: { home: '#c' } } };
