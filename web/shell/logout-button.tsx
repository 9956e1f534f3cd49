import { type ComponentType, useState } from 'react';
import { logout } from '../session/session.ts';
import { Button } from '../ui/button.tsx';

/** Logs out; asks first when answers would be lost that have not been sent yet. */
export function LogoutButton() {
  const [Dialog, setDialog] = useState<ComponentType<{ onClose: () => void }> | null>(null);
  const leave = async () => {
    // Only whoever logs out loads what knows of unsent answers; without it (offline), nobody is held back.
    const unsent = await import('../quiz/logout-dialog.tsx').catch(() => null);
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
