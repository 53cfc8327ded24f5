import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { CardGrid } from '../../../primitives/CardGrid/CardGrid.tsx';
import { UiLink } from '../../../primitives/UiLink/UiLink.tsx';
import { bankOfCommunications, merchantsBank } from '../../../testing/names.ts';
import { inStoryLanguage, sampleArgs } from '../../../testing/sampleTexts.ts';
import { BankCardTile } from './BankCardTile.tsx';
import { BankCardTileSkeleton } from './BankCardTileSkeleton.tsx';

const choose = fn();

const codeOfStates = `import { BankCardTile, BankCardTileSkeleton, CardGrid, UiLink } from '@mall/ui';
import { useState } from 'react';

export function Example() {
  const [chosen, setChosen] = useState('3');
  const radio = (value: string) => ({ name: 'card', value, checked: value === chosen, onChange: () => setChosen(value) });
  return (
    <CardGrid label="Cards">
      <BankCardTile bank="China Merchants Bank" lastDigits="1234" isDefault actions={<UiLink href="/edit">Edit</UiLink>} />
      <BankCardTile bank="Bank of Communications" lastDigits="9020" radio={radio('2')} />
      <BankCardTile bank="Industrial and Commercial Bank of China" lastDigits="7781" radio={radio('3')} isDefault />
      <BankCardTileSkeleton />
    </CardGrid>
  );
}`;

const meta = {
  title: 'Commerce/BankCardTile',
  component: BankCardTile,
  subcomponents: { BankCardTileSkeleton },
  ...sampleArgs((t) => ({
    bank: t(merchantsBank),
    lastDigits: '1234',
    isDefault: true,
    actions: <UiLink href="#edit">{t({ en: 'Edit', zh: '修改', tn: '修改', ko: '수정' })}</UiLink>,
  })),
} satisfies Meta<typeof BankCardTile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Read-only, selectable, with a long bank name, and loading. */
export const States: Story = {
  parameters: { docs: { source: { code: codeOfStates } } },
  render: (args, { globals }) => (
    <CardGrid label={inStoryLanguage(globals)({ en: 'Cards', zh: '银行卡', tn: '銀行卡', ko: '은행 카드' })}>
      <BankCardTile {...args} />
      <BankCardTile
        bank={inStoryLanguage(globals)(bankOfCommunications)}
        lastDigits="9020"
        radio={{ name: 'card', value: '2', checked: false, onChange: choose }}
      />
      <BankCardTile
        bank={inStoryLanguage(globals)({
          en: 'Industrial and Commercial Bank of China',
          zh: '中国工商银行',
          tn: '中國工商銀行',
          ko: '중국공상은행',
        })}
        lastDigits="7781"
        radio={{ name: 'card', value: '3', checked: true }}
        isDefault
      />
      <BankCardTileSkeleton />
    </CardGrid>
  ),
};
export const ReportsTheChoice: Story = {
  ...States,
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /9020/ }));
    await expect(choose).toHaveBeenCalled();
    await expect(canvas.getByRole('radio', { name: /7781/ })).toBeChecked();
  },
};
