import { placeholderGround } from '../../styles/placeholderGround.ts';
import type { RootProps } from '../../styles/rootProps.ts';
import { styled } from '../../styles/styled.ts';
import { imageSrcSet } from './sources.ts';

/** Props of {@link Image}. */
export interface ImageProps extends RootProps<'span'> {
  /**
   * URL of the image; one under `/media/` gets a `srcset` with several widths. Omitted or empty, only the background of the box is shown.
   */
  src?: string;
  /** Alternative text; '' when the adjacent text has the same content. */
  alt: string;
  /** Aspect ratio (width / height) of the box, e.g. `1`, `4 / 5`. The box has its size before the image loads. @default 1 */
  ratio?: number;
  /** `sizes` attribute of the image. @default '(min-width: 900px) 25vw, 50vw' */
  sizes?: string;
  /** The first large image of the page: fetched immediately and with priority. @default false */
  priority?: boolean;
  /** How the image fills its box. @default 'cover' */
  fit?: 'cover' | 'contain';
}

const Box = styled('span')(({ theme }) => ({
  display: 'block',
  position: 'relative',
  overflow: 'hidden',
  width: '100%',
  ...placeholderGround(theme),
  borderRadius: theme.mall.radius.image,
  '& picture': { display: 'contents' },
  '& img': { position: 'absolute', inset: 0, width: '100%', height: '100%' },
  '& > picture > img': theme.applyStyles('dark', { filter: 'brightness(0.9)' }),
}));

/** Shows an image in a box with a fixed aspect ratio, without layout shift when it loads. */
export function Image({
  src,
  alt,
  ratio = 1,
  sizes = '(min-width: 900px) 25vw, 50vw',
  priority = false,
  fit = 'cover',
  ...root
}: ImageProps) {
  const srcSet = src ? imageSrcSet(src) : undefined;
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
