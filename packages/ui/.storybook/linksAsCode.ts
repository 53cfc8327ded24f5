/** Returns a comment with its links to names in the source, `{@link Name}`, as code. */
export const linksAsCode = (comment: string): string => comment.replace(/\{@link(?:code|plain)?\s+([^}]*?)\s*\}/g, '`$1`');
