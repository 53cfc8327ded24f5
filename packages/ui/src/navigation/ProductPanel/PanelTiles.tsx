import Skeleton from '@mui/material/Skeleton';
import { cardRatio } from '../../commerce/catalog/ProductCard/cardRatio.ts';
import { Image } from '../../primitives/Image/Image.tsx';
import { UiLink } from '../../primitives/UiLink/UiLink.tsx';
import { lineClamp } from '../../styles/lineClamp.ts';
import { styled } from '../../styles/styled.ts';
import { wholeCardLink } from '../../styles/wholeCardLink.ts';

/** A product in the header's panel. */
export interface PanelProduct {
  /** URL of the product. */
  href: string;
  /** Title of the product. */
  title: string;
  /** URL of its image. @since 0.4.0 */
  imageUrl?: string;
}

/** Maximum number of products in the panel. */
const maxProducts = 5;

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(${maxProducts}, minmax(0, 1fr))`,
  columnGap: theme.spacing(4),
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& li': { position: 'relative', display: 'grid', alignContent: 'start', gap: theme.spacing(1.5) },
  '& > li > .title': { ...theme.typography.subtitle2, ...lineClamp(2), margin: 0, minHeight: '3.2em', ...wholeCardLink(theme) },
}));

/** Shows five products, image above title; each is a link as a whole. */
export function PanelTiles({ products, onFollow }: { products: readonly PanelProduct[]; onFollow: () => void }) {
  return (
    <List>
      {products.slice(0, maxProducts).map(({ href, title, imageUrl }) => (
        <li key={href}>
          <Image alt="" ratio={cardRatio} sizes="20vw" {...(imageUrl ? { src: imageUrl } : {})} />
          <p className="title">
            <UiLink look="quiet" href={href} onClick={onFollow}>
              {title}
            </UiLink>
          </p>
        </li>
      ))}
    </List>
  );
}

/** Reserves the space of the products while they load. */
export function PanelTilesSkeleton() {
  return (
    <List aria-hidden="true">
      {Array.from({ length: maxProducts }, (_, index) => index).map((at) => (
        <li key={at}>
          <Skeleton variant="rectangular" width="100%" height="auto" sx={{ aspectRatio: String(cardRatio) }} />
          <div className="title">
            <Skeleton width="75%" />
          </div>
        </li>
      ))}
    </List>
  );
}
