import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { expectChevron } from '../../../testing/expectChevron.ts';
import { storyChosen, storyFilterGroups, storyPrices } from '../../../testing/filters.ts';
import { onPhone, phoneWidth, playOnPhone } from '../../../testing/onPhone.ts';
import { sampleArgs } from '../../../testing/sampleTexts.ts';
import { FilterPanel } from './FilterPanel.tsx';

const code = `import { FilterPanel, type FilterPanelProps, priceNames } from '@mall/ui';
import { useState } from 'react';

const groups = [
  {
    name: 'class',
    title: 'Category',
    several: false,
    options: [
      { value: '11', label: 'Cleansers', count: 34 },
      { value: '12', label: 'Serums', count: 30 },
    ],
  },
  {
    name: 'brand',
    title: 'Brand',
    options: [
      { value: '1', label: 'Aurelle', count: 12 },
      { value: '2', label: 'Sylvane', count: 8 },
    ],
  },
];

export function Example() {
  // The address of the list has the same names: ?class=12&brand=1&amount=100-199.
  const [values, setValues] = useState<FilterPanelProps['values']>({
    class: ['12'],
    brand: ['1'],
    [priceNames.range]: ['100-199'],
  });
  return (
    <FilterPanel
      action="/products"
      groups={groups}
      prices={[{ to: 99 }, { from: 100, to: 199 }, { from: 200 }]}
      values={values}
      kept={{ searchName: 'serum', sort: 'volume' }}
      found={24}
      onChange={setValues}
    />
  );
}`;

const meta = {
  title: 'Commerce/FilterPanel',
  component: FilterPanel,
  ...sampleArgs((_, language) => ({
    action: '#list',
    groups: storyFilterGroups(language),
    prices: storyPrices,
    values: storyChosen,
    kept: { searchName: 'serum', sort: 'volume' },
    found: 24,
    onChange: fn(),
  })),
  // A column on desktop; on a phone the whole width.
  decorators: [(Story, { globals }) => <div style={globals.viewport?.value === 'phone' ? {} : { maxWidth: 240 }}>{Story()}</div>],
} satisfies Meta<typeof FilterPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opens the disclosure that contains the filter on a phone. */
async function unfold(canvas: ReturnType<typeof within>): Promise<void> {
  const [summary] = canvas.getAllByText(/4/, { selector: 'summary' });
  if (summary?.checkVisibility()) await userEvent.click(summary);
}

export const Default: Story = { parameters: { docs: { source: { code } } } };

/** As a list opens: every group is at its first option. */
export const NothingSelected: Story = {
  args: { values: {} },
  play: async ({ canvas }) => {
    const [summary] = canvas.getAllByText(/./, { selector: 'summary' });
    if (summary?.checkVisibility()) await userEvent.click(summary);
    await expect(canvas.queryAllByRole('checkbox', { checked: true })).toEqual([]);
    for (const radio of canvas.getAllByRole('radio', { checked: true })) await expect(radio).toHaveAttribute('value', '');
  },
};
/** A group of few options, and no prices. */
export const FewOptions: Story = {
  ...sampleArgs((_, language) => ({ groups: storyFilterGroups(language).slice(2), values: { services: ['2'] } })),
  render: ({ prices: _, ...args }) => <FilterPanel {...args} />,
  play: async ({ canvas, args }) => {
    const [summary] = canvas.getAllByText(/1/, { selector: 'summary' });
    if (summary?.checkVisibility()) await userEvent.click(summary);
    await expect(canvas.getByRole('group', { name: String(args.groups[0]?.title) })).toBeVisible();
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(4);
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};
/** On a phone the filters are behind a button that states how many are selected. */
export const OnPhone: Story = {
  ...onPhone(160),
  play: playOnPhone(async ({ canvas, args }) => {
    await expect(canvas.getAllByText(/4/, { selector: 'summary' })[0]).toBeVisible();
    await expect(canvas.queryByRole('group', { name: String(args.groups[0]?.title) })).toBeNull();
  }),
};
/** Open on a phone: options with larger targets, and a button in view that applies them and states the number of results. */
export const OpenOnPhone: Story = {
  ...onPhone(760),
  play: async ({ canvas, args }) => {
    await unfold(canvas);
    // Without the focus ring of the press.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    await expect(canvas.getByRole('group', { name: String(args.groups[0]?.title) })).toBeVisible();
    if (window.innerWidth <= phoneWidth) await expect(canvas.getByRole('button', { name: /24/ })).toBeVisible();
  },
};
/** The lower end of a custom price is above the upper one. */
export const ReversedPrice: Story = {
  tags: ['!autodocs'],
  args: { groups: [], values: { min: ['500'], max: ['80'] } },
  play: async ({ canvas, args }) => {
    const [disclosure] = canvas.getAllByText(/./, { selector: 'summary' });
    if (disclosure?.checkVisibility()) await userEvent.click(disclosure);
    const [lowest] = canvas.getAllByRole('textbox');
    if (!lowest) throw new Error('The fields of the price are missing.');
    await userEvent.click(lowest);
    await userEvent.keyboard('{Enter}');
    await expect(lowest).toHaveAttribute('aria-invalid', 'true');
    await expect(lowest).toHaveAccessibleDescription(/./);
    await expect(args.onChange).not.toHaveBeenCalled();
    lowest.blur();
  },
};

export const FocusesTheFirstRevealedOption: Story = {
  tags: ['!autodocs', '!dev'],
  args: { values: {} },
  play: async ({ canvas, args }) => {
    const [panel] = canvas.getAllByText(/./, { selector: 'summary' });
    if (panel?.checkVisibility()) await userEvent.click(panel);
    const [category] = args.groups;
    const group = canvas.getByRole('group', { name: String(category?.title) });
    const more = group.querySelector('summary');
    const revealed = within(group).getAllByRole('radio', { hidden: true })[6];
    more?.focus();
    // The browser opens it by a key as by a click; events of scripts do not press keys.
    more?.click();
    await waitFor(() => expect(revealed).toHaveFocus());
  },
};
export const OwnPrice: Story = {
  tags: ['!autodocs', '!dev'],
  args: { groups: [], values: { amount: ['100-199'], services: ['1', '2', '3'] } },
  play: async ({ canvas, args }) => {
    await unfold(canvas);
    const [lowest, highest] = canvas.getAllByRole('textbox');
    if (!lowest || !highest) throw new Error('The two fields of the price are missing.');
    await userEvent.type(lowest, '500a');
    await userEvent.type(highest, '80{Enter}');
    // Reversed ends show an error, and focus moves to the first field.
    await expect(lowest).toHaveFocus();
    await expect(lowest).toHaveAccessibleDescription(/./);
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.clear(lowest);
    await userEvent.type(lowest, '50{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ services: ['1', '2', '3'], min: ['50'], max: ['80'] });
    await expect(lowest).not.toHaveAttribute('aria-invalid');
  },
};

/** Without `onChange`: the form is submitted with its button. */
export const Native: Story = {
  tags: ['!autodocs', '!dev'],
  render: ({ action, groups, prices, kept }) => (
    <FilterPanel action={action} groups={groups} values={{}} {...(prices ? { prices } : {})} {...(kept ? { kept } : {})} />
  ),
  play: async ({ canvas, canvasElement }) => {
    const form = canvas.getByRole<HTMLFormElement>('form');
    await expect(form.method).toBe('get');
    const sent = new FormData(form);
    await expect(sent.get('searchName')).toBe('serum');
    await expect(canvasElement.querySelectorAll('[type=submit]')).toHaveLength(2);
  },
};
export const SelectsByPointerAndKeyboard: Story = {
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas, args }) => {
    await unfold(canvas);
    const [category, brand] = args.groups;
    const last = brand?.options.at(-1);
    if (!category || !brand || !last?.initial) throw new Error('The groups are missing.');
    for (const more of canvas.getAllByText(/3/, { selector: 'fieldset summary' })) await expectChevron(more);
    const brands = within(canvas.getByRole('group', { name: brand.title }));
    const box = (id: string) => {
      const { label = '' } = brand.options.find(({ value }) => value === id) ?? {};
      return brands.getByRole('checkbox', { name: new RegExp(label) });
    };
    await expect(box('3')).toBeChecked();
    // Selects one option by pointer, and one by keyboard after a letter link.
    await userEvent.click(box('9'));
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...storyChosen, brand: ['1', '3', '9'] });
    await userEvent.click(await brands.findByRole('link', { name: last.initial }));
    await expect(box(last.value)).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...storyChosen, brand: ['1', '3', '9', '15'] });
    // In a single-choice group an option replaces the selected one, and the first option clears the group.
    const [none] = within(canvas.getByRole('group', { name: category.title })).getAllByRole('radio');
    if (none) await userEvent.click(none);
    const { class: _, ...others } = storyChosen;
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...others, brand: ['1', '3', '9', '15'] });
  },
};
