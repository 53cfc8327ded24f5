/** Events that indicate an action of the reader. */
const acts = ['pointerdown', 'keydown', 'touchstart'] as const;

/**
 * Ignores calls of `focus()` until the reader acts. Forms with errors and open dialogs take the focus when they are rendered; on a
 * documentation page that would scroll to them. Returns a function that ends it.
 */
export function holdFocus(): () => void {
  const { focus } = HTMLElement.prototype;
  const { showModal } = HTMLDialogElement.prototype;
  const release = () => {
    HTMLElement.prototype.focus = focus;
    HTMLDialogElement.prototype.showModal = showModal;
    for (const act of acts) document.removeEventListener(act, release, true);
  };
  HTMLElement.prototype.focus = () => {};
  HTMLDialogElement.prototype.showModal = function showWithoutFocus() {
    showModal.call(this);
    // Moves the focus itself, including that of the window around the frame.
    window.parent.document.getElementById(window.frameElement?.id ?? '')?.blur();
  };
  for (const act of acts) document.addEventListener(act, release, true);
  return release;
}

/** Returns whether this window is the frame of a single story on a documentation page, by the id that Storybook gives such frames. */
export const isFrameOfDocs = (): boolean => window.frameElement?.id.startsWith('iframe--') ?? false;
