/** Returns parameters of stories that documentation pages show in a frame of this height in pixels, with their play function. */
export const inFrameOf = (iframeHeight: number) => ({ docs: { story: { inline: false, iframeHeight } } });

/** Parameters of stories that overlay the page: on documentation pages each is in its own frame, so that it does not cover them. */
export const inFrame = inFrameOf(640);
