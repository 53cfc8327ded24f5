const signsOfLife = ['pointermove', 'touchstart', 'keydown', 'wheel'];

/** At the first sign that somebody is there to act. */
export function onSignOfLife(run: () => void): () => void {
  const stop = () => {
    for (const sign of signsOfLife) window.removeEventListener(sign, first);
  };
  const first = () => {
    stop();
    run();
  };
  for (const sign of signsOfLife) window.addEventListener(sign, first, { passive: true });
  return stop;
}
