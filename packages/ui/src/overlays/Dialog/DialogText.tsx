import { styled } from '../../styles/styled.ts';
import type { StyledPart } from '../../styles/styledPart.ts';

/** Long text in a dialog: headings of the third level, paragraphs, lists. */
export const DialogText: StyledPart<'div'> = styled('div')(({ theme }) => ({
  // Prose fills its lines, in Chinese as well.
  textWrap: 'pretty',
  '& h3': { ...theme.typography.h5, margin: 0, marginBlockStart: theme.spacing(3), marginBlockEnd: theme.spacing(0.5) },
  '& p': { ...theme.typography.body2, margin: 0 },
  '& p + p': { marginBlockStart: theme.spacing(1.5) },
  '& ul, & ol': { ...theme.typography.body2, margin: 0, marginBlockStart: theme.spacing(1), paddingInlineStart: theme.spacing(2.5) },
  '& img': { maxWidth: '100%', height: 'auto' },
}));
