import type { Meta, StoryObj } from '@storybook/react-vite';
import { SiteFooter } from './SiteFooter.tsx';

const meta = {
  title: 'Navigation/SiteFooter',
  component: SiteFooter,
  parameters: { layout: 'fullscreen' },
  args: {
    name: 'Sylvane',
    hrefs: { ourStory: '#a', allProducts: '#b', home: '#c', terms: '#d', privacy: '#e', contact: '#f' },
    columns: [
      { title: 'Buy with ease', subheading: 'Seven days to change your mind.' },
      { title: 'Orders', links: [{ label: 'Find an order', href: '#o' }] },
    ],
    copyright: '© 2026 Sylvane',
    archival: 'ICP 2026-0001',
  },
} satisfies Meta<typeof SiteFooter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Bare: Story = { args: { columns: [], hrefs: { home: '#c' } } };
