import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { loadUiI18n } from '../i18n/loadUiI18n.ts';
import { MallUiProvider } from '../provider/MallUiProvider.tsx';
import { createMallTheme } from '../theme/createMallTheme.ts';
import { mallTheme } from '../theme/theme.ts';
import { forwardPropsExcept } from './forwardPropsExcept.ts';
import { styled } from './styled.ts';

const i18n = await loadUiI18n('en');

/** Renders as for one request of a server, with a cache of its own. */
function render(element: React.ReactNode, theme = mallTheme()): string {
  return renderToString(
    <CacheProvider value={createCache({ key: 'test' })}>
      <MallUiProvider theme={theme} i18n={i18n}>
        {element}
      </MallUiProvider>
    </CacheProvider>,
  );
}

describe('a style that reads the theme only', () => {
  it('is created once for all elements and requests', () => {
    const style = vi.fn(({ theme }) => ({ padding: theme.spacing(3) }));
    const Box = styled('div')(style);
    const [first, second] = [
      render(
        <>
          <Box />
          <Box />
        </>,
      ),
      render(<Box />),
    ];
    for (const html of [first, second]) expect(html).toContain('padding:calc(3 * var(--mall-spacing');
    expect(style).toHaveBeenCalledTimes(1);
  });

  it('is created for each theme', () => {
    const Box = styled('div')(({ theme }) => ({ padding: theme.mall.radius.control }));
    expect(render(<Box />)).toContain(`padding:${mallTheme().mall.radius.control}`);
    expect(render(<Box />, createMallTheme({ radius: { control: '17px' } }))).toContain('padding:17px');
    expect(render(<Box />)).toContain(`padding:${mallTheme().mall.radius.control}`);
  });
});

it('a style that reads other props is created for each element', () => {
  const Box = styled('div', { shouldForwardProp: forwardPropsExcept('wide') })<{ wide: boolean }>(({ wide }) => ({
    width: wide ? '80%' : '20%',
  }));
  const html = render(
    <>
      <Box wide />
      <Box wide={false} />
    </>,
  );
  expect(html).toContain('width:80%');
  expect(html).toContain('width:20%');
});
