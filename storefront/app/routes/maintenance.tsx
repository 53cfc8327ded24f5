import { useEffect } from 'react';
import { data, redirect, useRevalidator } from 'react-router-dom';
import { fetchMaintenance } from '#app/features/shell/api/notice.server.ts';
import { MaintenancePage } from '#app/features/shell/components/maintenance-page.tsx';
import { paths } from '#app/paths.ts';
import { gateway } from '#app/shared/gateway/gateway.server.ts';
import type { Route } from './+types/maintenance';

const retryAfterSeconds = 120;
const lookAgainMs = 15_000;

/** Asks anew each time: an open mall leads home. Robots are told to come back, not that this is what the mall looks like. */
export async function loader({ context }: Route.LoaderArgs) {
  const { isOpen, notice } = await fetchMaintenance(context.get(gateway));
  if (isOpen) throw redirect(paths.home);
  return data({ notice }, { status: 503, headers: { 'Retry-After': String(retryAfterSeconds), 'Cache-Control': 'no-store' } });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

/** The mall is closed for a while; the page looks by itself whether it still is. */
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
