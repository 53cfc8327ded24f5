const graphics = 'svg, img, progress';
const alphaOf = (color: string) => (/^rgba\(.*, ([\d.]+)\)$/.test(color) ? Number(/([\d.]+)\)$/.exec(color)?.[1]) : 1);
const sides = ['Top', 'Right', 'Bottom', 'Left'] as const;

/** Returns the description of an element for a message. */
export function called(element: Element): string {
  const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40);
  return `<${element.localName}${element.className && typeof element.className === 'string' ? ` class="${element.className}"` : ''}> ${words}`;
}

/** Returns whether an element is visible: rendered, not empty, and neither clipped nor transparent. */
export function isSeen(element: Element): boolean {
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1;
}

function hasEdge(style: CSSStyleDeclaration): boolean {
  const isDrawn = (line: string, width: string, color: string) => line !== 'none' && Number.parseFloat(width) > 0 && alphaOf(color) > 0;
  return (
    isDrawn(style.outlineStyle, style.outlineWidth, style.outlineColor) ||
    sides.some((side) => isDrawn(style[`border${side}Style`], style[`border${side}Width`], style[`border${side}Color`]))
  );
}

/** Returns the visible element of a control: itself, or the element that replaces a native one covered by it. */
function surfaceOf(control: Element): Element {
  const isCovered = control instanceof HTMLInputElement && !isSeen(control);
  return (isCovered && (control.closest('label') ?? control.parentElement)) || control;
}

/** Returns the controls without text, image and border, including the border of the surrounding field. */
export function unseenControls(root: ParentNode): string[] {
  const controls = [...root.querySelectorAll('a[href], button, input:not([type="hidden"]), select, textarea, summary')];
  return controls
    .map(surfaceOf)
    .filter(isSeen)
    .filter((control) => {
      if (control.textContent?.trim() || control.querySelector(graphics)) return false;
      if (control instanceof HTMLInputElement && getComputedStyle(control).appearance === 'auto') return false;
      const field = [control, control.parentElement, control.parentElement?.parentElement].filter((part) => part instanceof Element);
      return !field.some((part) => [part, ...part.querySelectorAll('fieldset')].some((drawn) => hasEdge(getComputedStyle(drawn))));
    })
    .map(called);
}

const small = 32;

/** Returns small marks (elements, `::before` and `::after`) drawn only by a background, which forced colors remove. */
export function groundOnlyMarks(root: ParentNode): string[] {
  const canvas = getComputedStyle(document.body).backgroundColor;
  const isLost = (style: CSSStyleDeclaration) =>
    !hasEdge(style) && style.backgroundImage === 'none' && alphaOf(style.backgroundColor) > 0 && style.backgroundColor === canvas;
  return [...root.querySelectorAll('*')].filter(isSeen).flatMap((element) => {
    if (element.matches(`${graphics}, input, select, textarea, svg *`)) return [];
    const { width, height } = element.getBoundingClientRect();
    const isMark = Math.min(width, height) <= small && element.childNodes.length === 0 && isLost(getComputedStyle(element));
    const drawn = ['::before', '::after'].filter((part) => {
      const style = getComputedStyle(element, part);
      return style.content === '""' && style.display !== 'none' && Number.parseFloat(style.width) <= small && isLost(style);
    });
    return [...(isMark ? [called(element)] : []), ...drawn.map((part) => `${part} of ${called(element)}`)];
  });
}

function looksOf(element: Element): string {
  const parts = [element, ...element.querySelectorAll('*')].flatMap((part) => [
    getComputedStyle(part),
    ...['::before', '::after'].map((pseudo) => getComputedStyle(part, pseudo)),
  ]);
  return parts
    .map((style) =>
      [
        ...sides.map((side) => `${style[`border${side}Style`]} ${style[`border${side}Width`]} ${style[`border${side}Color`]}`),
        `${style.outlineStyle} ${style.outlineWidth} ${style.outlineColor}`,
        `${style.color} ${style.fontWeight} ${style.textDecorationLine} ${style.display} ${style.transform}`,
      ].join(),
    )
    .join('\n');
}

/** Returns filled buttons and dialogs without an edge: forced colors remove the fill and the shadow that set them off. */
export function edgelessSurfaces(root: ParentNode): string[] {
  const surfaces = [...root.querySelectorAll('.MuiButton-contained, [role$="dialog"]')];
  return surfaces.filter((surface) => isSeen(surface) && !hasEdge(getComputedStyle(surface))).map(called);
}

/** Returns how an element is drawn apart from the hue: lines that differ from the canvas, a fill, and the shape of its text. */
function shapeOf(element: Element): string {
  // Reduced motion leaves transitions of a fraction of a millisecond, at whose start the previous style is computed.
  for (const animation of element.getAnimations({ subtree: true })) animation.finish();
  const canvas = getComputedStyle(document.body).backgroundColor;
  const isShown = (color: string) => alphaOf(color) > 0 && color !== canvas;
  const parts = [element, ...element.querySelectorAll('*')].flatMap((part) => [
    getComputedStyle(part),
    ...['::before', '::after'].map((pseudo) => getComputedStyle(part, pseudo)),
  ]);
  const line = (style: string, width: string, color: string) => (style === 'none' || !isShown(color) ? '-' : `${style} ${width}`);
  return parts
    .map((style) =>
      [
        ...sides.map((side) => line(style[`border${side}Style`], style[`border${side}Width`], style[`border${side}Color`])),
        line(style.outlineStyle, style.outlineWidth, style.outlineColor),
        `${isShown(style.backgroundColor)} ${style.fontWeight} ${style.textDecorationLine} ${style.display} ${style.transform}`,
      ].join(),
    )
    .join('\n');
}

/** Returns current and selected elements that differ from the others only by their hue. */
export function hueOnlyChoices(root: ParentNode): string[] {
  return ['aria-current', 'aria-selected']
    .flatMap((mark) => {
      const elements = [...root.querySelectorAll(`:is(a, button, [role])[${mark}]:not([${mark}="false"])`)].filter(isSeen);
      return elements.filter((element) => {
        const value = element.getAttribute(mark) ?? '';
        const chosen = shapeOf(element);
        element.removeAttribute(mark);
        const other = shapeOf(element);
        element.setAttribute(mark, value);
        return chosen === other;
      });
    })
    .map(called);
}

/** Returns selected or current elements that look unselected: compares their style with and without the marking attribute. */
export function unmarkedChoices(root: ParentNode): string[] {
  const isNative = (input: Element) => getComputedStyle(input).appearance !== 'none' && isSeen(input);
  const inputs = [...root.querySelectorAll<HTMLInputElement>('input:checked')].filter((input) => !isNative(input));
  const unmarked = inputs.filter((input) => {
    const surface = surfaceOf(input);
    const chosen = looksOf(surface);
    input.checked = false;
    const other = looksOf(surface);
    input.checked = true;
    return isSeen(surface) && chosen === other;
  });
  const current = ['aria-current', 'aria-selected', 'aria-checked'].flatMap((mark) =>
    [...root.querySelectorAll(`:is(a, button, [role])[${mark}]:not([${mark}="false"])`)].filter((element) => {
      const value = element.getAttribute(mark) ?? '';
      const chosen = looksOf(element);
      element.removeAttribute(mark);
      const other = looksOf(element);
      element.setAttribute(mark, value);
      return isSeen(element) && chosen === other;
    }),
  );
  return [...unmarked, ...current].map(called);
}

/** Returns the elements with animations longer than a millisecond. */
export function movements(root: ParentNode): string[] {
  const longest = (list: string) =>
    Math.max(...list.split(',').map((time) => Number.parseFloat(time) * (/ms$/.test(time.trim()) ? 1 : 1000)));
  return [...root.querySelectorAll('*')].flatMap((element) =>
    [undefined, '::before', '::after'].flatMap((part) => {
      const style = getComputedStyle(element, part);
      const moves = style.animationName === 'none' ? 0 : longest(style.animationDuration);
      return Math.max(moves, longest(style.transitionDuration)) > 1 ? [`${part ?? ''} ${called(element)}`] : [];
    }),
  );
}
