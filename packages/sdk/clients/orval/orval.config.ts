export default {
  mall: {
    input: './node_modules/@mall/sdk/openapi.json',
    output: {
      target: './client/mall.ts',
      schemas: './client/model',
      client: 'fetch',
      override: { mutator: { path: './fetcher.ts', name: 'fetcher' } },
    },
  },
};
