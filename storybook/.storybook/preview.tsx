import type { Preview } from '@storybook/react-vite';
import components from '../../packages/ui/.storybook/preview.tsx';

const preview: Preview = { ...components };

export default preview;
