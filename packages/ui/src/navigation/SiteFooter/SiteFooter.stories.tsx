// @spec 2.83 2.84

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { drawnImage } from '../../testing/drawnImage.ts';
import { translateSample } from '../../testing/translateSample.ts';
import { footerPages, SiteFooter } from './SiteFooter.tsx';

const meta = {
  title: 'Navigation/SiteFooter',
  component: SiteFooter,
  parameters: { layout: 'fullscreen' },
  args: {
    name: 'Sylvane',
    hrefs: Object.fromEntries(footerPages.map((page) => [page, `#${page}`])),
    columns: [
      { title: 'Buy with ease', subheading: 'Seven days to change your mind.', image: drawnImage('bottle', 'sage') },
      { title: 'Delivered gently', subheading: 'Free from ¥199.00.', image: drawnImage('jar', 'sand') },
      {
        title: 'Orders',
        links: [
          { label: 'Find an order', href: '#o' },
          { label: 'The brand’s own site', href: 'https://sylvane.test/', newTab: true },
        ],
      },
    ],
    copyright: '© 2026 Sylvane',
    archival: 'ICP 2026-0001',
  },
} satisfies Meta<typeof SiteFooter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement, globals }) => {
    const t = translateSample(globals);
    const pages = [...canvasElement.querySelectorAll('nav a')].map((link) => link.getAttribute('href'));
    await expect(pages).toEqual(footerPages.map((page) => `#${page}`));
    await expect(canvas.getByRole('link', { name: new RegExp(t('The brand’s own site')) })).toHaveAttribute('target', '_blank');
    await expect(canvas.getByRole('link', { name: t('Find an order') })).not.toHaveAttribute('target');
    // The mall's name can take a whole line; the columns are next to each other.
    const [first, second] = t(['Buy with ease', 'Delivered gently']).map((name) =>
      canvas.getByRole('heading', { name }).getBoundingClientRect(),
    );
    await expect(window.innerWidth < 900 || (first?.top === second?.top && first?.left !== second?.left)).toBe(true);
  },
};
export const Bare: Story = { args: { columns: [], hrefs: { home: '#c' } } };
