const contentOf = (form: HTMLFormElement) => JSON.stringify([...new FormData(form)].filter(([, value]) => typeof value === 'string'));

/** Guard of unsaved changes in a form. */
export interface FormGuard {
  /** Marks the changes as submitted: nothing can be lost. */
  sent: () => void;
  /** Marks the changes as unsaved again, after a response that left the form open. */
  answered: () => void;
  /** Removes the guard. */
  stop: () => void;
}

/**
 * Makes the browser confirm leaving the page while the form differs from its initial state.
 *
 * @param tell called each time the form becomes unsaved or saved
 */
export function guardForm(form: HTMLFormElement, tell: (unsaved: boolean) => void): FormGuard {
  const began = contentOf(form);
  let isUnsaved = false;
  let isSent = false;
  const set = (unsaved: boolean) => {
    if (isUnsaved === unsaved) return;
    isUnsaved = unsaved;
    tell(unsaved);
  };
  const look = () => {
    if (!isSent) set(contentOf(form) !== began);
  };
  const answered = () => {
    isSent = false;
    look();
  };
  const ask = (event: BeforeUnloadEvent) => isUnsaved && event.preventDefault();
  // Images and regions add and remove hidden fields, which fires no event.
  const hiddenFields = new MutationObserver(look);
  hiddenFields.observe(form, { subtree: true, childList: true, attributes: true, attributeFilter: ['value'] });
  form.addEventListener('input', answered);
  window.addEventListener('beforeunload', ask);
  return {
    sent: () => {
      isSent = true;
      set(false);
    },
    answered,
    stop: () => {
      hiddenFields.disconnect();
      form.removeEventListener('input', answered);
      window.removeEventListener('beforeunload', ask);
    },
  };
}
