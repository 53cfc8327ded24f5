/** Parts of a story at the width of a phone. It is in the sidebar only: on a documentation page a story is as wide as the page. */
export const onPhone = { tags: ['!autodocs'], globals: { viewport: { value: 'phone', isRotated: false } } };

/**
 * Returns a `play` that expects the width of a phone. It is left out when the story is opened alone, because the story then has the width of the
 * window; the manager and the tests show it in a frame.
 */
export const playOnPhone =
  <Context>(play: (context: Context) => Promise<void>) =>
  async (context: Context): Promise<void> => {
    if (window.parent !== window) await play(context);
  };
