import { Outlet, useRouteError } from 'react-router-dom';
import { ErrorPage } from '#app/shared/error-page.tsx';
import { LoginFrame } from '#app/shared/frame/login-frame.tsx';

export default function LoginLayout() {
  return (
    <LoginFrame>
      <Outlet />
    </LoginFrame>
  );
}

/** A page that failed keeps header and footer. */
export function ErrorBoundary() {
  return (
    <LoginFrame>
      <ErrorPage error={useRouteError()} />
    </LoginFrame>
  );
}
