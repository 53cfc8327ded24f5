import { styled } from '@mui/material/styles';
import type { RootProps } from '../../theme/rootProps.ts';
import { pictureSrcSet } from './sources.ts';

/** Props of {@link Picture}. */
export interface PictureProps extends RootProps<'span'> {
  /** Address; one under `/media/` is offered in several widths. Left out or empty, the quiet ground of the box is all that shows. */
  src?: string;
  /** What the picture shows; '' when the text beside it says the same. */
  alt: string;
  /** Width to height of the box, e.g. `1`, `4 / 5`. The box stands before the picture arrives. @default 1 */
  ratio?: number;
  /** The `sizes` of the picture on the page. @default '(min-width: 900px) 25vw, 50vw' */
  sizes?: string;
  /** The page's first large picture: fetched at once and first. @default false */
  priority?: boolean;
  /** How the picture fills its box. @default 'cover' */
  fit?: 'cover' | 'contain';
}

const Box = styled('span')(({ theme }) => ({
  display: 'block',
  position: 'relative',
  overflow: 'hidden',
  width: '100%',
  backgroundColor: theme.vars.palette.roles.sunken,
  borderRadius: theme.mall.radius.picture,
  '& picture': { display: 'contents' },
  '& img': { position: 'absolute', inset: 0, width: '100%', height: '100%' },
  ...theme.applyStyles('dark', { '& img': { filter: 'brightness(0.9)' } }),
}));

/** A picture in a box of fixed proportions: nothing moves when it arrives. */
export function Picture({
  src,
  alt,
  ratio = 1,
  sizes = '(min-width: 900px) 25vw, 50vw',
  priority = false,
  fit = 'cover',
  ...root
}: PictureProps) {
  const srcSet = src ? pictureSrcSet(src) : undefined;
  return (
    <Box {...root} style={{ aspectRatio: String(ratio) }}>
      {src && (
        <picture>
          {srcSet && <source srcSet={srcSet} sizes={sizes} />}
          <img
            src={src}
            alt={alt}
            loading={priority ? 'eager' : 'lazy'}
            decoding={priority ? 'sync' : 'async'}
            fetchPriority={priority ? 'high' : 'auto'}
            style={{ objectFit: fit }}
          />
        </picture>
      )}
    </Box>
  );
}
