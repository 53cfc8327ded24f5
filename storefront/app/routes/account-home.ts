import { redirect } from 'react-router-dom';
import { paths } from '#app/paths.ts';

/** The account opens with the orders. */
export function loader() {
  return redirect(paths.orders);
}
