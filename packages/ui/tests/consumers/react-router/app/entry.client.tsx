import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

hydrateRoot(
  document,
  <CacheProvider value={createCache({ key: 'css' })}>
    <HydratedRouter />
  </CacheProvider>,
);
