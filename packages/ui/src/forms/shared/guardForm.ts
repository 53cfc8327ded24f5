const contentOf = (form: HTMLFormElement) => JSON.stringify([...new FormData(form)].filter(([, value]) => typeof value === 'string'));

/** Watches over what is written in a form. */
export interface FormGuard {
  /** What is written leaves now: nothing can be lost any more. */
  sent: () => void;
  /** An answer came and the form is still there: what was written is unsaved again. */
  answered: () => void;
  /** Watches no longer. */
  stop: () => void;
}

/**
 * Lets the browser ask before the page goes while the form differs from what it was when this began.
 *
 * @param tell told each time that becomes so, and when it is over
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
  // Pictures and regions come and go as hidden fields, of which no event tells.
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
