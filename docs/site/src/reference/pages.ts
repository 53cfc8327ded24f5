import type { Domain, Operation } from './operations.ts';
import type { Version } from './versions.ts';

/** A page of the reference: of an operation, of a domain, or, with neither, the overview of a version. */
export interface ReferencePlace {
  readonly version: Version;
  readonly domain?: Domain;
  readonly operation?: Operation;
}

/** A page and its path below the reference; none for the overview. */
interface ReferencePath {
  readonly slug: string | undefined;
  readonly place: ReferencePlace;
}

/** Every page of the reference of a version. */
export function referencePages(version: Version): readonly ReferencePath[] {
  return [
    { slug: undefined, place: { version } },
    ...version.domains.flatMap((domain) => [
      { slug: domain.name, place: { version, domain } },
      ...domain.operations.map((operation) => ({ slug: operation.slug, place: { version, domain, operation } })),
    ]),
  ];
}
