import { useUiText } from '../../../i18n/useUiText.ts';
import { Image } from '../../../primitives/Image/Image.tsx';
import { UiLink } from '../../../primitives/UiLink/UiLink.tsx';
import { forwardPropsExcept } from '../../../styles/forwardPropsExcept.ts';
import { lineClamp, singleLine } from '../../../styles/lineClamp.ts';
import type { RootProps } from '../../../styles/rootProps.ts';
import { styled } from '../../../styles/styled.ts';
import { wholeCardLink } from '../../../styles/wholeCardLink.ts';
import { Price } from '../Price/Price.tsx';
import { cardRatio } from './cardRatio.ts';

/** Whether a product can be bought, or the reason why not. */
export type ProductState = 'available' | 'expired' | 'offShelf' | 'soldOut';

/** Props of {@link ProductCard}. */
export interface ProductCardProps extends RootProps<'article'> {
  /** URL of the product page, to which the whole card links. */
  href: string;
  /** Name of the product; at most three lines are shown. */
  title: string;
  /** URL of the product image; omitted, its placeholder is shown. @since 0.4.0 */
  imageUrl?: string;
  /** `128.00`, or `98.00-218.00`, which is printed as "from ¥98.00". */
  price: string;
  /** The price before a reduction. */
  was?: string;
  /** The price for members. */
  memberPrice?: string;
  /** Name of the shop, below the title. */
  shopName?: string;
  /** Short labels on the image, in the shopper's language, e.g. New. */
  badges?: readonly string[];
  /** Whether the product can be bought; other states fade the image and have a badge. @default 'available' */
  state?: ProductState;
  /**
   * Sold only to members, and the shopper is not a member: shows a label.
   * @default false
   * @since 0.2.0
   */
  membersOnly?: boolean;
  /** Level of the title's heading on the page. @default 3 */
  level?: 2 | 3 | 4;
  /** `sizes` attribute of the image. */
  sizes?: string;
  /** For the first row of a page: its images are fetched first. @default false */
  priority?: boolean;
}

const stateTexts = { expired: 'product.expired', offShelf: 'product.offShelf', soldOut: 'product.soldOut' } as const;

const Root = styled('article', { shouldForwardProp: forwardPropsExcept('faded') })<{ faded: boolean }>(({ theme, faded }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(0.5),
  height: '100%',
  '& > .image': { opacity: faded ? 0.55 : 1 },
  '& > .image img': { transition: `transform ${theme.mall.motion.slow} ${theme.mall.motion.ease}` },
  '&:hover .image img': { transform: 'scale(1.025)' },
}));

const Title = styled('h3')(({ theme }) => ({
  ...theme.typography.h4,
  ...lineClamp(3),
  fontSize: theme.mall.type.cardTitle,
  margin: 0,
  marginBlockStart: theme.spacing(1.5),
  ...wholeCardLink(theme),
}));

const Badges = styled('ul')(({ theme }) => ({
  position: 'absolute',
  insetBlockStart: theme.spacing(1.5),
  insetInlineStart: theme.spacing(1.5),
  maxWidth: `calc(100% - ${theme.spacing(3)})`,
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0.5),
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& li': {
    ...theme.typography.caption,
    paddingInline: theme.spacing(1.25),
    paddingBlock: theme.spacing(0.25),
    borderRadius: theme.mall.radius.pill,
    backgroundColor: theme.vars.palette.roles.sheet,
    color: theme.vars.palette.roles.ink,
  },
}));

const Quiet = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  ...singleLine,
  margin: 0,
  color: theme.vars.palette.roles.inkSoft,
}));

/** Shows a product in a list: a tall image, its name and price. The whole card links to the product. */
export function ProductCard(props: ProductCardProps) {
  const {
    href,
    title,
    imageUrl,
    price,
    was,
    memberPrice,
    shopName,
    badges = [],
    state = 'available',
    membersOnly = false,
    level = 3,
    sizes,
    priority,
    ...root
  } = props;
  const t = useUiText();
  const marks = state === 'available' ? [...(membersOnly ? [t('product.membersOnly')] : []), ...badges] : [t(stateTexts[state])];
  return (
    <Root {...root} faded={state !== 'available'}>
      <Image
        className="image"
        alt=""
        ratio={cardRatio}
        {...(imageUrl ? { src: imageUrl } : {})}
        {...(sizes ? { sizes } : {})}
        {...(priority ? { priority } : {})}
      />
      <Title as={`h${level}`}>
        <UiLink href={href} look="quiet">
          {title}
        </UiLink>
      </Title>
      {shopName && <Quiet>{shopName}</Quiet>}
      <Price value={price} range="from" {...(was ? { was } : {})} {...(memberPrice ? { memberPrice } : {})} />
      {marks.length > 0 && (
        <Badges>
          {marks.map((mark) => (
            <li key={mark}>{mark}</li>
          ))}
        </Badges>
      )}
    </Root>
  );
}
