import { describe, expect, test } from 'vitest';
import { normalName, refuseName } from '#shared/quiz/answer.ts';

const sentence = (name: string) => refuseName(normalName(name));

describe('a person’s name', () => {
  test.each([
    ['', 'blank, where none is needed'],
    ['Ada', 'English'],
    ['O’Neill', 'Irish, with a printed apostrophe'],
    ["D'Angelo-Smith", 'Italian, with a typed one'],
    ['María José', 'Spanish'],
    ['Nguye\u0302\u0303n', 'Vietnamese, in decomposed letters'],
    ['Þórdís Ægisdóttir', 'Icelandic'],
    ['Șerban', 'Romanian'],
    ['Паўлюк', 'Belarusian'],
    ['Γιώργος', 'Greek'],
    ['李', 'Chinese'],
    ['卡尔·马克思', 'Chinese for a foreign name'],
    ['葛\u{e0100}城', 'Japanese, with the registered shape of a character'],
    ['マリー・キュリー', 'Japanese for a foreign name'],
    ['김민준', 'Korean'],
    ['علی\u200cرضا', 'Persian, with the joiner that spells it'],
    ['ක්\u200dරිස්ටෝ', 'Sinhala, with its joiner'],
    ['தமிழ்ச்செல்வி', 'Tamil'],
    ['שָׁלוֹם', 'Hebrew with points'],
    ['ณัฐวุฒิ', 'Thai'],
    ['Kahoʻokele', 'Hawaiian'],
    ['Kumar s/o Raj', 'of Singapore'],
    ['Siva a/l Muthu', 'of Malaysia'],
    ['Martin Luther King, Jr.', 'with a comma'],
    ['J. R. R.', 'initials'],
    ['John 3rd', 'with a number'],
    ['x'.repeat(100), 'as long as it may be'],
  ])('%s is accepted: %s', (name) => {
    expect(sentence(name)).toBeNull();
  });

  test.each([
    ['zero width space', 'Ada\u200b'],
    ['soft hyphen', 'A\u00adda'],
    ['tag characters', 'Ada\u{e0041}\u{e0042}'],
    ['right-to-left override', 'Ada\u202egro.live'],
    ['isolate', '\u2066Ada\u2069'],
    ['joiner where no script needs it', 'A\u200dda'],
    ['letter without ink', '\u3164'],
    ['bell', 'Ada\u0007'],
    ['half a character', 'Ada\ud800'],
  ])('an invisible character is refused: %s', (_, name) => {
    expect(sentence(name)).toBe('Use letters only, with no hidden characters.');
  });

  test.each([
    'see http://evil.example',
    'www.evil.example',
    'ｗｗｗ．evil．example',
    'https:/evil',
    'me@mail.example',
    '<b>Ada</b>',
    'evil\\share',
  ])('a link is refused: %s', (name) => {
    expect(sentence(name)).toBe('Leave out links and angle brackets.');
  });

  test.each(['Call 555', 'Call 5 5 5', 'Call 5-5-5', 'Ada ١٢٣', 'Win 1.000'])('a number is refused: %s', (name) => {
    expect(sentence(name)).toBe('Leave out long numbers.');
  });

  test.each(['Ada!!!', 'Ada 💊', '$$$', 'evil/now', '𝓐𝓭𝓪', 'Ada = free', 'Ada_x', `Z${'\u0300'.repeat(5)}`, 'Ⓐda'])(
    'a character that no name has is refused: %s',
    (name) => {
      expect(sentence(name)).toBe('Use only letters, spaces, hyphens, apostrophes, full stops and commas.');
    },
  );

  test('more than a hundred characters are refused', () => {
    expect(sentence('x'.repeat(101))).toBe('Use 100 characters or fewer.');
  });

  test('never becomes a link in a mail, because a space follows each dot', () => {
    expect(['evil.example', 'evil。example', 't.me', 'J.R.R.'].map(normalName)).toEqual([
      'evil. example',
      'evil。 example',
      't. me',
      'J.R.R.',
    ]);
  });
});
