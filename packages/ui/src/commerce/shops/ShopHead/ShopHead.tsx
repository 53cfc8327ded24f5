import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Image } from '../../../primitives/Image/Image.tsx';
import type { RootProps } from '../../../styles/rootProps.ts';
import { styled } from '../../../styles/styled.ts';
import { FollowButton, type FollowForm } from '../ShopCard/FollowButton.tsx';
import { ShopFacts, type ShopFactsProps } from '../ShopCard/ShopFacts.tsx';
import { ShopLogo } from '../ShopCard/ShopLogo.tsx';

/** Props of {@link ShopHead}. */
export interface ShopHeadProps extends ShopFactsProps, RootProps<'header'> {
  /** Name of the shop. */
  name: string;
  /** URL of the logo; omitted, the first letter of the name is shown. */
  logoUrl?: string;
  /** URL of the shop's wide image. */
  posterUrl?: string;
  /** Whether the shopper follows the shop, and the form that changes it. */
  follow: FollowForm;
  /** Called with the requested state; omitted, the browser posts the form. */
  onFollow?: (followed: boolean) => void;
  /** The shop's description of itself. */
  information?: ReactNode;
}

const Root = styled('header')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  '& > .who': {
    display: 'grid',
    gridTemplateColumns: `${theme.spacing(9)} minmax(0, 1fr)`,
    alignItems: 'center',
    gap: theme.spacing(2, 2.5),
  },
  '& > .who > .words': { display: 'grid', gap: theme.spacing(1), minWidth: 0 },
  '& > .who > .words p': {
    ...theme.typography.body2,
    margin: 0,
    maxWidth: theme.mall.size.measure,
    color: theme.vars.palette.roles.inkSoft,
  },
  [theme.breakpoints.up('md')]: {
    gap: theme.spacing(5),
    '& > .who': { gridTemplateColumns: `${theme.mall.size.thumb} minmax(0, 1fr) auto`, columnGap: theme.spacing(4) },
  },
  [theme.breakpoints.down('md')]: { '& form': { gridColumn: '2' } },
}));

/** Shows the header of a shop's page: its image, its facts and a follow button. */
export function ShopHead(props: ShopHeadProps) {
  const { name, logoUrl, posterUrl, information, place, followers, productCount, follow, onFollow, ...root } = props;
  return (
    <Root {...root}>
      {posterUrl && <Image src={posterUrl} alt="" ratio={16 / 5} sizes="(min-width: 1312px) 1216px, 100vw" priority />}
      <div className="who">
        <ShopLogo name={name} logoUrl={logoUrl} />
        <div className="words">
          <Typography variant="h2" component="h1">
            {name}
          </Typography>
          {information && <p>{information}</p>}
          <ShopFacts place={place} followers={followers} productCount={productCount} />
        </div>
        <FollowButton {...follow} shopName={name} onFollow={onFollow} />
      </div>
    </Root>
  );
}
