import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../repository.ts';
import type { ContractDocument } from './document.ts';
import { type Domain, domainsOf } from './operations.ts';

/** A version of the contract with its own reference. */
export interface Version {
  /** First step of its addresses, "v0.4.0"; empty for the working contract. */
  readonly prefix: string;
  readonly label: string;
  readonly document: ContractDocument;
  readonly domains: readonly Domain[];
}

function readContract(path: string): ContractDocument {
  return JSON.parse(readFileSync(join(repository, path), 'utf8'));
}

function readVersion(path: string, isReleased: boolean): Version {
  const document = readContract(path);
  const { version } = document.info;
  return {
    prefix: isReleased ? `v${version}` : '',
    label: isReleased ? version : 'Current',
    document,
    domains: domainsOf(document),
  };
}

const released = 'contract/released';

/** The working contract, then every released one, the newest first. */
export const versions: readonly [Version, ...Version[]] = [
  readVersion('contract/generated/openapi.json', false),
  ...readdirSync(join(repository, released))
    .filter((name) => name.endsWith('.json'))
    .map((name) => readVersion(`${released}/${name}`, true))
    .sort((a, b) => b.prefix.localeCompare(a.prefix, 'en', { numeric: true })),
];

/** The version of the working contract. */
export const current = versions[0];

/** The version of the SDK. */
export const sdkVersion: string = JSON.parse(readFileSync(join(repository, 'packages/sdk/package.json'), 'utf8')).version;

/** The address of a page of the reference: of a domain or an operation, or its first page. */
export function referencePath({ prefix }: Version, slug = ''): string {
  return `/${[prefix, 'api', slug].filter(Boolean).join('/')}/`;
}

/** The address of the document of a version. */
export const documentPath = ({ prefix }: Version) => `/${[prefix, 'openapi.json'].filter(Boolean).join('/')}`;

/** The version that an address belongs to, and the page of the reference it leads to, if it does. */
export function placeOf(pathname: string): { readonly version: Version; readonly slug: string | undefined } {
  const [, prefix = '', slug] = /^(?:\/(v[^/]+))?\/api\/(.*?)\/?$/.exec(pathname) ?? [];
  return { version: versions.find((version) => version.prefix === prefix) ?? current, slug };
}

/** The page of the same content in another version; its first page where it has none. */
export function pathInVersion(version: Version, slug: string | undefined): string {
  const pageExists = version.domains.some(
    ({ name, operations }) => name === slug || operations.some((operation) => operation.slug === slug),
  );
  return referencePath(version, pageExists ? slug : '');
}
