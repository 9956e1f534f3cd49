import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { AlertDialog } from '#web/ui/dialog.tsx';
import { show } from '../support/show.tsx';

const keyOnThePage = vi.fn();

function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: stands for a screen that listens to keys
    <div onKeyDown={({ key }) => keyOnThePage(key)}>
      <button type="button" onClick={() => setOpen(true)}>
        Ask me
      </button>
      {isOpen && (
        <AlertDialog
          title="Are you sure?"
          onClose={() => setOpen(false)}
          actions={<button type="button">Other</button>}
        >
          Nothing can be undone.
        </AlertDialog>
      )}
    </div>
  );
}

test('a dialog has a name and the focus on OK, and OK returns the focus to where it was', async () => {
  const { getByRole } = await show(<Page />);
  await getByRole('button', { name: 'Ask me' }).click();
  const dialog = getByRole('alertdialog', { name: 'Are you sure?' });
  await expect.element(dialog).toHaveAccessibleDescription('Nothing can be undone.');
  await expect.element(getByRole('button', { name: 'OK' })).toHaveFocus();
  await getByRole('button', { name: 'OK' }).click();
  await expect.element(getByRole('button', { name: 'Ask me' })).toHaveFocus();
  expect(dialog.query()).toBeNull();
});

test('Escape closes a dialog, and keys pressed in it do not reach the page behind', async () => {
  keyOnThePage.mockClear();
  const { getByRole } = await show(<Page />);
  await getByRole('button', { name: 'Ask me' }).click();
  await expect.element(getByRole('button', { name: 'OK' })).toHaveFocus();
  await userEvent.keyboard('1');
  await userEvent.keyboard('{Escape}');
  await expect.element(getByRole('button', { name: 'Ask me' })).toHaveFocus();
  expect(keyOnThePage).not.toHaveBeenCalled();
});

test('the page behind a dialog cannot be reached', async () => {
  const { getByRole } = await show(<Page />);
  await getByRole('button', { name: 'Ask me' }).click();
  await expect.element(getByRole('alertdialog')).toBeVisible();
  const behind = getByRole('button', { name: 'Ask me', includeHidden: true }).element() as HTMLElement;
  behind.focus();
  await expect.element(getByRole('button', { name: 'OK' })).toHaveFocus();
});
