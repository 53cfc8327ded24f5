const signs = ['pointermove', 'touchstart', 'keydown', 'wheel'];

/** Runs at the first sign that somebody is there to act. Gives what calls it off. */
export function onSignOfLife(run: () => void): () => void {
  const stop = () => {
    for (const sign of signs) window.removeEventListener(sign, first);
  };
  const first = () => {
    stop();
    run();
  };
  for (const sign of signs) window.addEventListener(sign, first, { passive: true });
  return stop;
}
