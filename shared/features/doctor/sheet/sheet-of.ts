import { askAboutLowSugar } from '#feature-words/doctor/care.ts';
import * as words from '#feature-words/doctor/sheet.ts';
import type { ResultContent } from '#shared/contract/result.ts';
import { amountOf } from '#shared/heart/words/blood-amount.ts';
import type { LongevityAnswers } from '#shared/person/person.ts';
import { product } from '#shared/product.ts';
import { dayWords } from '#shared/reading/day-words.ts';
import { type StepTime, stepTimeOf } from '#shared/safety/levels.ts';
import { readFacts } from '#shared/safety/red-flag.ts';
import { isSugarTreated } from '#shared/safety/red-flags/sugar.ts';
import { type SourceId, sources } from '#shared/sources/sources.ts';
import { language } from '#words/language.ts';
import { otherAnswersOf } from './other-answers.ts';
import type { DoctorSheet, SheetPerson, Submitted, ToSheet } from './sheet.ts';
import { readSheetFacts, type SheetFacts } from './sheet-facts.ts';
import { habitFiguresOf, heartFiguresOf } from './sheet-figures.ts';
import { inputsOf } from './sheet-inputs.ts';
import { unknownOf } from './unknown-inputs.ts';
import { warningsOf } from './warnings.ts';

const short = (id: SourceId): string => sources[id].short;

/** Models, versions, references, and what none of it can know. */
const methodsOf = ({ heartPage, habitsPage, heart, longevity, heartFacts: { score } }: SheetFacts): string[] => {
  const version = (heartPage ?? habitsPage)?.engine.version;
  const isEstimated = heartPage !== null && score.eligibility === 'ok';
  return [
    words.engineVersion(String(version)),
    ...(isEstimated ? [words.heartModels(short('khan2023'), short('krishnan2025'), short('dyslipid2026'))] : []),
    ...(habitsPage === null ? [] : [words.habitsModel]),
    ...correctionOf(words.heartCorrected, heart),
    ...correctionOf(words.habitsCorrected, longevity),
    words.rangesCover,
    words.selfReported,
    words.notDiagnosis,
  ];
};

/** A clinician may have seen the earlier one. */
const correctionOf = (
  corrected: (day: string, until: string, version: string, reason: string) => string,
  given: Submitted | null,
): string[] => {
  if (!given?.replaces) return [];
  const { at, engineVersion, reason } = given.replaces;
  return [corrected(dayWords(given.day), dayWords(at.slice(0, 10)), engineVersion, reason)];
};

/** The clinician's page of one person. Pure, and never throws: answers that no screen could have produced count as not given. */
export const sheetOf = (given: ToSheet): DoctorSheet => {
  const facts = readSheetFacts(given);
  return {
    format: 1,
    language,
    madeBy: product.name,
    madeOn: dayWords(given.today),
    person: personOf(facts),
    warnings: warningsOf(facts),
    heart: heartFiguresOf(facts),
    habits: habitFiguresOf(facts),
    inputs: inputsOf(facts),
    unknown: unknownOf(facts),
    ...nextStepsOf(facts),
    questions: [
      ...lowSugarQuestion(facts),
      ...(facts.heartPage?.heart?.ask ?? []).map(({ question, goal }) =>
        goal ? words.askWithGoal(question, goal) : question,
      ),
    ],
    otherAnswers: otherAnswersOf(facts),
    methods: methodsOf(facts),
  };
};

const personOf = ({ allowed, name, person: { longevity, age } }: SheetFacts): SheetPerson => ({
  name: (allowed.name && name.trim()) || null,
  born: allowed.birthdate && longevity.birthdate !== undefined ? dayWords(longevity.birthdate) : null,
  age,
  sex: longevity.gender === undefined ? null : sexWords[longevity.gender],
});

const sexWords: Readonly<Record<NonNullable<LongevityAnswers['gender']>, string | null>> = {
  female: words.female,
  male: words.male,
  other: words.otherSex,
  na: null,
};

/** A low sugar under treatment: the person asks about the dose, and changes nothing alone. */
const lowSugarQuestion = ({ assessment, person }: SheetFacts): string[] => {
  const facts = readFacts(person);
  const isLow = assessment.notices.some(({ code }) => code === 'sugarVeryLow' || code === 'sugarLow');
  return isLow && isSugarTreated(facts)
    ? [askAboutLowSugar(amountOf('fastingGlucose', facts.labs.fastingGlucose))]
    : [];
};

type Step = { readonly code: string; readonly title: string; readonly by?: string | undefined };

/** Steps about mood and eating are the person's to tell. */
const ofMood: ReadonlySet<string> = new Set(['supportTalk', 'eatingTalk']);

const stepsOf = (page: ResultContent | null): Step[] => {
  const { heart, startWith, focus_areas } = page ?? {};
  const items = (focus_areas?.topRecommendations ?? []).map(({ code, title, area, by }) => ({
    ...{ code, title: title ?? area },
    ...(by ? { by } : {}),
  }));
  const step = heart ? heart.nextStep : items.find(({ code }) => code === startWith);
  return [...(step ? [step] : []), ...items.filter(({ code, by }) => by !== undefined && code !== step?.code)];
};

const stepsBy: Readonly<Record<StepTime, (step: string) => string>> = {
  now: words.stepNow,
  asNoticed: words.stepTodayUnlessNotice,
  today: words.stepToday,
  tomorrow: words.stepTodayOrTomorrow,
  days: words.stepNextFewDays,
  thisWeek: words.stepThisWeek,
  week: words.stepWithinAWeek,
  twoWeeks: words.stepNextWeekOrTwo,
  weeks: words.stepNextFewWeeks,
  nextVisit: words.stepNextVisit,
  months: words.stepNextFewMonths,
};

/** A time in words that no code has stays as the page says it: a step must not lose its deadline. */
const stepWords = ({ title, by }: Step): string => {
  if (by === undefined) return title;
  const time = stepTimeOf(by);
  return time === null ? words.stepAsWritten(title, by) : stepsBy[time](title);
};

/** The step of the page that was made last, and every other step of either page that names a time. */
const nextStepsOf = (facts: SheetFacts): Pick<DoctorSheet, 'nextStep' | 'datedSteps'> => {
  const { heartPage, habitsPage, heart, longevity, allowed } = facts;
  const isHeartLast = heart !== null && heart.day >= (longevity?.day ?? '');
  const pages = isHeartLast ? [heartPage, habitsPage] : [habitsPage, heartPage];
  const [last = [], other = []] = pages.map((page) =>
    stepsOf(page).filter(({ code }) => allowed.mood || !ofMood.has(code)),
  );
  const [first, ...later] = last;
  const hasFirst = first !== undefined && first.code !== 'lifestyle';
  const dated = [...(hasFirst ? later : last), ...other].filter(({ by }) => by !== undefined).map(stepWords);
  const nextStep = hasFirst ? stepWords(first) : null;
  return { nextStep, datedSteps: [...new Set(dated)].filter((step) => step !== nextStep) };
};
