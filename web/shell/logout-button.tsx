import { type ComponentType, useEffect, useState } from 'react';
import { logout } from '../session/session.ts';
import { Button } from '../ui/button.tsx';

/** Null when it could not be loaded: then nobody is held back. */
const loadUnsent = () => import('../quiz/logout-dialog.tsx').catch(() => null);

/** Logs out; asks first when answers would be lost that have not been sent yet. */
export function LogoutButton() {
  const [Dialog, setDialog] = useState<ComponentType<{ onClose: () => void }> | null>(null);
  // Before it is needed: whoever logs out without a network is the one who has something unsent.
  useEffect(() => {
    loadUnsent();
  }, []);
  const leave = async () => {
    const unsent = await loadUnsent();
    if (unsent && (await unsent.hasUnsent())) setDialog(() => unsent.LogoutDialog);
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
