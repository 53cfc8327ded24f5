import { redirect } from 'react-router-dom';
import { paths } from '#app/paths.ts';

/** Redirects to the overview, the start page of the account. */
export function loader() {
  return redirect(paths.accountHome);
}
