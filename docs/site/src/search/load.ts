/**
 * Starlight loads the search when the browser is idle. Chromium can postpone that without end while a script or a test keeps the page busy, and an
 * opened dialog then stays empty: with a time limit it is loaded at the latest after a second.
 */
const maxWaitMs = 1000;

const requestWhenIdle = window.requestIdleCallback?.bind(window);
if (requestWhenIdle) window.requestIdleCallback = (callback, options) => requestWhenIdle(callback, { timeout: maxWaitMs, ...options });
