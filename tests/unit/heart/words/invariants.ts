import { oncePerPerson } from '#tests/personas/for-everyone.ts';
import { bannedWords } from '#tests/support/banned-words.ts';
import { holds, type Page, textsOf } from './everyone.ts';

/** Rules for every heart page; each one lists what breaks it. */
type Rule = (page: Page) => string[];

/**
 * Cached by the list of phrases, then by the text: thousands of pages consist of the same sentences, so each is read
 * once.
 */
const found = new Map<readonly string[], Map<string, readonly string[]>>();
const findings = (texts: readonly string[], phrases: readonly string[]): string[] => {
  const known = found.get(phrases) ?? new Map<string, readonly string[]>();
  found.set(phrases, known);
  return texts.flatMap((text) => {
    const inText = known.get(text) ?? phrases.filter((phrase) => holds(text, phrase));
    known.set(text, inText);
    return inText.map((phrase) => `${phrase}: ${text}`);
  });
};

const hasRoute = ({ score }: Page, ...routes: readonly string[]) =>
  score.routes.some((route) => routes.includes(route));
const isWarned = (page: Page) => hasRoute(page, 'waitForCare');

/**
 * Leaves out messages and labels of the red flags: they are those of the safety rules, which have tests of their own.
 */
const ownTexts = oncePerPerson(({ content: { notices: _, redFlags: __, ...rest } }: Page) => textsOf(rest));

const withoutBannedWords: Rule = (page) => [
  ...findings(ownTexts(page), bannedWords.neverAnywhere),
  ...(isWarned(page) ? findings(ownTexts(page), bannedWords.neverBesideEmergencyOrUrgent) : []),
];

/** Percents of HbA1c are measured values, in quotation marks or after its name. */
const isRiskPercent = (text: string) =>
  text.includes('%') &&
  /\d%/.test(
    text
      .replaceAll(/“[^”]*”/g, '')
      .replaceAll(/HbA1c (?:of )?(?:Below )?[\d.]+(?: to [\d.]+)?%/g, '')
      .replaceAll(/^HbA1c .*/g, ''),
  );

const withoutFigureWhenNotEstimated: Rule = (page) => {
  if (page.score.eligibility === 'ok') return [];
  const { cardiacRiskScore } = page.content.overall_summary;
  return [...ownTexts(page).filter(isRiskPercent), ...(cardiacRiskScore === null ? [] : ['a score'])];
};

const withoutFigureBesideAWarning: Rule = (page) => {
  const { overall_summary: _, foldedFigure: __, ...rest } = page.content;
  return isWarned(page) ? textsOf(rest).filter(isRiskPercent) : [];
};

const levelWords = ['low', 'borderline', 'intermediate', 'high'];

const gradedOnlyWithOwnValues: Rule = ({ score, content }) => {
  if (score.eligibility !== 'ok' || score.riskDescriptor !== null) return [];
  const { overall_summary, summaryParagraph, meaning, figures, heart } = content;
  const beside = [
    overall_summary.riskDescriptor,
    overall_summary.cardiacRiskProfile,
    summaryParagraph,
    meaning,
    figures,
  ];
  const isMarked = heart?.levels?.some(({ isYours }) => isYours) ?? false;
  return [...findings(textsOf(beside), levelWords), ...(isMarked ? ['a marked level'] : [])];
};

const comfort = ['low', 'borderline'];

const noComfortBesideAVeryHighLdl: Rule = ({ score, content }) => {
  if (!score.redFlags.some(({ code }) => code === 'ldl190')) return [];
  const { overall_summary, summaryParagraph, meaning, heart, figures } = content;
  return findings(textsOf([overall_summary, summaryParagraph, meaning, heart?.sentence, figures]), comfort);
};

const praise = ['excellent', 'good'];

/** Which steps mean that a row's subject needs change, written down here a second time. */
const blamedBy: Readonly<Record<string, readonly string[]>> = {
  bloodPressure: ['lowerBp', 'bloodPressureGoal', 'checkBp', 'measureBp'],
  bloodTests: [
    'lowerNonHdl',
    'betterA1c',
    'ldlGoal',
    'discussStatin',
    'statinSoon',
    'reviewTreatment',
    'reviewTreatmentSoon',
  ],
  smokingWeight: ['quitSmoking', 'le8.bmi', 'le8.nicotine', 'weightClinician', 'eatingTalk'],
  diet: ['le8.diet', 'eatingTalk'],
  fitness: ['le8.activity', 'eatingTalk'],
  sleep: ['le8.sleep'],
  psychosocial: ['supportTalk'],
};

const praisedOrBlamed: Rule = (page) => {
  const planned = page.content.focus_areas.topRecommendations.map(({ code }) => code);
  return (
    page.content.category_breakdown
      // 'Good • 1 step in your plan' says both.
      .filter(({ descriptor, planSteps = 0 }) => praise.includes(descriptor.toLowerCase()) && planSteps === 0)
      .filter(({ id }) => (blamedBy[id] ?? []).some((code) => planned.includes(code)))
      .map(({ id }) => `${id} is praised and in the plan`)
  );
};

const hasSomethingToDo: Rule = ({ score, content }) =>
  score.riskDescriptor === 'intermediate' || score.riskDescriptor === 'high'
    ? textsOf(content).filter((text) =>
        /little (to|can|that can)\b|nothing to change|no (particular )?step to take/i.test(text),
      )
    : [];

/** The plan begins with the engine's items, in their order. */
const wholePlan: Rule = ({ score, content }) => {
  const planned = content.focus_areas.topRecommendations.map(({ code }) => code);
  const asked = score.recommendations.map(({ code }) => code);
  return [
    ...asked.filter((code, at) => planned[at] !== code),
    ...(content.startWith === (planned[0] ?? null) ? [] : ['another start']),
  ];
};

const bodyWords = ['weight', 'BMI', 'calories', 'portions', 'slim', 'lose', 'pound', 'walking', 'plate'];

/** Severe underweight and eating risk: nothing about weight, food or movement except a talk with a clinician. */
const bodyLeftToClinician: Rule = (page) => {
  if (!hasRoute(page, 'severeUnderweight', 'eatingRisk')) return [];
  const {
    focus_areas,
    category_breakdown,
    lifesEssential8,
    sideNotes: _,
    notices: __,
    redFlags: ___,
    ...rest
  } = page.content;
  const others = focus_areas.topRecommendations.filter(({ code }) => code !== 'weightClinician');
  const scored = category_breakdown.filter(
    ({ id, score }) => ['diet', 'fitness', 'smokingWeight'].includes(id) && score !== null,
  );
  const components = lifesEssential8?.components.filter(({ id }) => ['diet', 'activity', 'bmi'].includes(id)) ?? [];
  return [
    ...findings(textsOf([rest, others]), bodyWords),
    ...[...scored, ...components].map(({ id }) => `${id} is scored`),
  ];
};

const harmfulToKidneys = [
  ...['salt', 'fruit', 'vegetables', 'beans', 'nuts', 'oats'],
  ...['sweet drinks', 'sugary drinks', 'drink more'],
];

/** No advice where the usual advice can do harm. */
const nothingForKidneys: Rule = (page) =>
  hasRoute(page, 'kidneyFailure', 'kidneyDiet')
    ? findings(
        textsOf(
          page.content.focus_areas.topRecommendations.map(({ title, recommendation }) => [title, recommendation]),
        ),
        harmfulToKidneys,
      )
    : [];

const curlyApostrophes: Rule = ({ content }) => textsOf(content).filter((text) => text.includes("'"));

const medicinesKept: Rule = ({ content }) =>
  content.sideNotes?.some(({ code }) => code === 'medicines') ? [] : ['no word on medicines'];

const rules: Readonly<Record<string, Rule>> = {
  withoutBannedWords,
  withoutFigureWhenNotEstimated,
  withoutFigureBesideAWarning,
  gradedOnlyWithOwnValues,
  noComfortBesideAVeryHighLdl,
  praisedOrBlamed,
  hasSomethingToDo,
  wholePlan,
  bodyLeftToClinician,
  nothingForKidneys,
  curlyApostrophes,
  medicinesKept,
};

/** Every break of every rule, by name. */
export const broken = (page: Page): string[] =>
  Object.entries(rules).flatMap(([name, rule]) => rule(page).map((finding) => `${name}: ${finding}`));
