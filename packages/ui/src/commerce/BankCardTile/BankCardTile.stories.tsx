import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { CardGrid } from '../../primitives/CardGrid/CardGrid.tsx';
import { UiLink } from '../../primitives/UiLink/UiLink.tsx';
import { translateSample } from '../../testing/translateSample.ts';
import { BankCardTile } from './BankCardTile.tsx';
import { BankCardTileSkeleton } from './BankCardTileSkeleton.tsx';

const choose = fn();

const meta = {
  title: 'Commerce/BankCardTile',
  component: BankCardTile,
  subcomponents: { BankCardTileSkeleton },
  args: { bank: 'China Merchants Bank', lastDigits: '1234', isDefault: true, actions: <UiLink href="#edit">Edit</UiLink> },
} satisfies Meta<typeof BankCardTile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Read-only, selectable, with a long bank name, and loading. */
export const States: Story = {
  render: (args, { globals }) => (
    <CardGrid label={translateSample(globals)('Cards')}>
      <BankCardTile {...args} />
      <BankCardTile
        bank={translateSample(globals)('Bank of Communications')}
        lastDigits="9020"
        radio={{ name: 'card', value: '2', checked: false, onChange: choose }}
      />
      <BankCardTile
        bank={translateSample(globals)('Industrial and Commercial Bank of China')}
        lastDigits="7781"
        radio={{ name: 'card', value: '3', checked: true }}
        isDefault
      />
      <BankCardTileSkeleton />
    </CardGrid>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /9020/ }));
    await expect(choose).toHaveBeenCalled();
    await expect(canvas.getByRole('radio', { name: /7781/ })).toBeChecked();
  },
};
