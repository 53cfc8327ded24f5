import { type FormErrors, limits, reviewFiles } from '@mall/ui/rules';
import type { Gateway } from '#app/shared/gateway/gateway.server.ts';
import { refusalOf } from '#app/shared/gateway/refusal.ts';

const kinds: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/bmp']);

interface ReviewPictures {
  /** Addresses of the form's earlier images, in order, then those uploaded now. */
  readonly pictures: readonly string[];
  /** Errors of files that were left out; the others are uploaded nevertheless. */
  readonly errors: FormErrors<'pictures'>;
}

/** Uploads the image files of a review form that was submitted without JavaScript. */
export async function addReviewPictures(gateway: Gateway, form: FormData): Promise<ReviewPictures> {
  const pictures = form.getAll('pictures').map(String);
  const files = form.getAll(reviewFiles).filter((file): file is File => file instanceof File && file.size > 0);
  if (pictures.length + files.length > limits.reviewPictures) return { pictures, errors: { pictures: 'errors.reviewPictures' } };
  let error: string | undefined;
  for (const file of files) {
    const sent = await addPicture(gateway, file);
    if ('url' in sent) pictures.push(sent.url);
    else error ??= sent.error;
  }
  return { pictures, errors: error === undefined ? {} : { pictures: error } };
}

/** Uploads a file; on failure returns a text key of @mall/ui, or the gateway's message. */
async function addPicture({ mall }: Gateway, file: File): Promise<{ url: string } | { error: string }> {
  if (!kinds.has(file.type)) return { error: 'errors.reviewPictureKind' };
  if (file.size > limits.pictureBytes) return { error: 'errors.reviewPictureSize' };
  try {
    return await mall.uploads.add({ file });
  } catch (error) {
    return { error: refusalOf(error).message ?? 'errors.reviewPictureFailed' };
  }
}
