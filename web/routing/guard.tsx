import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import type { LoginState } from '../session/login-state.ts';
import { useSession } from '../session/session.ts';
import { Screen } from '../shell/screen.tsx';

/** Waits while an expired token is renewed. Sends a person without a token to the login, and from there back to this page. It checks that a token is there; the API checks the token. */
export function Guard({ children }: { children: ReactNode }) {
  const isSignedIn = useSession(({ authToken }) => authToken !== null);
  const isRenewing = useSession(({ renewing }) => renewing !== null);
  const { pathname } = useLocation();
  if (isSignedIn) return children;
  if (isRenewing) return <Screen>{null}</Screen>;
  return <Navigate to="/login" replace state={{ from: pathname } satisfies LoginState} />;
}
