import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { nightSerum, sylvaneFlagship } from '../../testing/names.ts';
import { onPhone, playOnPhone } from '../../testing/onPhone.ts';
import { sampleArgs } from '../../testing/sampleTexts.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const home = { en: 'Home', zh: '首页', tn: '首頁', ko: '홈' };
const serums = { en: 'Serums', zh: '精华', tn: '精華', ko: '세럼' };

const meta = {
  title: 'Primitives/Breadcrumbs',
  component: Breadcrumbs,
  ...sampleArgs((t) => ({
    items: [{ label: t(home), href: '#' }, { label: t(serums), href: '#serums' }, { label: t(nightSerum) }],
  })),
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** A page below the home page. */
export const TwoLevels: Story = {
  ...sampleArgs((t) => ({ items: [{ label: t(home), href: '#' }, { label: t(serums) }] })),
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(canvas.getByText(String(args.items[1]?.label))).toHaveAttribute('aria-current', 'page');
  },
};
const phone = onPhone(200);

/** Many long names wrap on a phone; none is cut off. */
export const LongOnPhone: Story = {
  globals: phone.globals,
  ...sampleArgs(
    (t) => ({
      items: [
        { label: t(home), href: '#' },
        { label: t(sylvaneFlagship), href: '#shop' },
        {
          label: t({
            en: 'Serums & treatments for the night',
            zh: '晚间精华与密集护理',
            tn: '晚間精華與密集護理',
            ko: '밤에 쓰는 세럼과 트리트먼트',
          }),
          href: '#night',
        },
        { label: t(serums), href: '#serums' },
        {
          label: t({
            en: 'Bakuchiol Night Serum, travel size of 10 ml in a set of three',
            zh: '补骨脂酚晚安精华旅行装 10 毫升三支套装',
            tn: '補骨脂酚晚安精華旅行裝 10 毫升三支套裝',
            ko: '바쿠치올 나이트 세럼 여행용 10 ml 세 병 세트',
          }),
        },
      ],
    }),
    phone.parameters,
  ),
  play: playOnPhone(async ({ canvas }) => {
    const tops = canvas.getAllByRole('listitem').map((item) => item.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBeGreaterThan(1);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  }),
};
