declare global {
  var mallFirstInteraction: Promise<void> | undefined;
}

/** Resolves at the first interaction in this or another tab of the shop; set by `DeferredScripts`. Undefined on the server. */
export const firstInteraction = globalThis.mallFirstInteraction;
