/**
 * A file of the device in React Native, as its image and document pickers return it. React Native reads the file when it sends the form.
 */
export interface NativeFile {
  /** URL on the device, "file:///…" or "content://…". */
  readonly uri: string;
  readonly name?: string | null | undefined;
  /** Media type, "image/jpeg". */
  readonly type?: string | null | undefined;
}

/** Returns whether a value is such a file. The `FormData` of other platforms would send it as "[object Object]". */
export function isNativeFile(value: unknown): value is NativeFile {
  return typeof value === 'object' && value !== null && 'uri' in value && typeof value.uri === 'string' && 'getParts' in FormData.prototype;
}
