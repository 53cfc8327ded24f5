import { redirect } from 'react-router-dom';
import { paths } from '#app/paths.ts';

/** The account opens with its overview. */
export function loader() {
  return redirect(paths.accountHome);
}
