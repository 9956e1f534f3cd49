import { expect, test } from 'vitest';
import { securityTxt } from '#web/build/security-txt.ts';

const builtAt = new Date('2026-11-28T09:00:00.000Z');
const operator = { name: 'Quiz Ltd', contact: 'privacy@quiz.example', jurisdiction: 'Ireland' };

test('security.txt names the operator’s contact and expires within a year, as RFC 9116 asks', () => {
  const text = securityTxt({ operator }, builtAt) ?? '';
  expect(text).toContain('Contact: mailto:privacy@quiz.example\n');
  const expires = Date.parse(/^Expires: (\S+)$/m.exec(text)?.[1] ?? '');
  expect(expires).toBeGreaterThan(builtAt.getTime());
  expect(expires).toBeLessThan(builtAt.getTime() + 365 * 24 * 60 * 60 * 1000);
});

test('a stage without an operator has no security.txt', () => {
  expect(securityTxt({ operator: null }, builtAt)).toBeNull();
});
