import type { Meta, StoryObj } from '@storybook/react-vite';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { storyLanguage } from '../../../testing/globals.ts';
import { StorySearch } from '../../../testing/StorySearch.tsx';
import { inStoryLanguage, sampleArgs } from '../../../testing/sampleTexts.ts';
import { storyHistory, storySuggestions } from '../../../testing/search.ts';
import { SearchField } from '../SearchField/SearchField.tsx';
import { SearchPanel, type SearchPanelProps } from './SearchPanel.tsx';

interface OpenStateProps {
  readonly args: SearchPanelProps;
  /** Renders the story with other args. */
  readonly show: (args: SearchPanelProps) => ReactNode;
}

/** Keeps `open` as an application does, so that the keys of the panel work in its stories. */
function OpenState({ args, show }: OpenStateProps) {
  const [open, setOpen] = useState(args.open);
  useEffect(() => setOpen(args.open), [args.open]);
  const onOpenChange = (next: boolean) => {
    setOpen(next);
    args.onOpenChange(next);
  };
  // The displayed code shows a handler for a mock, and this one calls a mock.
  return show({ ...args, open, onOpenChange: Object.assign(onOpenChange, { mock: args.onOpenChange }) });
}

const meta = {
  title: 'Commerce/SearchPanel',
  component: SearchPanel,
  ...sampleArgs((_, language) => ({
    open: true,
    onOpenChange: fn(),
    history: storyHistory(language),
    onForget: fn(),
    onForgetAll: fn(),
  })),
  render: (args) => (
    <SearchField action="#search">
      <SearchPanel {...args} />
    </SearchField>
  ),
  decorators: [
    (Story, { args }) => <OpenState args={args} show={(own) => <Story args={own} />} />,
    (Story) => <div style={{ maxWidth: 352, minHeight: 420 }}>{Story()}</div>,
  ],
} satisfies Meta<typeof SearchPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

const typedText = { en: 'se', zh: '精华', tn: '精華', ko: '세럼' };

const searched = fn((event: FormEvent) => event.preventDefault());

const follow = { followed: '' };
const noteFollowed: NonNullable<Story['decorators']> = [
  (Story) => (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: records which link is followed
    <div
      style={{ maxWidth: 352, minHeight: 420 }}
      onClick={(event) => {
        const link = event.target instanceof Element && event.target.closest('a');
        if (!link) return;
        event.preventDefault();
        follow.followed = link.getAttribute('href') ?? '';
      }}
    >
      {Story()}
    </div>
  ),
];

/** Returns the entries of the panel only, because the select of the search target has options as well. */
const entries = () => within(screen.getByRole('listbox')).getAllByRole('option');

export const Default: Story = {};
/** Suggested words and products while somebody types. */
export const Suggestions: Story = {
  ...sampleArgs((t, language) => ({ suggestions: storySuggestions(language, t(typedText)) ?? { words: [], products: [] } })),
  play: async ({ args }) => {
    const { words = [], products = [] } = args.suggestions ?? {};
    await expect(products).not.toEqual([]);
    await waitFor(() => expect(entries()).toHaveLength(words.length + products.length));
    await expect(within(screen.getByRole('listbox')).getByRole('group')).toBeVisible();
  },
};
/** Words without products have no heading. */
export const WordsOnly: Story = {
  ...sampleArgs((_, language) => ({ suggestions: { words: storyHistory(language).slice(0, 2), products: [] } })),
  play: async () => {
    await waitFor(() => expect(entries()).toHaveLength(2));
    await expect(within(screen.getByRole('listbox')).queryByRole('group')).toBeNull();
  },
};
/** Without previous searches there is no panel. */
export const NoHistory: Story = {
  tags: ['!autodocs'],
  args: { history: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('search')).toBeVisible();
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
};
export const SearchesAgainAndForgets: Story = {
  tags: ['!autodocs', '!dev'],
  decorators: noteFollowed,
  args: { open: false },
  render: ({ open, onOpenChange, onForget, onForgetAll }, { globals }) => (
    <StorySearch language={storyLanguage(globals)} onSubmit={searched} {...{ open, onOpenChange, onForget, onForgetAll }} />
  ),
  play: async ({ canvas, canvasElement, args }) => {
    const [first, second, third] = args.history;
    const field = canvasElement.querySelector('input');
    if (!field || !first || !second || !third) throw new Error('no field or history');
    await userEvent.click(field);
    await expect(entries()).toHaveLength(5);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(field).toHaveAttribute('aria-activedescendant', canvas.getByRole('option', { name: second.text }).id);
    await userEvent.keyboard('{Enter}');
    await expect(follow.followed).toBe(second.href);
    await expect(searched).not.toHaveBeenCalled();
    await expect(canvas.queryByRole('listbox')).toBeNull();
    // After deletion by mouse, the focus does not move; by keyboard it moves to the next entry.
    await userEvent.click(field);
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(first.text) }));
    await expect(args.onForget).toHaveBeenLastCalledWith(first.text);
    await expect(field).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onForget).toHaveBeenLastCalledWith(second.text);
    await expect(canvas.getByRole('button', { name: new RegExp(third.text) })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await expect(args.onForgetAll).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(field).toHaveFocus();
  },
};
export const SuggestsWhileSomebodyTypes: Story = {
  tags: ['!autodocs', '!dev'],
  decorators: noteFollowed,
  args: { open: false },
  render: ({ open, onOpenChange }, { globals }) => (
    <StorySearch language={storyLanguage(globals)} onSubmit={searched} {...{ open, onOpenChange }} />
  ),
  play: async ({ canvasElement, args, globals }) => {
    const typed = inStoryLanguage(globals)(typedText);
    const { words = [], products = [] } = storySuggestions(storyLanguage(globals), typed) ?? {};
    const field = canvasElement.querySelector('input');
    if (!field) throw new Error('no field');
    await userEvent.type(field, typed);
    await waitFor(() => expect(entries()).toHaveLength(words.length + products.length));
    await expect(canvasElement.ownerDocument.querySelector('[aria-live=polite]')?.textContent).toContain(
      String(words.length + products.length),
    );
    // The first Escape closes the panel, the second clears the field.
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await expect(field).toHaveValue(typed);
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter}');
    await expect(follow.followed).toBe(products.at(-1)?.href);
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('');
    await userEvent.type(field, typed);
  },
};
