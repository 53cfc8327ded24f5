import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cdp } from 'vitest/browser';
import { edgelessSurfaces, groundOnlyMarks, hueOnlyChoices, movements, unmarkedChoices, unseenControls } from './paint.ts';
import { show, subjects } from './subjects.tsx';

const named = subjects.map((subject) => [subject.name, subject] as const);
const prefer = (features: { name: string; value: string }[]) => cdp().send('Emulation.setEmulatedMedia', { features });

it('finds the components', () => expect(subjects.length).toBeGreaterThan(40));

describe('passes on to its outermost element', () => {
  it.each(named)('%s', async (_name, subject) => {
    let found: unknown;
    const props = { className: 'placed', sx: { '--placed': 'yes' }, ref: (element: unknown) => (found = element ?? found) };
    const look = () => {
      const [root, ...others] = document.querySelectorAll('.placed');
      expect(others).toEqual([]);
      expect(root, 'className').toBeInstanceOf(Element);
      expect(root && getComputedStyle(root).getPropertyValue('--placed'), 'sx').toBe('yes');
      expect(root?.getAttribute('sx'), 'sx is no attribute').toBeNull();
      // The ref of a field is its control.
      expect(
        root === found || (found instanceof HTMLElement && root?.contains(found) && found.matches('input, select, textarea')),
        'ref',
      ).toBe(true);
    };
    await show(subject, look, { props });
  });
});

describe('in forced colors and with reduced motion', () => {
  beforeAll(() =>
    prefer([
      { name: 'forced-colors', value: 'active' },
      { name: 'prefers-reduced-motion', value: 'reduce' },
    ]),
  );
  afterAll(() => prefer([]));
  it.each(named)('%s', async (_name, subject) => {
    await show(subject, () => {
      expect(matchMedia('(forced-colors: active)').matches).toBe(true);
      expect(unseenControls(document.body), 'controls with nothing to see').toEqual([]);
      expect(groundOnlyMarks(document.body), 'marks that a ground alone draws').toEqual([]);
      expect(unmarkedChoices(document.body), 'choices that look unchosen').toEqual([]);
      expect(edgelessSurfaces(document.body), 'filled buttons and dialogs without an edge').toEqual([]);
      expect(hueOnlyChoices(document.body), 'choices that differ by hue alone').toEqual([]);
      expect(movements(document.body), 'what still moves').toEqual([]);
    });
  });
});
