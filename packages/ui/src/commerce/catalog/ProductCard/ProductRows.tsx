import { Children, type ReactNode } from 'react';
import type { RootProps } from '../../../styles/rootProps.ts';
import { styled } from '../../../styles/styled.ts';
import { cardRatio } from './cardRatio.ts';

/** Props of {@link ProductRows}. */
export interface ProductRowsProps extends RootProps<'ul'> {
  /** Product cards or their skeletons. */
  children: ReactNode;
  /** Accessible name of the list when there is no heading. */
  label?: string;
}

const Root = styled('ul')(({ theme }) => ({
  '--image': theme.mall.size.thumb,
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li': { paddingBlock: theme.spacing(2), borderBlockEnd: `${theme.mall.border.hairline} solid ${theme.vars.palette.roles.hairline}` },
  '& > li:first-of-type': { paddingBlockStart: 0 },
  // Horizontal variant of the grid's cards: the text is next to an image of half the height.
  '& > li > *': {
    position: 'relative',
    justifyContent: 'center',
    minHeight: `calc(var(--image) / ${cardRatio})`,
    paddingInlineStart: `calc(var(--image) + ${theme.spacing(2.5)})`,
  },
  '& > li > * > .image': { position: 'absolute', insetBlockStart: 0, insetInlineStart: 0, width: 'var(--image)' },
  '& > li > * > :is(h2, h3, h4)': { marginBlockStart: 0 },
  '& > li > article > ul': { position: 'static', marginBlockStart: theme.spacing(0.5) },
  '& > li > article > ul > li': { backgroundColor: theme.vars.palette.roles.sunken },
  [theme.breakpoints.up('md')]: {
    '--image': theme.mall.size.cardSmall,
    '& > li': { paddingBlock: theme.spacing(3) },
    '& > li > *': { paddingInlineStart: `calc(var(--image) + ${theme.spacing(4)})` },
  },
}));

/** Shows product cards in one column, each with its text next to its image. */
export function ProductRows({ children, label, ...root }: ProductRowsProps) {
  return (
    <Root {...root} {...(label ? { 'aria-label': label } : {})}>
      {Children.map(children, (child) => child && <li>{child}</li>)}
    </Root>
  );
}
