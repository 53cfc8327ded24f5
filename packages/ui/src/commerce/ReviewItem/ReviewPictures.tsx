import { useUiText } from '../../i18n/useUiText.ts';
import { PictureThumbnails } from '../../overlays/PictureThumbnails/PictureThumbnails.tsx';

/** The pictures of a review, small; each opens over the whole window, or as its file where there is no script. */
export function ReviewPictures({ pictures }: { pictures: readonly string[] }) {
  const say = useUiText();
  return <PictureThumbnails label={say('review.pictures')} pictures={pictures} />;
}
