import type { CodedText, HeartParts, Notice, SideNote } from '#shared/contract/result.ts';
import type { HeartAge } from '#shared/heart/estimate/heart-range.ts';
import { uacrWords } from '#shared/heart/evidence/my-numbers.ts';
import type { NumberCaveat } from '#shared/person/my-numbers.ts';
import { percentText } from '#shared/reading/figures.ts';
import { type NoticeCode, noticesFor } from '#shared/safety/notices.ts';
import { round } from '#shared/scoring/rounding.ts';
import { shownNotice } from '#shared/words/care.ts';
import type { ToCompose } from '#shared/words/sentences.ts';
import { heartAgeRange, heartAgeText, isHeartFailureAtLeast } from './heart-age-words.ts';
import type { HeartFacts } from './heart-facts.ts';
import type { PlanCode } from './plan-texts.ts';
import { curly, paragraph } from './prose-slots.ts';
import { groupOf } from './risk-words.ts';

export const noticesOf = ({ one }: HeartFacts): Notice[] => one.assessment.notices.map(shownNotice);

/** Every page has a foot that says these two itself, or shows them as lines. */
const shownElsewhere: ReadonlySet<NoticeCode> = new Set(['notEmergency']);
const raisingActivity: ReadonlySet<string> = new Set(['le8.activity', 'cardiacRehab'] satisfies PlanCode[]);

/** Kind words that go with single answers; the codes of the plan tell whether it asks for more movement. */
export const sideNotesOf = (
  { person, assessment }: Pick<ToCompose, 'person' | 'assessment'>,
  planCodes: readonly string[],
): SideNote[] => {
  const planRaisesActivity = planCodes.some((code) => raisingActivity.has(code));
  return noticesFor({ person, assessment, quiz: 'heart', planRaisesActivity, planTouchesPregnancy: false })
    .filter(({ code }) => !shownElsewhere.has(code))
    .map(({ text, ...note }) => ({ ...note, text: curly(text) }));
};

const caveatTexts: Readonly<Record<NumberCaveat, string>> = {
  checkTyping:
    'One of your exact numbers or its date looks odd, so please check it. A number that cannot be right was not used.',
  oldLabs: 'A blood test of yours is older than three years. It counts as unknown here, so a new one would help.',
  uacrNotUsed: 'Your urine albumin (UACR) is kept for your clinician. It does not change the figures.',
};

export const caveatsOf = ({ score, one }: HeartFacts): CodedText[] =>
  (score.caveats ?? []).map((code) => ({
    code,
    text: paragraph(caveatTexts[code], code === 'uacrNotUsed' && uacrLine(one.person.myNumbers?.numbers.uacr?.value)),
  }));

/** What the value is worth: the last line that it reaches. */
const uacrLine = (value: number | null | undefined): string | false =>
  value !== null && value !== undefined && (uacrWords.findLast(({ from }) => value >= from)?.text ?? false);

type Further = NonNullable<HeartParts['further']>[number];

const lastOne = 'Each figure has its own equation, so please don’t add them up.';

/** Other figures from the same answers; none beside a warning, and those that are not estimated are left out. */
export const furtherOf = (facts: HeartFacts): Further[] => {
  const { score, isCareFirst } = facts;
  if (score.eligibility !== 'ok' || isCareFirst) return [];
  const people = groupOf(facts);
  const of100 = (percent: number): string => {
    const count = round(percent);
    return count < 1 ? `fewer than 1 in 100 ${people}` : `about ${count} of 100 ${people}`;
  };
  const figure = (code: string, title: string, what: string, percent: number | null): Further[] =>
    percent === null
      ? []
      : [{ code, title, text: `${what}: ${of100(percent)} with answers like yours.`, value: percentText(percent) }];
  const { heartAge, totalCvd10, heartFailure10, ascvd30, totalCvd30 } = score;
  const all = [
    ...(heartAge ? [heartAgeOf(heartAge, people)] : []),
    ...figure('ascvd30', 'Heart attack or stroke, 30 years', 'A first heart attack or stroke within 30 years', ascvd30),
    ...figure(
      'totalCvd10',
      'Heart attack, stroke or heart failure, 10 years',
      'Any of the three within ten years',
      totalCvd10,
    ),
    ...figure(
      'totalCvd30',
      'Heart attack, stroke or heart failure, 30 years',
      'Any of the three within 30 years',
      totalCvd30,
    ),
    ...figure('heartFailure10', 'Heart failure, 10 years', 'A heart that pumps too weakly', heartFailure10).map(
      (one) => (isHeartFailureAtLeast(facts) ? { ...one, value: `at least ${one.value}` } : one),
    ),
  ];
  return all.map((one, at) => (at === all.length - 1 ? { ...one, text: `${one.text} ${lastOne}` } : one));
};

const heartAgeOf = (heartAge: HeartAge, people: string): Further => {
  const one = people === 'people' ? 'A person' : people === 'women' ? 'A woman' : 'A man';
  const range = heartAgeRange(heartAge);
  return {
    code: 'heartAge',
    title: 'Heart age',
    text: `${one} with healthy values has your ten-year risk of heart disease at this age.`,
    value: heartAgeText(heartAge),
    ...(range ? { range: `likely ${range}` } : {}),
  };
};
