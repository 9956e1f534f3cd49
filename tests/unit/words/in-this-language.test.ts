import { expect, test, vi } from 'vitest';
import { inThisLanguage } from '#shared/words/in-this-language.ts';

vi.mock('#words/language.ts', () => ({ languageCode: 'es' }));

test('a white label speaks the language of the words, and English where it leaves that language out', () => {
  expect(inThisLanguage({ en: 'our clinic', es: 'nuestra clínica' })).toBe('nuestra clínica');
  expect(inThisLanguage({ en: 'our clinic', fr: 'notre clinique' })).toBe('our clinic');
});
