import { paths, withQuery } from '#app/paths.ts';

/** The pages that lead into the shop. */
export interface AuthHrefs {
  readonly login: string;
  readonly register: string;
  readonly forgottenPassword: string;
}

/** Their addresses for a page with this query: each keeps `isReturn`, without which the way back would be lost between them. */
export function authHrefs(search: string | URLSearchParams): AuthHrefs {
  const isReturn = new URLSearchParams(search).get('isReturn') ?? undefined;
  return {
    login: withQuery(paths.login, { isReturn }),
    register: withQuery(paths.register, { isReturn }),
    forgottenPassword: withQuery(paths.forgottenPassword, { isReturn }),
  };
}
