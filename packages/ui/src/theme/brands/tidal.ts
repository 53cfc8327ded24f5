import type { MallThemeOptions } from '../createMallTheme.ts';

/**
 * An example of a second brand that differs from the default in every option: blue and coral, sans-serif headings, square corners, dense.
 */
export const tidal: MallThemeOptions = {
  colors: { brand: '#0b57d0', accent: '#c2410c' },
  faces: {
    text: { family: '"Helvetica Neue", Arial', style: 'sans' },
    display: { family: '"Helvetica Neue", Arial', style: 'sans' },
  },
  radius: { control: '2px', card: '0px', image: '0px' },
  density: 'compact',
};
