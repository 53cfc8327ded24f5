import type { Box } from './leaders.ts';

/** Space between text and the end of a line that leads to it. */
const textGap = 5;

const everywhere: Box = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };

/** Returns the area that two boxes share. */
export const common = (one: Box, other: Box): Box => ({
  left: Math.max(one.left, other.left),
  top: Math.max(one.top, other.top),
  right: Math.min(one.right, other.right),
  bottom: Math.min(one.bottom, other.bottom),
});

/** Whether a box has no area. */
export const isBlank = ({ left, top, right, bottom }: Box) => right <= left || bottom <= top;

const isTransparent = (color: string) => /^(transparent|rgba\(0, 0, 0, 0\))$/.test(color);

/** Whether an element shows itself: by its ground, border or shadow, or as an image or a control. */
function isDrawn(element: Element): boolean {
  if (element.childNodes.length === 0 || element.matches('svg, select')) return true;
  const style = getComputedStyle(element);
  const hasBorder = [
    [style.borderBlockStartWidth, style.borderBlockStartColor] as const,
    [style.borderBlockEndWidth, style.borderBlockEndColor] as const,
  ].some(([width, color]) => width !== '0px' && !isTransparent(color));
  return hasBorder || !isTransparent(style.backgroundColor) || style.backgroundImage !== 'none' || style.boxShadow !== 'none';
}

/** Whether only screen readers read the element. */
const isClipped = ({ clientWidth, clientHeight }: Element) => clientWidth === 1 && clientHeight === 1;

/** Returns the boxes of what is drawn in an element: its texts, images and grounds, as far as its scrolling ancestors show them. */
function boxesIn(element: Element, clip: Box): Box[] {
  return [...element.childNodes].flatMap((node) => {
    if (node instanceof Text) {
      const range = document.createRange();
      range.selectNodeContents(node);
      const { left, top, right, bottom } = range.getBoundingClientRect();
      return [common({ left: left - textGap, top, right: right + textGap, bottom }, clip)].filter(
        (box) => node.data.trim() && !isBlank(box),
      );
    }
    if (!(node instanceof Element) || !node.checkVisibility() || isClipped(node)) return [];
    const own = node.getBoundingClientRect();
    const isOpen = getComputedStyle(node).overflow === 'visible';
    return [...(isDrawn(node) ? [common(own, clip)] : []), ...boxesIn(node, isOpen ? clip : common(own, clip))].filter(
      (box) => !isBlank(box),
    );
  });
}

/** Returns the box around everything that is drawn in an element, without the blank space beside it. */
export function contentBox(element: Element): Box {
  const boxes = boxesIn(element, everywhere);
  if (boxes.length === 0) return element.getBoundingClientRect();
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

/** Returns the box of an element that is drawn itself, or else the one around its content: a block of text is wider than its words. */
export const drawnBox = (element: Element): Box => (isDrawn(element) ? element.getBoundingClientRect() : contentBox(element));
