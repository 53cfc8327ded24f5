// biome-ignore lint/performance/noBarrelFile: the entry point of a lazily loaded chunk
export { ProductRows } from '@mall/ui';
