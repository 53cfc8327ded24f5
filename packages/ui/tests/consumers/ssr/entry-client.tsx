import '@mall/ui/fonts.css';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { hydrateRoot } from 'react-dom/client';
import { App, type PageState } from './App.tsx';

const root = document.getElementById('root');
const state: PageState = JSON.parse(document.getElementById('state')?.textContent ?? '');
if (root)
  hydrateRoot(
    root,
    <CacheProvider value={createCache({ key: 'css' })}>
      <App {...state} />
    </CacheProvider>,
  );
