import type { CodedText, Notice, SideNote } from '#shared/contract/result-additions.ts';
import { uacrWords } from '#shared/heart/evidence/my-numbers.ts';
import type { NumberCaveat } from '#shared/person/my-numbers.ts';
import { type NoticeCode, noticesFor } from '#shared/safety/notices.ts';
import type { ToCompose } from '#shared/words/composed-result.ts';
import { shownNotice } from '#shared/words/shown-notice.ts';
import type { HeartFacts } from './heart-facts.ts';
import type { PlanCode } from './plan-texts.ts';
import { curly, paragraph } from './prose.ts';

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
