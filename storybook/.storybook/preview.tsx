import type { Preview } from '@storybook/react-vite';
import components from '../../packages/ui/.storybook/preview.tsx';

const preview: Preview = {
  ...components,
  // Storybook reads tags and order from the text of this file, without running it: they cannot come from an import.
  tags: ['autodocs'],
  parameters: {
    ...components.parameters,
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Start',
          'Find a component',
          'Guidelines',
          ['Content', 'Accessibility', 'MUI components', 'Text keys'],
          'Foundations',
          ['Theming', 'Tokens', 'Color', 'Typography', 'Space', 'Layout', 'Radius', 'Elevation', 'Motion', 'Icons', 'Imagery'],
          'Patterns',
          [
            'Messages and notifications',
            'Loading',
            'Empty states',
            'Forms',
            'Prices and promotions',
            'Filtering and sorting',
            'Dialogs and confirmation',
            'Unavailable actions',
          ],
          'Provider',
          'Primitives',
          'Fields',
          'Commerce',
          'Navigation',
          'Feedback',
          'Overlays',
          'Forms',
          'Pages',
          [
            'Catalog',
            ['Home', 'All products', 'Search results', 'Product'],
            'Cart and checkout',
            ['Cart', 'Checkout', 'Payment', 'Scan to pay', 'Payment result'],
            'Orders',
            ['Orders', 'Order'],
            'Account',
            ['Overview'],
            'Sign-in',
            ['Sign in', 'Registration'],
            'System',
          ],
          'Changelog',
        ],
      },
    },
  },
};

export default preview;
