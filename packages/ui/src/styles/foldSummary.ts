import type { CSSObject } from '@mui/material/styles';

/**
 * Styles of the `summary` of a native `details` that has the library's chevron, `<Icon name="down" />`, after its words in place of the marker of the
 * browser. The chevron points up when the details are open.
 */
export const foldSummary: CSSObject = {
  display: 'flex',
  alignItems: 'center',
  width: 'fit-content',
  cursor: 'pointer',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  'details[open] > & > svg': { transform: 'rotate(180deg)' },
};
