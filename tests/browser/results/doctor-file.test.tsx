import { beforeEach, expect, test, vi } from 'vitest';
import { tokenOf } from '#tests/support/token-for-test.ts';
import { DoctorFile } from '#web/results/doctor-file.tsx';
import { signIn } from '#web/session/session.ts';
import { type PlayedAnswer, playApi } from '../support/api.ts';
import { show } from '../support/show.tsx';

const signed = { resourceType: 'Bundle', type: 'document', signature: { data: 'c2VhbA==' } };

/** The files that the page gives the browser to save. */
let saved: Blob[] = [];
beforeEach(() => {
  saved = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(blob as Blob);
    return '#saved';
  });
});

const open = async (makeDocument: PlayedAnswer = { body: signed }) => {
  signIn(tokenOf('ines'), { remember: true });
  const api = playApi({ makeDocument });
  const screen = await show(<DoctorFile submissionId="heart-1" />);
  return { ...screen, api, save: () => screen.getByRole('button', { name: 'Save the file' }).click() };
};

test('the signed document is saved as our server made it, without the answers about mood', async () => {
  const { api, save, getByText } = await open();
  expect(api.calls).toEqual([]);
  await save();
  await expect.element(getByText(/Your file is in your downloads/)).toBeVisible();
  expect(saved[0]?.type).toBe('application/fhir+json');
  expect(JSON.parse(await (saved[0]?.text() ?? expect.fail('nothing was saved')))).toEqual(signed);
  const shares = { name: true, birthdate: true, mood: false, weight: true };
  expect(api.named('makeDocument')[0]?.body).toEqual({ submissionId: 'heart-1', shares });
});

test('the user chooses what the document contains', async () => {
  const { api, save, getByRole, getByText } = await open();
  await getByRole('checkbox', { name: 'My name' }).click();
  await getByRole('checkbox', { name: 'My answers about mood and stress' }).click();
  await save();
  await expect.element(getByText(/Your file is in your downloads/)).toBeVisible();
  expect(api.named('makeDocument')[0]?.body).toMatchObject({ shares: { name: false, birthdate: true, mood: true } });
});

test('nothing is saved when the document cannot be made, and a sentence says what to do', async () => {
  const { save, getByText } = await open({ status: 503 });
  await save();
  await expect.element(getByText(/We couldn’t make the file/)).toBeVisible();
  expect(saved).toEqual([]);
});
