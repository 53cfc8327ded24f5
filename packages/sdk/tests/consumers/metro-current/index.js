import { createMallClient } from '@mall/sdk';
import { catalogProduct } from '@mall/sdk/operations/catalog';

globalThis.api = catalogProduct.api;
globalThis.client = createMallClient({ baseUrl: 'https://shop.example/api/' });
