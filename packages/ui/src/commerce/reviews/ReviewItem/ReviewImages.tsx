import { useUiText } from '../../../i18n/useUiText.ts';
import { ImageThumbnails } from '../../../overlays/ImageThumbnails/ImageThumbnails.tsx';

/** Shows small images of a review; each opens over the whole window, or as its file without JavaScript. */
export function ReviewImages({ images }: { images: readonly string[] }) {
  const t = useUiText('ui-deferred');
  return <ImageThumbnails label={t('review.images')} images={images} />;
}
