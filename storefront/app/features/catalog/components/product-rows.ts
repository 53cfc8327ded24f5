export { ProductRows } from '@mall/ui';
