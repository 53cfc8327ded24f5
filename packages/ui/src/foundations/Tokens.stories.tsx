import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { tidal } from '../theme/brands/tidal.ts';
import { compactTokens } from '../theme/tokens.ts';
import { examples } from './builder/draft.ts';
import { ThemeBuilder } from './builder/ThemeBuilder.tsx';
import { ColorTable, PaletteSteps } from './ColorTable.tsx';
import { ContrastTable } from './ContrastTable.tsx';
import { Elevation } from './Elevation.tsx';
import { Grid, PageWidths } from './Layout.tsx';
import { Borders, Breakpoints, Layers, Radius, Sizes, Space } from './Measures.tsx';
import { Easing, Motion } from './Motion.tsx';
import { TextTable } from './TextTable.tsx';
import { TokenTable } from './TokenTable.tsx';
import { TypeScale, TypeTable } from './TypeTable.tsx';

/** Every token of the theme, as the pages of the foundations show them. */
const meta = { title: 'Foundations/Examples', tags: ['!autodocs', '!dev'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const english = (content: ReactNode) => <div lang="en">{content}</div>;

export const Colors: Story = {
  render: () =>
    english(
      <>
        <ColorTable />
        <PaletteSteps family="neutral" />
        <ContrastTable />
      </>,
    ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: 'inkSoft' })).toBeVisible();
    await expect(within(canvas.getByRole('list', { name: 'Palette neutral' })).getAllByRole('listitem')).toHaveLength(16);
  },
};
export const Measures: Story = {
  render: () =>
    english(
      <>
        <Space />
        <Radius />
        <Borders />
        <Layers />
        <Sizes />
        <Breakpoints />
      </>,
    ),
};
/** The examples use the density and the corner radii of the toolbar's brand. */
export const MeasuresOfAnotherBrand: Story = {
  globals: { brand: 'tidal' },
  render: () =>
    english(
      <>
        <Space />
        <Radius />
      </>,
    ),
  play: async ({ canvas }) => {
    const shownValue = (variable: string) => canvas.getByText(variable).closest('li')?.querySelector('code');
    await expect(shownValue('--mall-space-200')).toHaveTextContent(compactTokens.space[200]);
    await expect(shownValue('--mall-radius-control')).toHaveTextContent(tidal.radius?.control ?? 'no radius');
  },
};
export const Elevations: Story = {
  render: () => english(<Elevation />),
  play: async ({ canvas }) => {
    const shadow = (scheme: string) => {
      const floating = within(canvas.getByRole('region', { name: `Elevation, ${scheme} scheme` })).getByText('float').parentElement;
      return floating && getComputedStyle(floating).boxShadow;
    };
    await expect(shadow('light')).not.toBe(shadow('dark'));
  },
};
export const LayoutExamples: Story = {
  render: () =>
    english(
      <>
        <PageWidths />
        <Grid />
      </>,
    ),
};
/** Moves a dot by pointer and by keyboard. */
export const Motions: Story = {
  render: () =>
    english(
      <>
        <Motion />
        <Easing />
      </>,
    ),
  play: async ({ canvas }) => {
    const play = canvas.getByRole('button', { name: 'Play calm' });
    const dot = play.closest('li')?.querySelector('.dot');
    const place = () => dot?.getBoundingClientRect().left ?? 0;
    const start = place();
    await userEvent.click(play);
    await expect(play).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(place()).toBeGreaterThan(start + 50));
    await userEvent.keyboard('{Enter}');
    await expect(play).toHaveAttribute('aria-pressed', 'false');
    await waitFor(() => expect(place()).toBe(start));
  },
};
export const Scale: Story = {
  render: () =>
    english(
      <>
        <TypeScale />
        <TypeTable />
      </>,
    ),
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByText('font: var(--mall-typography-h1)');
    const parts = first?.closest('li')?.textContent;
    await expect(parts).toContain('Line height1.1');
    await expect(parts).toContain('Letter spacing-0.018em');
  },
};
export const AllTokens: Story = {
  render: () => english(<TokenTable />),
  play: async ({ canvas }) => {
    const table = () => within(canvas.getByRole('table', { name: 'Tokens' }));
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search tokens' }), 'shadow dialogs');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^1 of \d+ tokens$/));
    await expect(table().getByRole('rowheader', { name: /elevation\.float/ })).toBeVisible();
    await expect(table().getByRole('button', { name: 'Copy CSS variable of elevation.float' })).toBeEnabled();
    await userEvent.clear(canvas.getByRole('searchbox'));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Group' }), 'radius');
    await waitFor(() => expect(table().getAllByRole('rowheader')).toHaveLength(5));
    await userEvent.type(canvas.getByRole('searchbox'), 'nothing');
    await expect(canvas.getByText('No token has all of these words.')).toBeVisible();
  },
};
export const Builder: Story = {
  render: () => english(<ThemeBuilder />),
  play: async ({ canvas }) => {
    const preview = (scheme: string) => {
      const frame = canvas.getByTitle(`Preview of the theme, ${scheme} scheme`);
      if (!(frame instanceof HTMLIFrameElement) || !frame.contentDocument) throw new Error('The preview has no document');
      return within(frame.contentDocument.body);
    };
    const button = () => getComputedStyle(preview('light').getByRole('button', { name: 'Add to cart' }));
    const example = (name: string) => canvas.getByRole('button', { name });
    const colorOf = (name: string) => {
      const swatch = example(name).querySelector('span');
      return swatch && getComputedStyle(swatch).backgroundColor;
    };
    await waitFor(() => expect(button().backgroundColor).toBe(colorOf('Blue')));
    await userEvent.click(example('Black'));
    await waitFor(() => expect(button().backgroundColor).toBe(colorOf('Black')));
    await expect(canvas.getByText('The light scheme uses your colors as they are.')).toBeVisible();

    await userEvent.click(example('Yellow'));
    await waitFor(() => expect(button().backgroundColor).toBe(colorOf('Yellow')));
    const textColor = new RegExp(`^colors.brand: links, borders and other text have .*, because ${examples.Yellow} has 1`);
    await expect(canvas.getByRole('textbox', { name: 'Brand color' })).toHaveAccessibleDescription(textColor);
    await expect(canvas.getByText(/All 112 pairs pass/)).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'TypeScript' })).toHaveTextContent(`brand: '${examples.Yellow}'`);

    const corners = canvas.getByRole('textbox', { name: 'Controls' });
    await userEvent.clear(corners);
    await userEvent.type(corners, 'abc');
    await expect(canvas.getByRole('alert')).toHaveTextContent('radius.control is "abc", not a length in px or rem');
    await expect(corners).toBeInvalid();
    await expect(corners).toHaveAccessibleDescription(/^radius\.control is "abc"/);
    await userEvent.clear(corners);
    await userEvent.type(corners, '0');
    await userEvent.click(canvas.getByRole('radio', { name: 'Compact' }));
    await waitFor(() => expect(button().minHeight).toBe(compactTokens.size.target));
    await expect(Number.parseInt(button().borderRadius, 10)).toBe(0);
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    await expect(corners).toBeValid();

    await userEvent.click(canvas.getByText(/^Light scheme: 0 of/));
    const ink = canvas.getByRole('textbox', { name: 'light.ink' });
    await userEvent.type(ink, 'silver');
    await expect(ink).toHaveAccessibleDescription(/^colors\.light\.ink \S+ on colors\.light\.\w+ .* text needs 4\.5:1/);
    await userEvent.clear(ink);
    await userEvent.type(ink, examples.Black);
    await expect(ink).toBeValid();
    await waitFor(() => expect(getComputedStyle(preview('light').getByRole('heading', { level: 1 })).color).toBe(colorOf('Black')));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Heading font' }), 'Other');
    const family = canvas.getByRole('textbox', { name: 'Heading font: family' });
    await userEvent.clear(family);
    await expect(family).toHaveAccessibleDescription(/^faces\.display\.family is ""/);
    await userEvent.type(family, 'Lora');
    await waitFor(() => expect(getComputedStyle(preview('light').getByRole('heading', { level: 1 })).fontFamily).toMatch(/^Lora/));

    const heights = [...canvas.getAllByTitle(/^Preview of the theme/)].map((frame) => frame.clientHeight);
    const contents = (['light', 'dark'] as const).map((scheme) => preview(scheme).getByRole('main').offsetHeight);
    await expect(heights).toEqual(contents);

    await userEvent.click(canvas.getByRole('tab', { name: 'CSS variables' }));
    await expect(canvas.getByRole('region', { name: 'CSS variables' })).toHaveTextContent(`--mall-color-primary-fill: ${examples.Yellow};`);
    await userEvent.click(canvas.getByRole('tab', { name: 'Design tokens' }));
    await expect(canvas.getByRole('region', { name: 'Design tokens' })).toHaveTextContent('"version": "2025.10"');
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    window.scrollTo(0, 0);
  },
};
/** Every text, whose table is searched by words and narrowed to a group; a plural has one key. */
export const Texts: Story = {
  render: () => english(<TextTable />),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('searchbox', { name: 'Search texts' }));
    await userEvent.paste('nav.cart');
    await expect(await canvas.findByRole('status')).toHaveTextContent(/^1 of \d{3} texts$/);
    await expect(canvas.getByRole('cell')).toHaveTextContent('Cart, {{count}} itemCart, {{count}} items');
    await userEvent.clear(canvas.getByRole('searchbox', { name: 'Search texts' }));
    await userEvent.paste('errors.phone');
    await expect(canvas.getByRole('rowheader', { name: 'errors.phone' })).toBeVisible();
  },
};
