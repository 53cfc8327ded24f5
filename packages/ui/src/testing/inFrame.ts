/** Parameters of stories that lie above the page: on pages of documentation each has a window of its own, or they would lie on those too. */
export const inFrame = { docs: { story: { inline: false, iframeHeight: 640 } } };
