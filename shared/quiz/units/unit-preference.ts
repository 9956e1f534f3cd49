import { regionOf } from '#shared/quiz/locale.ts';
import type { Question } from '#shared/quiz/question.ts';
import { type UnitPreference, unitChoices } from './unit-choices.ts';
import { type UnitCode, unitsOf } from './units.ts';

const american: UnitPreference = { height: 'ftIn', weight: 'lb', labs: 'mgdl', a1c: 'percent' };
const british: UnitPreference = { height: 'ftIn', weight: 'stLb', labs: 'mmol', a1c: 'mmolmol' };
const metric: UnitPreference = { height: 'cm', weight: 'kg', labs: 'mmol', a1c: 'mmolmol' };

const byRegion: Readonly<Record<string, UnitPreference | undefined>> = { US: american, GB: british };

/** The usual units in a language tag's region ('en-GB'), or in its likely region if the tag names none ('en' is 'en-US'). */
export const guessUnits = (locale: string): UnitPreference => byRegion[regionOf(locale) ?? ''] ?? metric;

/** Units that no preference names follow one that does. Lp(a) follows none, because reports everywhere use both units. */
const follows: Readonly<Partial<Record<UnitCode, (preference: UnitPreference) => boolean>>> = {
  in: ({ height }) => height === 'ftIn',
  mgg: ({ labs }) => labs === 'mgdl',
  mgmmol: ({ labs }) => labs === 'mmol',
};

/** The unit in which a user first sees a question; undefined where there is nothing to choose. */
export const preferredUnit = (question: Question, preference: UnitPreference): UnitCode | undefined => {
  const possible = unitsOf(question);
  const chosen: readonly UnitCode[] = Object.values(preference);
  // Lp(a) in mg/dL is only a rough conversion, so it is never the first choice.
  const fitting = possible.find((code) => follows[code]?.(preference) ?? chosen.includes(code));
  return question.convert?.alternative ? possible[0] : (fitting ?? possible[0]);
};

/** The preference after the user has chosen a unit at one question. From then on it applies everywhere. */
export const withUnit = (preference: UnitPreference, question: Question, code: UnitCode): UnitPreference =>
  question.convert?.alternative
    ? preference
    : {
        height: pick(unitChoices.height, code === 'in' ? 'ftIn' : code) ?? preference.height,
        weight: pick(unitChoices.weight, code) ?? preference.weight,
        labs: pick(unitChoices.labs, code) ?? preference.labs,
        a1c: pick(unitChoices.a1c, code) ?? preference.a1c,
      };

const pick = <Code extends UnitCode>(line: readonly Code[], code: UnitCode): Code | undefined =>
  line.find((each) => each === code);
