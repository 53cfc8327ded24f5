import { type ReactNode, useContext, useMemo, useState } from 'react';
import { UNSAFE_DataRouterStateContext as DataRouterStateContext } from 'react-router-dom';

/**
 * Keeps the result of an action on its page: React Router discards it at every revalidation, so that a change in another tab would remove the
 * message of a form. The next navigation or action replaces it.
 */
export function ActionDataProvider({ children }: { readonly children: ReactNode }) {
  const state = useContext(DataRouterStateContext);
  const [last, setLast] = useState(state);
  const isRevalidated = !state?.actionData && state?.location.key === last?.location.key;
  if (!isRevalidated && state !== last) setLast(state);
  const actionData = (isRevalidated ? last : state)?.actionData ?? null;
  const value = useMemo(() => state && { ...state, actionData }, [state, actionData]);
  return <DataRouterStateContext value={value}>{children}</DataRouterStateContext>;
}
