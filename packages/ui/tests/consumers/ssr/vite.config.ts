import { defineConfig } from 'vite';

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  build: isSsrBuild ? { outDir: 'dist/server' } : { outDir: 'dist/client', manifest: true, rolldownOptions: { input: 'entry-client.tsx' } },
}));
