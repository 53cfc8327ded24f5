import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { inStoryLanguage, sampleArgs } from '../../testing/sampleTexts.ts';
import { Tabs } from './Tabs.tsx';

const introductionLabel = { en: 'Introduction', zh: '商品介绍', tn: '商品介紹', ko: '상품 소개' };
const ingredientList = {
  en: 'Squalane, bakuchiol, rosehip seed oil, vitamin E.',
  zh: '角鲨烷、补骨脂酚、玫瑰果籽油、维生素 E。',
  tn: '角鯊烷、補骨脂酚、玫瑰果籽油、維生素 E。',
  ko: '스쿠알란, 바쿠치올, 로즈힙 씨드 오일, 비타민 E.',
};
const reviewsLabel = { en: 'Reviews', zh: '商品评价', tn: '商品評價', ko: '상품 후기' };

const meta = {
  title: 'Navigation/Tabs',
  component: Tabs,
  ...sampleArgs((t) => ({
    label: t({ en: 'About this product', zh: '商品信息', tn: '商品資訊', ko: '상품 정보' }),
    tabs: [
      {
        id: 'introduction',
        label: t(introductionLabel),
        children: (
          <p>
            {t({
              en: 'Three drops on warm hands, pressed in from the neck upwards.',
              zh: '取三滴于掌心温热，自颈部向上轻按。',
              tn: '取三滴於掌心溫熱，自頸部向上輕按。',
              ko: '세 방울을 손바닥에서 따뜻하게 한 뒤 목에서 위쪽으로 눌러 바릅니다.',
            })}
          </p>
        ),
      },
      {
        id: 'ingredients',
        label: t({ en: 'Ingredients', zh: '成分', tn: '成分', ko: '성분' }),
        children: <p>{t(ingredientList)}</p>,
      },
      {
        id: 'reviews',
        label: t(reviewsLabel),
        count: 86,
        children: (
          <p>
            {t({
              en: 'What others say of it.',
              zh: '听听其他买家怎么说。',
              tn: '聽聽其他買家怎麼說。',
              ko: '다른 분들의 사용 후기를 모았습니다.',
            })}
          </p>
        ),
      },
    ],
    onChange: fn(),
  })),
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Pill: Story = { args: { look: 'pill', initialId: 'ingredients' } };
export const Controlled: Story = {
  tags: ['!autodocs', '!dev'],
  render: function Parent(args) {
    const [value, setValue] = useState('ingredients');
    const select = (id: string) => {
      args.onChange?.(id);
      // This application does not show the reviews.
      if (id !== 'reviews') setValue(id);
    };
    return <Tabs {...args} value={value} onChange={select} />;
  },
  play: async ({ canvas, args, globals }) => {
    const [introduction, ingredients, reviews] = canvas.getAllByRole('tab');
    await expect(ingredients).toHaveAttribute('aria-selected', 'true');
    if (!introduction || !reviews) throw new Error('The tabs are missing');
    await userEvent.click(reviews);
    await expect(args.onChange).toHaveBeenLastCalledWith('reviews');
    await expect(ingredients).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(introduction);
    await expect(canvas.getByRole('tabpanel')).toHaveAccessibleName(inStoryLanguage(globals)(introductionLabel));
  },
};
export const SelectsByArrowKeys: Story = {
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas, args, globals }) => {
    const t = inStoryLanguage(globals);
    const [introduction, ingredients, reviews] = canvas.getAllByRole('tab');
    await expect(canvas.getAllByRole('tabpanel')).toHaveLength(1);
    await expect(canvas.getByRole('tabpanel')).toHaveAccessibleName(t(introductionLabel));
    await userEvent.tab();
    await expect(introduction).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(reviews).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith('reviews');
    await userEvent.keyboard('{Home}{ArrowRight}');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent(t(ingredientList));
    await expect(ingredients).toHaveAttribute('aria-selected', 'true');
    // From the tabs, one Tab key press moves into the panel, skipping the other tabs.
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel')).toHaveFocus();
    await userEvent.click(canvas.getByRole('tab', { name: new RegExp(t(reviewsLabel)) }));
    await expect(args.onChange).toHaveBeenLastCalledWith('reviews');
  },
};
