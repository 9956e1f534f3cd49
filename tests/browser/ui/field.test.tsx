import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Checkbox, TextField } from '#web/ui/field.tsx';
import { show } from '../support/show.tsx';

const sent = vi.fn();

function Form({ showError = false }: { showError?: boolean }) {
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
        showError={showError}
      />
      <button type="button" onClick={sent}>
        Send
      </button>
    </>
  );
}

test('label, hint and error belong to the input; the error waits until the field was left', async () => {
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

test('after a try to send, the error is shown at once', async () => {
  const { getByRole } = await show(<Form showError />);
  await expect.element(getByRole('alert')).toHaveTextContent('Please enter a town.');
});

test('the error that appears on leaving the field does not move the button away from under the press', async () => {
  sent.mockClear();
  const { getByRole } = await show(<Form />);
  getByRole('textbox').element().focus();
  await getByRole('button', { name: 'Send' }).click();
  await expect.element(getByRole('alert')).toBeVisible();
  expect(sent).toHaveBeenCalledTimes(1);
});

test('the words beside a checkbox tick it', async () => {
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
