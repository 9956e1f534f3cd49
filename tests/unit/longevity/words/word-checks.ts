import { resultSchema } from '#shared/contract/result.ts';
import { productQuizId } from '#shared/derived-names.ts';
import { habitTexts } from '#shared/habits/habit-texts.ts';
import { questionNames } from '#shared/longevity/words/question-names.ts';
import { firstActionFromYears } from '#shared/longevity/words/recommendations.ts';
import type { LongevityQuestionId } from '#shared/person/person.ts';
import { oncePerPerson } from '#tests/personas/for-everyone.ts';
import { bannedWords } from '#tests/support/banned-words.ts';
import { besideWarnings, paragraphsOf, warningsOf, wordIn } from '#tests/support/result-texts.ts';
import { type Check, mustNot, type Page } from './pages.ts';

const { neverAnywhere, neverBesideEmergencyOrUrgent, neverBesideWeightWhenUnderweight } = bannedWords;

/** The texts, with every sentence that a model could choose in their place. */
const allBesideWarnings = oncePerPerson(({ content, slots }: Page): readonly string[] => [
  ...besideWarnings(content),
  ...slots.flatMap(({ offers }) => offers.map(({ text }) => text)),
]);

const lessFood: readonly string[] = ['dietStep', 'morePlants', 'lessProcessed', 'regularMeals'];
const causalWords = ['moved', 'adds years', 'saves', 'gain', 'years of life', 'because of your'];
const unitsOfWeight = ['lb', 'kg'];

const hasRoute = ({ assessment }: Page, ...routes: readonly string[]) =>
  assessment.routes.some((route) => routes.includes(route));

/** Cached by the list of words: thousands of pages consist of the same sentences, so each is read once. */
const withoutThem = new Map<readonly string[], Set<string>>();
const mustHoldNone = (texts: readonly string[], words: readonly string[]) => {
  const fine = withoutThem.get(words) ?? new Set();
  withoutThem.set(words, fine);
  for (const text of texts) {
    if (fine.has(text)) continue;
    const word = wordIn(text, words);
    mustNot(word !== undefined, `“${word}” stands in ${JSON.stringify(text)}`);
    fine.add(text);
  }
};

/** The safety rules for the words of every page (docs/safety-case.md). */
export const wordChecks: Readonly<Record<string, Check>> = {
  'no word that is banned anywhere': (page) => mustHoldNone(allBesideWarnings(page), neverAnywhere),
  'no reassuring word beside an emergency or urgent notice': (page) => {
    if (hasRoute(page, 'waitForCare')) mustHoldNone(allBesideWarnings(page), neverBesideEmergencyOrUrgent);
  },
  'no praise of a weight that is too low': (page) => {
    if (hasRoute(page, 'underweight')) mustHoldNone(allBesideWarnings(page), neverBesideWeightWhenUnderweight);
  },
  'no weight is quoted to a person who is pregnant, thin or worried about eating': (page) => {
    const { topRecommendations } = page.content.focus_areas;
    if (!hasRoute(page, 'pregnant', 'underweight', 'eatingRisk')) return;
    mustHoldNone(
      topRecommendations.flatMap(({ userAnswer = '' }) => userAnswer),
      unitsOfWeight,
    );
  },
  'no talk about weight for a pregnant or frail person': (page) => {
    if (!hasRoute(page, 'pregnant', 'frail')) return;
    const titles = page.content.focus_areas.topRecommendations.map(({ title }) => title);
    mustNot(titles.includes(habitTexts.weightTalk.title), 'it stands in the plan');
  },
  'nothing causal': (page) => mustHoldNone(allBesideWarnings(page), causalWords),
  'the first paragraph under an age says what it does not count': ({ effective, content }) =>
    mustNot(
      effective !== null &&
        !/This number leaves out|isn’t part of this number|only includes part of/.test(content.heading ?? '') &&
        content.meaning?.[0] !== 'This number leaves out illness, medicines and blood tests.',
      'it does not',
    ),
  'every paragraph ends properly, with curly marks and single spaces': ({ content }) => {
    for (const text of [...paragraphsOf(content), ...warningsOf(content)]) {
      mustNot(/'| {2}|\.\.|undefined|NaN|null|\s$|^\s/.test(text), `“${text}”`);
      mustNot(text === '', 'an empty paragraph');
    }
    for (const text of paragraphsOf(content)) mustNot(!/[.?!]$|^(?:We|You) [^.]*$/.test(text), `“${text}” has no end`);
  },
  'the contract takes it, field for field': ({ content }) => {
    const whole = { submissionId: 'a', quiz_id: productQuizId, submittedAt: '2026-01-15T10:00:00Z', content };
    const read = resultSchema.parse(whole);
    mustNot(!isSame(read, whole), 'the contract drops or changes something');
  },
  'each source that an action names is listed': ({ content }) => {
    const listed = new Set(content.sources.map(({ id }) => id));
    const named = content.focus_areas.topRecommendations.flatMap(({ sourceIds = [] }) => sourceIds);
    mustNot(
      named.some((id) => !listed.has(id)),
      'a source is missing',
    );
  },
  'a tender page leaves nothing to choose': (page) =>
    mustNot(
      hasRoute(page, 'waitForCare', 'underweight', 'eatingRisk', 'lowMood') && page.slots.length > 0,
      'a slot is offered',
    ),
  'a warning is first: the figure is folded and no action has a number': (page) => {
    if (!hasRoute(page, 'waitForCare')) return;
    const { standing, heading = '', focus_areas, together, untilSeen = [], contributions } = page.content;
    mustNot(standing !== 'checkFirst' || /\d/.test(heading), `${standing}: ${heading}`);
    mustNot(
      focus_areas.topRecommendations.some(({ effect, years }) => effect || years) || Boolean(together),
      'a number',
    );
    mustNot(untilSeen.length === 0 || contributions.length > 0, 'nothing to do until then, or gains');
    mustNot(
      focus_areas.topRecommendations[0]?.code !== 'getCheckedFirst' && page.plan.length > 0,
      'another action first',
    );
  },
  'no figure, score or weight where none would be fair': ({ score, content }) => {
    if (score.reason === 'tooYoung') mustNot((content.figures ?? []).length > 0, 'a figure below 25');
    if (score.reason !== 'underweight') return;
    mustNot(content.category_breakdown.length + content.contributions.length > 0, 'a score');
    mustNot((content.figures ?? []).length > 0 || content.overall_summary.biologicalAge !== null, 'a figure');
  },
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** In any order of keys, because the schema has its own. An undefined field counts as missing. */
const isSame = (one: unknown, other: unknown): boolean => {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((each, place) => isSame(each, other[place]));
  if (!isRecord(one) || !isRecord(other)) return Object.is(one, other);
  return (
    Object.keys(one).every((key) => isSame(one[key], other[key])) &&
    Object.keys(other).every((key) => one[key] !== undefined || other[key] === undefined)
  );
};

/** Every sentence that names strengths. */
const praised = /(?:Going well|Your strengths|Keep it up|Strengths to build on): ([^.]*)\./g;

const isId = (id: string): id is LongevityQuestionId => Object.hasOwn(questionNames, id);
const ids = Object.keys(questionNames).filter(isId);

/** On the whole page, a question is either praised, or named as the place to start, or left alone. */
export const frameChecks: Readonly<Record<string, Check>> = {
  'no answer of the plan is a strength, in the frame or in a contribution': ({ plan, frame, content }) => {
    for (const { question } of plan) {
      if (question === null) continue;
      mustNot(frame.strengths.includes(question), `${question} is praised and in the plan`);
      const gain = content.contributions.find(({ questionId, years }) => questionId === question && years < 0);
      mustNot(gain !== undefined, `${question} is shown as a gain and in the plan`);
    }
  },
  'a strength is never blamed, a place for a step never shown as a gain that is praised': ({ frame, content }) => {
    mustNot(
      frame.strengths.some((id) => frame.steps.includes(id)),
      'praised and blamed',
    );
    for (const { questionId, years } of content.contributions)
      mustNot(
        isId(questionId) && years > 0 && frame.strengths.includes(questionId),
        `${questionId} adds years and is praised`,
      );
  },
  'the strengths in the chapters and the summary are exactly those of the frame': ({ frame, content }) => {
    const texts = [content.summaryParagraph, ...content.category_breakdown.map((row) => row.explanationParagraph)];
    const going = texts.flatMap((text) => [...text.matchAll(praised)].flatMap(([, named = '']) => named));
    for (const id of ids) {
      const { strength } = questionNames[id];
      const isNamed = strength !== undefined && going.some((part) => part.split(/, | and /).includes(strength));
      mustNot(isNamed && frame.stanceOf(id) !== 'strength', `${id} is named as going well`);
    }
  },
  'no chapter is praised with an answer among the first three of the plan, unless its steps are named beside it': ({
    plan,
    content,
  }) => {
    const sections = new Set(plan.slice(0, 3).map(({ section }) => section));
    for (const { id, descriptor, planSteps = 0 } of content.category_breakdown) {
      mustNot(sections.has(id) && descriptor === 'Excellent', `${id} is ${descriptor}`);
      mustNot(sections.has(id) && descriptor === 'Good' && planSteps === 0, `${id} is ${descriptor}`);
    }
  },
  'the first action carries no number below half a year': ({ content: { focus_areas } }) => {
    const [first] = focus_areas.topRecommendations;
    mustNot(first?.years !== undefined && first.years < firstActionFromYears, `${first?.code} ${first?.years}`);
    mustNot(first?.effect !== undefined && first.years === undefined, `${first?.code} has an effect without years`);
  },
  'the page has the whole plan in its order, with everything that a route demands': ({
    scoredPlan,
    assessment: { routes },
    person,
    content: { focus_areas, startWith },
  }) => {
    const shown = focus_areas.topRecommendations.map(({ code }) => code);
    // In pregnancy and with frailty a talk about weight does harm, and so does eating less if the person is losing
    // weight already.
    const isWeightUnsaid = routes.includes('pregnant') || routes.includes('frail');
    const isLosing = person.heart.weightChange === 'lostWeight';
    const said = scoredPlan
      .map(({ code }) => (isLosing && lessFood.includes(code) ? 'dietWithClinician' : code))
      .filter((code, place, all) => all.indexOf(code) === place && !(isWeightUnsaid && code === 'weightTalk'));
    mustNot(shown.join() !== said.join(), 'the plan differs');
    mustNot((startWith ?? null) !== (shown[0] ?? null), 'it starts with another action');
  },
  'no person is praised for a weight, for drinking, or for having smoked': ({ frame, person: { longevity } }) => {
    mustNot(frame.strengths.includes('weight'), 'weight');
    const isDrinking = !['never', 'former'].includes(longevity.alcoholConsumption ?? 'never');
    mustNot(isDrinking && frame.strengths.includes('alcoholConsumption'), 'alcohol');
    mustNot(longevity.smoking !== 'never' && frame.strengths.includes('smoking'), 'smoking');
  },
};
