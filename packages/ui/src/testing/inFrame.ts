/** Parameters of stories that overlay the page: on documentation pages each is in its own frame, so that it does not cover them. */
export const inFrame = { docs: { story: { inline: false, iframeHeight: 640 } } };
