import type { LinkComponentProps } from '@mall/ui';
import { Link } from 'react-router-dom';

/** Links of @mall/ui, rendered by the router: no reload inside the shop. */
export function RouterLink({ href, ...rest }: LinkComponentProps) {
  return <Link to={href} {...rest} />;
}
