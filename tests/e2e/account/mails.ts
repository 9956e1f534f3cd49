import { expect } from '@playwright/test';
import type { TestStack } from '../../support/stack.ts';

/** What the newest mail to this address says that matches, as soon as such a mail is there. */
const findInMail = async (stack: TestStack, email: string, wanted: RegExp): Promise<string> => {
  let found = '';
  await expect(async () => {
    const texts = (await stack.mail()).filter(({ to }) => to === email).map(({ text }) => wanted.exec(text)?.[1]);
    found = texts.findLast((text) => text !== undefined) ?? '';
    expect(found, `${wanted} in a mail`).not.toBe('');
  }).toPass();
  return found;
};

/** The path that a link of a mail leads to: it confirms the address, takes it off the account, or brings it back. */
export const linkTo = (stack: TestStack, email: string, kind: 'secret' | 'decline' | 'undo'): Promise<string> =>
  findInMail(stack, email, new RegExp(`(/confirm#${kind}=\\S+)`));

/** Six digits confirm an address. */
export const confirmCode = (stack: TestStack, email: string): Promise<string> =>
  findInMail(stack, email, /^ {4}(\d{6})$/m);

/** Ten letters and digits choose a new password. */
export const resetCode = (stack: TestStack, email: string): Promise<string> =>
  findInMail(stack, email, /^ {4}([A-Z0-9]{10})$/m);
