import { expect, test } from 'vitest';
import { likelySlip } from '#shared/quiz/input/email-slip.ts';

test.each([
  ['maya@gmial.com', 'gmail.com'],
  ['maya@gmai.com', 'gmail.com'],
  ['maya@gamil.com', 'gmail.com'],
  ['maya@gmaill.com', 'gmail.com'],
  ['maya@gmail.con', 'gmail.com'],
  ['maya@gmail.co', 'gmail.com'],
  ['maya@Gmial.com', 'gmail.com'],
  ['maya@hotmial.com', 'hotmail.com'],
  ['maya@hotmail.co.ik', 'hotmail.co.uk'],
  ['maya@yaho.com', 'yahoo.com'],
  ['maya@outlok.com', 'outlook.com'],
  ['maya@iclould.com', 'icloud.com'],
])('%s probably means %s', (address, domain) => {
  expect(likelySlip(address)).toEqual({ domain, address: `maya@${domain}` });
});

test.each([
  'maya@gmail.com',
  'maya@GMAIL.com',
  'maya@mail.com',
  'maya@ymail.com',
  'maya@hotmail.fr',
  'maya@yahoo.de',
  'maya@aol.com',
  'maya@web.de',
  'maya@gmx.net',
  'maya@example.org',
  'maya@gmail.com.br',
])('%s is left alone', (address) => {
  expect(likelySlip(address)).toBeNull();
});
