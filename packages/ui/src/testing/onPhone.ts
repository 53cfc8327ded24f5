import { inFrameOf } from './inFrame.ts';

/** Width of a phone in the stories, in pixels. */
export const phoneWidth = 390;

/**
 * Returns parts of a story at the width of a phone. The manager shows it at that viewport, a documentation page in a frame of that width.
 * @param height Height of that frame in pixels.
 */
export const onPhone = (height: number) => ({
  globals: { viewport: { value: 'phone', isRotated: false } },
  parameters: inFrameOf(height),
});

/**
 * Returns a `play` that expects the width of a phone. It is left out when the story is opened alone, because the story then has the width of the
 * window; the manager, documentation pages and the tests show it in a frame.
 */
export const playOnPhone =
  <Context>(play: (context: Context) => Promise<void>) =>
  async (context: Context): Promise<void> => {
    if (window.parent !== window) await play(context);
  };
