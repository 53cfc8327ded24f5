/** English texts of the component stories with their Chinese and Korean translations; the traditional Chinese text is converted. */
export type Words = Readonly<Record<string, readonly [chinese: string, korean: string]>>;
