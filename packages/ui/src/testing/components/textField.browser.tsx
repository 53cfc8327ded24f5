import InputAdornment from '@mui/material/InputAdornment';
import MenuItem from '@mui/material/MenuItem';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { describe, expect, it } from 'vitest';
import { createUiI18n } from '../../i18n/createUiI18n.ts';
import { uiText } from '../../locales/en.ts';
import { MallUiProvider } from '../../provider/MallUiProvider.tsx';
import { createMallTheme } from '../../theme/createMallTheme.ts';

/** Where a field, its label and the content of its input are, with its fonts and after transitions. */
async function measure(density: 'comfortable' | 'compact', props: TextFieldProps) {
  const host = document.body.appendChild(document.createElement('div'));
  host.style.padding = '40px';
  const root = createRoot(host);
  flushSync(() =>
    root.render(
      <MallUiProvider i18n={createUiI18n('en', uiText)} theme={createMallTheme({ density })}>
        <TextField label="Name" {...props}>
          {props.select && <MenuItem value="one">One</MenuItem>}
        </TextField>
      </MallUiProvider>,
    ),
  );
  const find = (selector: string) => {
    const element = host.querySelector(selector);
    if (!(element instanceof HTMLElement)) throw new Error(`The field has no ${selector}`);
    return element;
  };
  const label = find('.MuiInputLabel-root');
  const content = find('.MuiInputBase-input');
  await document.fonts.ready;
  await Promise.all(document.getAnimations().map((animation) => animation.finished));
  const { paddingBlockStart, paddingBlockEnd, lineHeight } = getComputedStyle(content);
  const inner = content.getBoundingClientRect();
  const first = inner.top + Number.parseFloat(paddingBlockStart);
  // A field of several lines has its label on the first one.
  const line = props.multiline
    ? Number.parseFloat(lineHeight)
    : inner.height - Number.parseFloat(paddingBlockStart) - Number.parseFloat(paddingBlockEnd);
  const result = {
    box: find('.MuiInputBase-root').getBoundingClientRect(),
    label: label.getBoundingClientRect(),
    textCenter: first + line / 2,
    textStart: inner.left + Number.parseFloat(getComputedStyle(content).paddingInlineStart),
    adornmentEnd: host.querySelector('.MuiInputAdornment-root')?.getBoundingClientRect().right,
    isFloating: label.dataset.shrink === 'true',
    notch: find('legend').getBoundingClientRect(),
  };
  root.unmount();
  host.remove();
  return result;
}

const center = ({ top, height }: DOMRect) => top + height / 2;

describe.each(['comfortable', 'compact'] as const)("MUI's TextField, %s density", (density) => {
  it.each<[string, TextFieldProps]>([
    ['', {}],
    [' of small size', { size: 'small' }],
    [' with several lines', { multiline: true, minRows: 3 }],
    [' with one of several lines', { multiline: true }],
    [' as a select', { select: true, value: '' }],
    [' that is required', { required: true }],
  ])('has its resting label on the line of its input%s', async (_case, props) => {
    const field = await measure(density, props);
    expect(field.isFloating).toBe(false);
    expect(Math.abs(center(field.label) - field.textCenter)).toBeLessThanOrEqual(1);
    expect(Math.abs(field.label.left - field.textStart)).toBeLessThanOrEqual(2);
  });
  it('is as high as a control of the density', async () => {
    expect((await measure(density, {})).box.height).toBe(density === 'compact' ? 40 : 44);
  });
  it.each<[string, TextFieldProps]>([
    ['', { value: 'Ada' }],
    [' with several lines', { multiline: true, value: 'Ada' }],
    [' as a select', { select: true, value: 'one' }],
    [' with text before the value', { slotProps: { input: { startAdornment: <InputAdornment position="start">¥</InputAdornment> } } }],
  ])('has its floating label in a notch of the upper border%s', async (_case, props) => {
    const field = await measure(density, props);
    expect(field.isFloating).toBe(true);
    expect(Math.abs(center(field.label) - field.box.top)).toBeLessThanOrEqual(1.5);
    expect(field.notch.left).toBeLessThanOrEqual(field.label.left);
    expect(field.notch.right).toBeGreaterThanOrEqual(field.label.right);
    expect(field.label.bottom).toBeLessThanOrEqual(field.textCenter - 7);
  });
  it('has its value near the text before it', async () => {
    const startAdornment = <InputAdornment position="start">¥</InputAdornment>;
    const { textStart, adornmentEnd = 0 } = await measure(density, { value: '12', slotProps: { input: { startAdornment } } });
    expect(textStart - adornmentEnd).toBeGreaterThan(4);
    expect(textStart - adornmentEnd).toBeLessThanOrEqual(10);
  });
});

it("MUI's TextField without a label has no notch", async () => {
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  flushSync(() =>
    root.render(
      <MallUiProvider i18n={createUiI18n('en', uiText)}>
        <TextField value="Ada" />
      </MallUiProvider>,
    ),
  );
  const border = host.querySelector('fieldset')?.getBoundingClientRect();
  expect(border?.top).toBe(host.querySelector('.MuiInputBase-root')?.getBoundingClientRect().top);
  root.unmount();
  host.remove();
});
