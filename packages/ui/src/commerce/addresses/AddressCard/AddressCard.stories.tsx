import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { UiLink } from '../../../primitives/UiLink/UiLink.tsx';
import { live } from '../../../testing/live.tsx';
import { meiLin } from '../../../testing/names.ts';
import { sampleArgs } from '../../../testing/sampleTexts.ts';
import { AddressCard } from './AddressCard.tsx';
import { AddressCardSkeleton } from './AddressCardSkeleton.tsx';

const choose = fn();

const meta = {
  title: 'Commerce/AddressCard',
  component: AddressCard,
  subcomponents: { AddressCardSkeleton },
  ...sampleArgs((t) => ({
    name: t(meiLin),
    mobile: '138****8000',
    region: t({ en: 'Xihu, Hangzhou, Zhejiang', zh: '浙江省 杭州市 西湖区', tn: '浙江省 杭州市 西湖區', ko: '저장성 항저우시 시후구' }),
    detail: t({
      en: '18 Lingyin Road, Tea Garden 2',
      zh: '灵隐路 18 号茶园小筑 2 幢',
      tn: '靈隱路 18 號茶園小築 2 幢',
      ko: '링인로 18호 티가든 2동',
    }),
    isDefault: true,
    actions: <UiLink href="#edit">{t({ en: 'Edit', zh: '修改', tn: '修改', ko: '수정' })}</UiLink>,
  })),
  decorators: [live('radio.checked', 'radio.onChange'), (Story) => <div style={{ maxWidth: 360 }}>{Story()}</div>],
} satisfies Meta<typeof AddressCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ToChoose: Story = {
  args: { radio: { name: 'addressId', value: '1', checked: false, onChange: choose } },
};
export const Loading: Story = { render: () => <AddressCardSkeleton /> };
export const ReportsTheChoice: Story = {
  ...ToChoose,
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio'));
    await expect(choose).toHaveBeenCalled();
    await expect(canvas.getByRole('radio')).toBeChecked();
  },
};
