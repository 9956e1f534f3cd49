import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { product } from '#shared/product.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { AlertDialog } from '#web/ui/dialog.tsx';
import { Checkbox, TextField, WasTried } from '#web/ui/field.tsx';
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

const sent = vi.fn();

function Form() {
  const [town, setTown] = useState('');
  return (
    <>
      <TextField
        label="Town"
        optional
        hint="Where you live."
        value={town}
        onChange={setTown}
        error={town === '' ? 'Please enter a town.' : null}
      />
      <button type="button" onClick={sent}>
        Send
      </button>
    </>
  );
}

test('label, hint and error belong to the input; the error shows after the field was left', async () => {
  const { getByRole, getByText } = await show(<Form />);
  const input = getByRole('textbox', { name: 'Town (optional)' });
  await expect.element(input).toHaveAccessibleDescription('Where you live.');
  input.element().focus();
  expect(getByText('Please enter a town.').query()).toBeNull();
  input.element().blur();
  await expect.element(getByRole('alert')).toHaveTextContent('Please enter a town.');
  await expect.element(input).toHaveAccessibleDescription('Where you live. Please enter a town.');
  await expect.element(input).toHaveAttribute('aria-invalid', 'true');
  await input.fill('Ulm');
  expect(getByRole('alert').query()).toBeNull();
});

test('the error shows at once after a try to submit', async () => {
  const { getByRole } = await show(
    <WasTried value={true}>
      <Form />
    </WasTried>,
  );
  await expect.element(getByRole('alert')).toHaveTextContent('Please enter a town.');
});

test('an error that appears on leaving the field does not move the button while it is pressed', async () => {
  sent.mockClear();
  const { getByRole } = await show(<Form />);
  getByRole('textbox').element().focus();
  await getByRole('button', { name: 'Send' }).click();
  await expect.element(getByRole('alert')).toBeVisible();
  expect(sent).toHaveBeenCalledTimes(1);
});

test('a press on the words next to a checkbox ticks it', async () => {
  const ticked = vi.fn();
  const { getByText, getByRole } = await show(
    <Checkbox checked={false} onChange={ticked}>
      I agree
    </Checkbox>,
  );
  await expect.element(getByRole('checkbox', { name: 'I agree' })).not.toBeChecked();
  await getByText('I agree').click();
  expect(ticked).toHaveBeenCalledWith(true);
});

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

// Loads the module again, as after a page load, because the page that all tests share has shown headings before, in
// this file too.
const anew = `/web/ui/page.tsx?anew=${crypto.randomUUID()}`;
const { PageHeading }: typeof import('#web/ui/page.tsx') = await import(/* @vite-ignore */ anew);

const screen = (name: string, within?: string) => (
  <PageHeading key={name} documentTitle={name} {...(within && { within })}>
    {name}
  </PageHeading>
);

test('each screen sets the document’s title and takes the focus, except the first one after a load', async () => {
  const { getByRole, rerender } = await render(screen('Dashboard'));
  await expect.element(getByRole('heading')).toHaveTextContent('Dashboard');
  expect(document.title).toBe(`Dashboard – ${product.name}`);
  expect(document.activeElement).toBe(document.body);
  await rerender(screen('Question 2 of 40', 'Longevity Quiz'));
  await expect.element(getByRole('heading', { name: 'Question 2 of 40' })).toHaveFocus();
  expect(document.title).toBe('Question 2 of 40 – Longevity Quiz');
});
