import Button from '@mui/material/Button';
import { useId } from 'react';
import { useUiText } from '../../../i18n/useUiText.ts';
import { Image } from '../../../primitives/Image/Image.tsx';
import { useLinkComponent } from '../../../primitives/UiLink/LinkProvider.tsx';
import { UiLink } from '../../../primitives/UiLink/UiLink.tsx';
import type { RootProps } from '../../../styles/rootProps.ts';
import { styled } from '../../../styles/styled.ts';
import { wholeCardLink } from '../../../styles/wholeCardLink.ts';
import { Price } from '../../catalog/Price/Price.tsx';
import { cardRatio } from '../../catalog/ProductCard/cardRatio.ts';
import { StockBar } from './StockBar.tsx';

/** State of a product's flash sale: not started, running, sold out, or ended. */
export type FlashSaleState = 'waiting' | 'running' | 'gone' | 'finished';

/** Props of {@link FlashSaleCard}. */
export interface FlashSaleCardProps extends RootProps<'article'> {
  /** URL of the product, at its flash price while the sale runs. */
  href: string;
  /** Name of the product. */
  title: string;
  /** URL of the product image; omitted, its placeholder is shown. @since 0.4.0 */
  imageUrl?: string;
  /** Name of the shop that sells it. */
  shopName?: string;
  /** Display text of the SKU on sale, `150 ml`; omitted when the product has only one. */
  variant?: string;
  /** The flash price, a decimal string. */
  price: string;
  /** The price of the same SKU outside the sale. */
  was: string;
  /** Pieces left of those reserved for the sale. */
  left: number;
  /** Pieces reserved for the sale. */
  total: number;
  /** State of the sale. While it is running, a button links to the product. */
  state: FlashSaleState;
  /** Level of the title's heading on the page. @default 3 */
  level?: 2 | 3 | 4;
  /** `sizes` attribute of the image. */
  sizes?: string;
  /** For the first row of a page: its images are fetched first. @default false */
  priority?: boolean;
}

const stateTexts = { waiting: 'flash.waiting', gone: 'flash.gone', finished: 'flash.finished' } as const;

const Root = styled('article')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(0.75),
  height: '100%',
  '& > .image img': { transition: `transform ${theme.mall.motion.slow} ${theme.mall.motion.ease}` },
  '&:hover .image img': { transform: 'scale(1.025)' },
  '&[data-state="gone"] .image, &[data-state="finished"] .image': { opacity: 0.55 },
  // Each card has one link, whose target is the whole card.
  ...wholeCardLink(theme),
  '& .shop, & .variant': { ...theme.typography.caption, margin: 0, color: theme.vars.palette.roles.inkSoft },
  // Aligns the footers of the cards in a row, regardless of the length of their titles.
  '& > .foot': { display: 'grid', gap: theme.spacing(2), marginBlockStart: 'auto', paddingBlockStart: theme.spacing(0.75) },
  '& > .foot .MuiButton-root': { paddingInline: theme.spacing(1) },
}));

const Title = styled('h3')(({ theme }) => ({
  ...theme.typography.h4,
  fontSize: theme.mall.type.cardTitle,
  margin: 0,
  marginBlockStart: theme.spacing(1.5),
}));

const Mark = styled('p')(({ theme }) => ({
  ...theme.typography.button,
  display: 'grid',
  placeItems: 'center',
  margin: 0,
  minHeight: theme.mall.size.target,
  textAlign: 'center',
  borderRadius: theme.mall.radius.control,
  color: theme.vars.palette.roles.inkSoft,
  backgroundColor: theme.vars.palette.roles.sunken,
  '&[data-state="waiting"]': { color: theme.vars.palette.roles.primary, backgroundColor: theme.vars.palette.roles.primaryVeil },
}));

/** Shows a product of the flash sale: its price in and outside the sale, the pieces left, and a link while the sale is running. */
export function FlashSaleCard(props: FlashSaleCardProps) {
  const { href, title, imageUrl, shopName, variant, price, was, left, total, state, level = 3, sizes, priority = false, ...root } = props;
  const t = useUiText('ui-deferred');
  const id = useId();
  const link = useLinkComponent();
  const isRunning = state === 'running';
  return (
    <Root {...root} data-state={state} aria-labelledby={id}>
      <Image
        className="image"
        alt=""
        ratio={cardRatio}
        priority={priority}
        {...(imageUrl ? { src: imageUrl } : {})}
        {...(sizes ? { sizes } : {})}
      />
      <Title as={`h${level}`} id={id}>
        {isRunning ? (
          title
        ) : (
          <UiLink href={href} look="quiet">
            {title}
          </UiLink>
        )}
      </Title>
      {variant && <p className="variant">{variant}</p>}
      {shopName && <p className="shop">{shopName}</p>}
      <Price value={price} was={was} size="large" />
      <div className="foot">
        <StockBar left={left} total={total} isQuiet={!isRunning} />
        {isRunning ? (
          <Button component={link} href={href} variant="contained" fullWidth aria-describedby={id}>
            {t('flash.snapUp')}
          </Button>
        ) : (
          <Mark data-state={state}>{t(stateTexts[state])}</Mark>
        )}
      </div>
    </Root>
  );
}
