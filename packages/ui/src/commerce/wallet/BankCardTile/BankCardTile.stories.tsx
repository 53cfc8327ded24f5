import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { CardGrid } from '../../../primitives/CardGrid/CardGrid.tsx';
import { UiLink } from '../../../primitives/UiLink/UiLink.tsx';
import { live } from '../../../testing/live.tsx';
import { bankOfCommunications, merchantsBank } from '../../../testing/names.ts';
import { inStoryLanguage, sampleArgs } from '../../../testing/sampleTexts.ts';
import { BankCardTile } from './BankCardTile.tsx';
import { BankCardTileSkeleton } from './BankCardTileSkeleton.tsx';

const choose = fn();

/** Stores the chosen one of several cards, as an application does. */
function useChoice(initial: string) {
  const [chosen, setChosen] = useState(initial);
  return (value: string) => ({
    name: 'card',
    value,
    checked: value === chosen,
    onChange: () => {
      setChosen(value);
      choose(value);
    },
  });
}

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
  decorators: [live('radio.checked', 'radio.onChange')],
} satisfies Meta<typeof BankCardTile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Read-only, selectable, with a long bank name, and loading. */
export const States: Story = {
  parameters: { docs: { source: { code: codeOfStates } } },
  render: function States(args, { globals }) {
    const radio = useChoice('3');
    return (
      <CardGrid label={inStoryLanguage(globals)({ en: 'Cards', zh: '银行卡', tn: '銀行卡', ko: '은행 카드' })}>
        <BankCardTile {...args} />
        <BankCardTile bank={inStoryLanguage(globals)(bankOfCommunications)} lastDigits="9020" radio={radio('2')} />
        <BankCardTile
          bank={inStoryLanguage(globals)({
            en: 'Industrial and Commercial Bank of China',
            zh: '中国工商银行',
            tn: '中國工商銀行',
            ko: '중국공상은행',
          })}
          lastDigits="7781"
          radio={radio('3')}
          isDefault
        />
        <BankCardTileSkeleton />
      </CardGrid>
    );
  },
};
export const ReportsTheChoice: Story = {
  ...States,
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /9020/ }));
    await expect(choose).toHaveBeenLastCalledWith('2');
    await expect(canvas.getByRole('radio', { name: /9020/ })).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(choose).toHaveBeenLastCalledWith('3');
    await expect(canvas.getByRole('radio', { name: /7781/ })).toBeChecked();
  },
};
