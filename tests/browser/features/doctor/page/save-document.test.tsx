import { expect, test, vi } from 'vitest';
import { SaveDocument } from '#web/features/doctor/page/save-document.tsx';
import { show } from '../../../support/show.tsx';

test('nothing is saved when the document cannot be made, and a sentence says what to do', async () => {
  const saved = vi.spyOn(URL, 'createObjectURL');
  const { getByRole, getByText } = await show(<SaveDocument document={() => Promise.reject(new Error('no answer'))} />);
  await getByRole('button', { name: 'Save the file' }).click();
  await expect.element(getByText(/We couldn’t make the file/)).toBeVisible();
  expect(saved).not.toHaveBeenCalled();
});
