import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { type Theme, ThemeProvider } from '@mui/material/styles';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { styled } from '../../styles/styled.ts';
import type { Scheme } from '../../theme/schemeRoles.ts';

const Frame = styled('iframe')(({ theme }) => ({
  display: 'block',
  width: '100%',
  // The height is that of the content, without the border.
  boxSizing: 'content-box',
  marginInline: `calc(-1 * ${theme.mall.border.hairline})`,
  border: `${theme.mall.border.hairline} solid ${theme.vars.palette.roles.hairline}`,
  borderRadius: theme.mall.radius.card,
}));

/** Copies the page's fonts into the frame's document. */
function copyFonts(page: Document, frame: Document): void {
  const sheets = [...page.querySelectorAll('link[rel="stylesheet"], style')];
  const withFonts = sheets.filter((sheet) => sheet.matches('link') || sheet.textContent?.includes('@font-face'));
  for (const sheet of withFonts) frame.head.append(frame.importNode(sheet, true));
}

interface PreviewFrameProps {
  theme: Theme;
  scheme: Scheme;
  title: string;
  children: ReactNode;
}

/** A frame without a doctype would be laid out in quirks mode. */
const emptyPage = '<!doctype html><html lang="en"><body></body></html>';

/**
 * Renders content in a theme and a scheme other than those of the page. It uses a separate document, because a document has only one scheme.
 */
export function PreviewFrame({ theme, scheme, title, children }: PreviewFrameProps) {
  const [frame, setFrame] = useState<Document | null>(null);
  const [content, setContent] = useState<HTMLElement | null>(null);
  const [height, setHeight] = useState(0);
  const cache = useMemo(() => frame && createCache({ key: 'preview', container: frame.head }), [frame]);
  useEffect(() => {
    if (frame) copyFonts(document, frame);
  }, [frame]);
  useEffect(() => {
    if (!content) return;
    const observer = new ResizeObserver(() => setHeight(content.offsetHeight));
    observer.observe(content);
    return () => observer.disconnect();
  }, [content]);
  return (
    <Frame title={title} style={{ height }} srcDoc={emptyPage} onLoad={({ currentTarget }) => setFrame(currentTarget.contentDocument)}>
      {frame &&
        cache &&
        createPortal(
          <CacheProvider value={cache}>
            <ThemeProvider
              theme={theme}
              defaultMode={scheme}
              storageManager={null}
              documentNode={frame}
              colorSchemeNode={frame.documentElement}
              disableNestedContext
              noSsr
            >
              <CssBaseline />
              <div ref={setContent}>{children}</div>
            </ThemeProvider>
          </CacheProvider>,
          frame.body,
        )}
    </Frame>
  );
}
