/** The part of the page that a click on a bare `#part` asks for; undefined for every other click, and for one that somebody has answered. */
function partAsked(event: MouseEvent): HTMLElement | undefined {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event;
  if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey || !(target instanceof Element)) return undefined;
  const href = target.closest('a[href^="#"]')?.getAttribute('href');
  return (href && document.getElementById(href.slice(1))) || undefined;
}

/**
 * Leads to a part of the page without the router: for it another part is another page, which it renders at once, and what of the page has not
 * come alive yet would be gone until it has.
 */
export function followPartLinks(): void {
  // The window hears of a click last: whoever has an own answer has given it.
  window.addEventListener('click', (event) => {
    const part = partAsked(event);
    if (!part) return;
    event.preventDefault();
    part.scrollIntoView();
    if (!part.hasAttribute('tabindex')) part.tabIndex = -1;
    part.focus({ preventScroll: true });
  });
}
