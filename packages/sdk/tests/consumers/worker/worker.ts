import { call, createMallClient } from '@mall/sdk';
import { catalogProduct } from '@mall/sdk/operations/catalog';

// biome-ignore lint/style/noDefaultExport: a worker must be a default export
export default {
  async fetch(request: Request): Promise<Response> {
    const baseUrl = new URL(request.url).searchParams.get('gateway') ?? '';
    const { pro } = await call(createMallClient({ baseUrl, validation: 'strict' }), catalogProduct, { pro_id: 1001 });
    return new Response(pro.name);
  },
};
