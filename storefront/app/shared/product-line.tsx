import { Image, Price, styled, UiLink } from '@mall/ui';
import type { ReactNode } from 'react';

const Root = styled('article')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: `${theme.mall.size.thumbSmall} minmax(0, 1fr) auto`,
  alignItems: 'center',
  columnGap: theme.spacing(2),
  paddingBlock: theme.spacing(2.5),
  ...theme.typography.body2,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: `${theme.mall.size.thumb} minmax(0, 1fr) auto`, columnGap: theme.spacing(3) },
  '& > .words': { display: 'grid', gap: theme.spacing(0.5) },
  '& h3, & p': { margin: 0 },
  '& h3': theme.typography.subtitle2,
  '& p': { ...theme.typography.caption, color: theme.vars.palette.roles.inkSoft },
}));

interface GoodsLineProps {
  readonly href: string;
  readonly title: string;
  readonly image: string;
  /** The label of the SKU. */
  readonly spec: string;
  /** The unit price. */
  readonly price: string;
  /** The quantity as text. */
  readonly quantity: ReactNode;
}

/** Renders a bought product, read-only. */
export function ProductLine({ href, title, image, spec, price, quantity }: GoodsLineProps) {
  return (
    <Root>
      <Image src={image} alt="" sizes="96px" ratio={4 / 5} />
      <div className="words">
        <h3>
          <UiLink look="quiet" href={href}>
            {title}
          </UiLink>
        </h3>
        {spec !== '' && <p>{spec}</p>}
        <Price value={price} size="small" />
      </div>
      <span>{quantity}</span>
    </Root>
  );
}
