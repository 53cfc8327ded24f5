import { useUiText } from '../../i18n/useUiText.ts';
import { PictureThumbnails } from '../../overlays/PictureThumbnails/PictureThumbnails.tsx';

/** Shows small images of a review; each opens over the whole window, or as its file without JavaScript. */
export function ReviewPictures({ pictures }: { pictures: readonly string[] }) {
  const say = useUiText('ui-deferred');
  return <PictureThumbnails label={say('review.pictures')} pictures={pictures} />;
}
