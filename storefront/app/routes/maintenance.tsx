import { useEffect } from 'react';
import { data, redirect, useRevalidator } from 'react-router-dom';
import { fetchMaintenance } from '#app/features/shell/api/notice.server.ts';
import { MaintenancePage } from '#app/features/shell/components/maintenance-page.tsx';
import { paths } from '#app/paths.ts';
import { gateway } from '#app/shared/gateway/gateway.server.ts';
import type { Route } from './+types/maintenance';

const retryAfterSeconds = 120;
const lookAgainMs = 15_000;

/** Checks the mall each time: redirects home when it is open. Robots receive a status for a retry, so that they do not index this page. */
export async function loader({ context }: Route.LoaderArgs) {
  const { isOpen, notice } = await fetchMaintenance(context.get(gateway));
  if (isOpen) throw redirect(paths.home);
  return data({ notice }, { status: 503, headers: { 'Retry-After': String(retryAfterSeconds), 'Cache-Control': 'no-store' } });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

/** Renders the maintenance page, which checks automatically whether the mall is open again. */
export default function Maintenance({ loaderData }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden) void revalidate();
    }, lookAgainMs);
    return () => clearInterval(timer);
  }, [revalidate]);
  return <MaintenancePage notice={loaderData.notice} />;
}
