import { useEffect, useRef, useState } from 'react';

/** Progress callback and abort signal of an upload. */
export interface UploadProgress {
  /** Aborted when the image is removed, or the field unmounts. */
  readonly signal: AbortSignal;
  /** Reports the share that has been sent, from 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/** Result of an upload: the image's URL, or the reason of its refusal: a message, or a text key of the library. */
export type UploadOutcome = { readonly url: string } | { readonly fault: string };

/** Uploads a file. A rejection is a failure that can be retried. */
export type Upload = (file: File, progress: UploadProgress) => Promise<UploadOutcome>;

/** An image of the field in any state of its upload. */
export type UploadItem = { readonly id: number; readonly name: string } & (
  | { readonly state: 'sent'; readonly url: string }
  | { readonly state: 'sending'; readonly share: number }
  | { readonly state: 'failed'; readonly file: File; readonly fault: string | undefined }
);

const isAddress = (item: UploadItem) => item.state === 'sent';

/** Returns the URLs of the uploaded images, in order. */
export function addressesOf(items: readonly UploadItem[]): string[] {
  return items.filter(isAddress).map(({ url }) => url);
}

/** Manages the images of a field: uploads, aborts and retries. */
export function useUploads(onUpload: Upload, initial: readonly string[], onChange: (urls: string[]) => void) {
  const [items, setItems] = useState<readonly UploadItem[]>(() =>
    initial.map((url, index) => ({ id: -1 - index, name: '', state: 'sent' as const, url })),
  );
  const latest = useRef(items);
  const running = useRef(new Map<number, AbortController>());
  const next = useRef(1);
  useEffect(() => {
    const { current } = running;
    return () => {
      for (const controller of current.values()) controller.abort();
    };
  }, []);

  function change(make: (before: readonly UploadItem[]) => readonly UploadItem[]) {
    const before = addressesOf(latest.current).join();
    latest.current = make(latest.current);
    setItems(latest.current);
    const after = addressesOf(latest.current);
    if (after.join() !== before) onChange(after);
  }
  const put = (item: UploadItem) => change((before) => before.map((other) => (other.id === item.id ? item : other)));

  /** Runs an upload and returns the resulting item; undefined when it was aborted. */
  async function run(id: number, file: File): Promise<UploadItem | undefined> {
    const controller = new AbortController();
    running.current.set(id, controller);
    const base = { id, name: file.name };
    const onProgress = (share: number) => !controller.signal.aborted && put({ ...base, state: 'sending', share });
    const outcome = await onUpload(file, { signal: controller.signal, onProgress }).catch(() => undefined);
    running.current.delete(id);
    if (controller.signal.aborted) return undefined;
    const item: UploadItem =
      outcome && 'url' in outcome
        ? { ...base, state: 'sent', url: outcome.url }
        : { ...base, state: 'failed', file, fault: outcome?.fault };
    put(item);
    return item;
  }

  return {
    items,
    /** Uploads an additional image. */
    add: (file: File) => {
      const id = next.current;
      next.current += 1;
      change((before) => [...before, { id, name: file.name, state: 'sending', share: 0 }]);
      return run(id, file);
    },
    /** Retries a failed upload. */
    retry: (id: number, file: File) => {
      put({ id, name: file.name, state: 'sending', share: 0 });
      return run(id, file);
    },
    /** Moves an image by one position, earlier (-1) or later (1). */
    move: (id: number, by: -1 | 1) => {
      change((before) => {
        const from = before.findIndex((item) => item.id === id);
        const [moved, other] = [before[from], before[from + by]];
        return moved && other ? before.with(from, other).with(from + by, moved) : before;
      });
    },
    /** Removes an image and aborts its upload. */
    remove: (id: number) => {
      running.current.get(id)?.abort();
      change((before) => before.filter((item) => item.id !== id));
    },
  };
}
