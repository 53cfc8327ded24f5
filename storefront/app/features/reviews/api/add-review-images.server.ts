import { type FormErrors, limits, reviewFiles } from '@mall/ui/rules';
import type { Gateway } from '#app/shared/gateway/gateway.server.ts';
import { refusalOf } from '#app/shared/gateway/refusal.ts';

const kinds: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/bmp']);

interface ReviewImages {
  /** Addresses of the form's earlier images, in order, then those uploaded now. */
  readonly images: readonly string[];
  /** Errors of files that were left out; the others are uploaded nevertheless. */
  readonly errors: FormErrors<'images'>;
}

/** Uploads the image files of a review form that was submitted without JavaScript. */
export async function addReviewImages(gateway: Gateway, form: FormData): Promise<ReviewImages> {
  const images = form.getAll('images').map(String);
  const files = form.getAll(reviewFiles).filter((file): file is File => file instanceof File && file.size > 0);
  if (images.length + files.length > limits.reviewImages) return { images, errors: { images: 'errors.reviewImages' } };
  let error: string | undefined;
  for (const file of files) {
    const sent = await addImage(gateway, file);
    if ('url' in sent) images.push(sent.url);
    else error ??= sent.error;
  }
  return { images, errors: error === undefined ? {} : { images: error } };
}

/** Uploads a file; on failure returns a text key of @mall/ui, or the gateway's message. */
async function addImage({ mall }: Gateway, file: File): Promise<{ url: string } | { error: string }> {
  if (!kinds.has(file.type)) return { error: 'errors.reviewImageKind' };
  if (file.size > limits.imageBytes) return { error: 'errors.reviewImageSize' };
  try {
    return await mall.uploads.add({ file });
  } catch (error) {
    return { error: refusalOf(error).message ?? 'errors.reviewImageFailed' };
  }
}
