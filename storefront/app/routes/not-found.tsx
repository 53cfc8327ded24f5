import { data } from 'react-router-dom';

/** Addresses that are nobody's: the main layout shows the page, with header and footer around it. */
export function loader() {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
