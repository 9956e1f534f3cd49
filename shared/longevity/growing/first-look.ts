import type { Notice, Recommendation, ResultContent, SideNote } from '#shared/contract/result.ts';
import { longevityQuiz } from '#shared/questions/longevity/longevity-quiz.ts';
import { openQuestions } from '#shared/quiz/open-questions.ts';
import type { Answers } from '#shared/quiz/question.ts';
import { countAnswers, isCounted, visibleQuestions } from '#shared/quiz/visible.ts';
import { assessDated, type Dated, olderDay } from '#shared/safety/earlier-answers.ts';
import type { LineKind } from '#shared/safety/help-lines.ts';
import { levelOrder } from '#shared/safety/levels.ts';
import type { NoticeCode } from '#shared/safety/notices.ts';
import type { RedFlagCode } from '#shared/safety/red-flags.ts';
import type { NameNotice } from '#shared/words/care.ts';
import { speakerWith } from '#shared/words/sentences.ts';
import { composeLongevity } from '../result.ts';
import { type AnswersSoFar, readAgeSoFar, type Silence } from './age-so-far.ts';

/** What the visitor sees before entering name, email and password. On the same day, the result says the same for these answers. */
export type FirstLook = {
  /** In the order of the page: emergency, urgent, low mood, low weight, eating, then the others. */
  readonly notices: readonly Notice[];
  readonly routes: readonly string[];
  readonly lines: readonly LineKind[];
  /** Shown next to the notices, with or without a figure. */
  readonly cautions: readonly SideNote[];
  /** Null when the figure is shown. */
  readonly silence: Silence | null;
  readonly summary: ResultContent['overall_summary'];
  readonly heading: string;
  readonly meaning: readonly string[];
  /** The first item of the plan, without its effect where there is no figure. Null with a notice that comes first. */
  readonly start: Recommendation | null;
  readonly notes: readonly SideNote[];
  /** Null when every section was answered. */
  readonly early: EarlyEnd | null;
  /** The visitor was not asked about mood, so the page ends with a line to call, whoever they are. */
  readonly isMoodUnasked: boolean;
};

/** The visitor ended before the last section. */
export type EarlyEnd = {
  readonly answered: number;
  readonly total: number;
  /** The id of the first unanswered question. */
  readonly firstOpen: string;
};

export const firstLook = (given: AnswersSoFar & { readonly longevity: Answers }, nameNotice: NameNotice): FirstLook => {
  const dated: Dated = { ...given, quiz: 'longevity' };
  const { person, assessment } = assessDated(dated);
  const { silence, notices, routes, lines } = readAgeSoFar(person, assessment, nameNotice);
  const content = composeLongevity({
    ...{ person, assessment, firstName: undefined, nameNotice, speaker: speakerWith() },
    otherAnsweredOn: olderDay(dated),
  });
  const { sideNotes = [], focus_areas: plan, heading = '', meaning = [] } = content;
  const withCode = (codes: ReadonlySet<string>) => sideNotes.filter(({ code }) => codes.has(code));
  return {
    notices: inOrder(notices),
    routes,
    lines,
    cautions: withCode(cautionCodes),
    silence,
    summary: content.overall_summary,
    heading,
    meaning,
    start: startOf(plan.topRecommendations[0], silence),
    notes: silence === null ? withCode(noteCodes) : [],
    ...earlyEndOf(given.longevity),
  };
};

const moodSection = 'psychosocial' satisfies (typeof longevityQuiz)['questions'][number]['section'];

const earlyEndOf = (answers: Answers): Pick<FirstLook, 'early' | 'isMoodUnasked'> => {
  const asked = visibleQuestions(longevityQuiz, answers).filter(isCounted);
  const isOpen = ({ id }: { readonly id: string }) => !Object.hasOwn(answers, id);
  const isUnasked = (section: string) => asked.filter((one) => one.section === section).every(isOpen);
  const [firstOpen] = openQuestions(longevityQuiz, answers);
  const { answered, total } = countAnswers(longevityQuiz, answers);
  return {
    early:
      firstOpen && asked.some(({ section }) => isUnasked(section))
        ? { answered, total, firstOpen: firstOpen.id }
        : null,
    isMoodUnasked: isUnasked(moodSection),
  };
};

const cautionCodes: ReadonlySet<string> = new Set<NoticeCode>(['alcoholStop', 'maybePregnant']);
const noteCodes: ReadonlySet<string> = new Set<NoticeCode>([
  'suggestSeeClinician',
  'strengthCheck',
  'mentionSleepApneaCheck',
]);

/** With these reasons there is no first step: the notice is the only thing to do, or there is no age. */
const withoutStart: ReadonlySet<Silence> = new Set<Silence>(['warning', 'lowMood', 'soonNotice', 'noAge']);

const startOf = (first: Recommendation | undefined, silence: Silence | null): Recommendation | null => {
  if (!first || (silence && withoutStart.has(silence))) return null;
  if (silence === null) return first;
  const { effect: _, years: __, wouldBe: ___, ...plain } = first;
  return plain;
};

/** These come first among the soon notices. The others keep the order of the safety rules. */
const firstOfSoon: readonly string[] = ['moodSupport', 'weightLow', 'eatingSupport'] satisfies RedFlagCode[];

const inOrder = (notices: readonly Notice[]): Notice[] => {
  const placeOf = ({ code }: Notice) => {
    const place = firstOfSoon.indexOf(code);
    return place === -1 ? firstOfSoon.length : place;
  };
  return [...notices].sort(
    (a, b) => levelOrder.indexOf(a.level) - levelOrder.indexOf(b.level) || placeOf(a) - placeOf(b),
  );
};
