import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useSession } from '../session/session.ts';

/** Where the login leads back to: the page that the guard closed. */
export type LoginState = { from?: string };

/** Without a token to the login, and from there back. The guard checks the token only; the API checks everything. */
export function Guard({ children }: { children: ReactNode }) {
  const isSignedIn = useSession(({ authToken }) => authToken !== null);
  const { pathname } = useLocation();
  if (isSignedIn) return children;
  return <Navigate to="/login" replace state={{ from: pathname } satisfies LoginState} />;
}
