const signs = ['pointermove', 'touchstart', 'keydown', 'wheel'];

function firstSign(): Promise<void> {
  return new Promise((resolve) => {
    const given = () => {
      for (const sign of signs) window.removeEventListener(sign, given);
      resolve();
    };
    for (const sign of signs) window.addEventListener(sign, given, { passive: true });
  });
}

/** Kept at the first sign that somebody is there to act, be it before the page is taken over; on the server there is nobody. */
export const signOfLife: Promise<void> | undefined = typeof window === 'undefined' ? undefined : firstSign();
