import { expect, test, vi } from 'vitest';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { show } from '../support/show.tsx';

test('a button submits a form only when it says so', async () => {
  const submitted = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const screen = await show(
    <form onSubmit={submitted}>
      <Button>Look</Button>
      <Button type="submit">Send</Button>
    </form>,
  );
  await screen.getByRole('button', { name: 'Look' }).click();
  expect(submitted).not.toHaveBeenCalled();
  await screen.getByRole('button', { name: 'Send' }).click();
  expect(submitted).toHaveBeenCalledTimes(1);
});

test('a busy button is disabled and says what it is doing', async () => {
  const screen = await show(
    <Button busy busyLabel="Checking…">
      View Results
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Checking…' });
  await expect.element(button).toBeDisabled();
  await expect.element(button).toHaveAttribute('aria-busy', 'true');
});

test('a link that looks like a button goes somewhere', async () => {
  const screen = await show(<ButtonLink to="/dashboard">Dashboard</ButtonLink>);
  await screen.getByRole('link', { name: 'Dashboard' }).click();
  await expect.element(screen.elsewhere).toHaveTextContent('/dashboard');
});
