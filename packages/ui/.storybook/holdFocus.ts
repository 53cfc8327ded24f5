/** Events by which a reader acts. */
const acts = ['pointerdown', 'keydown', 'touchstart'] as const;

/**
 * Ignores calls of `focus()` until the reader acts. Forms with errors and open dialogs take the focus when they are rendered; on a documentation
 * page that would scroll to them. Returns a function that ends it.
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
    // It moves the focus itself, and with it that of the window around the frame.
    window.parent.document.getElementById(window.frameElement?.id ?? '')?.blur();
  };
  for (const act of acts) document.addEventListener(act, release, true);
  return release;
}

/** Whether this window is the frame of a single story on a documentation page, by the id that Storybook gives to such frames. */
export const isFrameOfDocs = (): boolean => window.frameElement?.id.startsWith('iframe--') ?? false;
