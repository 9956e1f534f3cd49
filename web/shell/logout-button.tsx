import { type ComponentType, useEffect, useState } from 'react';
import { loadLogoutWarning } from '../session/logout-warning.ts';
import { logout } from '../session/session.ts';
import { Button } from '../ui/button.tsx';

/** Logs out. Asks first when answers that have not been sent yet would be lost. */
export function LogoutButton() {
  const [Dialog, setDialog] = useState<ComponentType<{ onClose: () => void }> | null>(null);
  // Loaded before the press: a person who logs out without a network is the one who has unsent answers.
  useEffect(() => {
    loadLogoutWarning();
  }, []);
  const leave = async () => {
    const warning = await loadLogoutWarning();
    if (await warning?.isNeeded()) setDialog(() => warning?.Dialog ?? null);
    else logout();
  };
  return (
    <>
      <Button variant="secondary" size="sm" onClick={leave}>
        Logout
      </Button>
      {Dialog && <Dialog onClose={() => setDialog(null)} />}
    </>
  );
}
