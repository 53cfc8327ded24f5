import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { expectChevron } from '../../testing/expectChevron.ts';
import { inFrame } from '../../testing/inFrame.ts';
import { CookieConsent } from './CookieConsent.tsx';

const meta = {
  title: 'Feedback/CookieConsent',
  component: CookieConsent,
  parameters: { ...inFrame, layout: 'fullscreen' },
  args: { action: '/consent', privacyHref: '#privacy', onChoice: fn() },
} satisfies Meta<typeof CookieConsent>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** On a phone, the last part of the page. */
export const InPageOnPhones: Story = { args: { inPageOnPhones: true } };
export const ReportsTheChoice: Story = {
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas, canvasElement, args }) => {
    const before = document.activeElement;
    // The button for the custom choice precedes the others and is collapsed.
    const [own, necessary, all] = canvas.getAllByRole('button');
    if (!own || !necessary || !all) throw new Error('no choices');
    // The focus does not move, and the bar overlays the page.
    await expect(document.activeElement).toBe(before);
    await expect(canvas.getByRole('region')).toHaveStyle({ position: 'fixed' });
    // Refusing is as easy as accepting.
    await expect(necessary.offsetWidth).toBe(all.offsetWidth);
    await expect(all.offsetLeft).toBeGreaterThan(necessary.offsetLeft + necessary.offsetWidth);
    await userEvent.click(necessary);
    await expect(args.onChoice).toHaveBeenLastCalledWith({ preferences: false, statistics: false });
    await userEvent.tab();
    await expect(all).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoice).toHaveBeenLastCalledWith({ preferences: true, statistics: true });
    const summary = canvasElement.querySelector('summary') ?? all;
    await expectChevron(summary);
    await userEvent.click(summary);
    const [locked, preferences] = canvas.getAllByRole('checkbox');
    await expect(locked).toBeDisabled();
    await userEvent.click(preferences ?? all);
    await userEvent.click(own);
    await expect(args.onChoice).toHaveBeenLastCalledWith({ preferences: true, statistics: false });
  },
};
