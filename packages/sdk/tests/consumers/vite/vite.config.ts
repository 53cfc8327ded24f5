export default {
  root: import.meta.dirname,
  logLevel: 'warn',
  build: { lib: { entry: 'main.ts', formats: ['es'], fileName: 'main' }, minify: true },
};
