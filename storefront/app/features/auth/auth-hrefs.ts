import { paths, withQuery } from '#app/paths.ts';

/** The pages for sign-in, registration and password reset. */
export interface AuthHrefs {
  readonly login: string;
  readonly register: string;
  readonly forgottenPassword: string;
}

/** Returns their addresses for a page with this query: each preserves `isReturn`, without which the return path would be lost. */
export function authHrefs(search: string | URLSearchParams): AuthHrefs {
  const isReturn = new URLSearchParams(search).get('isReturn') ?? undefined;
  return {
    login: withQuery(paths.login, { isReturn }),
    register: withQuery(paths.register, { isReturn }),
    forgottenPassword: withQuery(paths.forgottenPassword, { isReturn }),
  };
}
