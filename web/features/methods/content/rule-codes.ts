import { type RouteCode, routes } from '#shared/safety/care-routes.ts';
import { labelOf, redFlags } from '#shared/safety/red-flags.ts';
import { hasQuestionName, questionName } from '#web/answers/question-names.ts';
import { answerWords, questionOf, quoted } from './quoted-answers.ts';

/** The name of each route in the text of a rule. */
export const routeNames: Readonly<Record<RouteCode, string>> = {
  pregnant: 'Pregnant, or six weeks after birth',
  underweight: 'Low weight',
  severeUnderweight: 'Very low weight',
  establishedCvd: 'Known heart or artery disease',
  kidneyFailure: 'Kidneys that hardly work',
  frail: 'Frail',
  mobilityLimited: 'Limited in moving',
  heartFailureSigns: 'Signs of heart failure',
  waitForCare: 'Care comes first',
  lowMood: 'Dark mood',
  eatingRisk: 'Worry about eating',
  checkBeforeExercise: 'Have it checked before exercise',
  kidneyDiet: 'Food and drink with weak kidneys',
  heartValve: 'A known valve problem',
  heartSport: 'Hard sport with a known heart condition',
  restFirst: 'Rest first',
};

/** Readable words for the values and short terms in rules. The longest are replaced first. */
export const ruleWords: Readonly<Record<string, string>> = {
  sbp: 'top blood pressure number',
  dbp: 'bottom blood pressure number',
  bmi: 'BMI',
  restingHeartRate: 'pulse at rest',
  veryHighBp: 'very high pressure',
  heartDisease: 'a heart condition',
  diabetic: 'diabetes',
  pleuritic: 'pain on breathing in',
  faintNow: 'a faint of the last day',
  faintMonth: 'a faint of the last month',
  faintYear: 'a faint of the last year',
  warning: 'a warning sign',
  severeSymptom: 'a severe symptom',
  anySymptom: 'any symptom',
  athlete: 'trained person',
  burdens: 'burdens',
  riskBelow40: 'a risk below 40',
  atRisk: 'at risk',
  breathAny: 'any breathlessness',
  maybePregnant: 'may be pregnant',
  smoker: 'smoker',
  hardDays: 'hard training on most days',
  sugarTreated: 'treated diabetes',
  highSugarBand: 'sugar in the diabetes range',
  age65: 'age 65 or more, or unknown',
  quietBody: 'a quiet body',
  noOther: 'no other sign',
  anotherSign: 'another sign',
  failing: 'failing kidneys',
  effortPain: 'pain with effort',
  quietWorse: 'quiet pain that gets worse',
  harmlessPain: 'harmless pain',
  calmPain: 'calm pain',
  goneADay: 'gone for a day',
  rarely: 'rare pain',
  stairsOnly: 'discomfort on the stairs only',
  harmlessFaint: 'a faint with a harmless trigger',
  quietFaint: 'a quiet faint',
  mildFaint: 'a mild faint',
  faintLow: 'a faint with a fast pulse or low pressure',
  quietLow: 'a quiet low pressure',
  gaspingSoon: 'gasping that should not wait',
  toldSugar: 'told of high sugar, and weight lost',
  twoSigns: 'two signs',
  steadyAf: 'steady atrial fibrillation',
  minimalKnown: 'short of breath when dressing, known to the care team',
  proppedKnown: 'propped up for a long time, known to the care team',
  southAsian: 'South Asian background',
  sharpBreath: 'sharp on breathing in',
  faintToday: 'a faint of today',
  nearlyToday: 'nearly a faint today',
  faintWeeks: 'a faint of the last weeks',
  nearlyWeeks: 'nearly a faint in the last weeks',
  noWarning: 'without warning',
  yesSigns: 'yes, with danger signs',
  vapeOnly: 'vaping only',
  heartLike: 'pain like the heart’s',
  eatingSigns: 'signs of an eating disorder',
  notSymptomFlags: 'signs that are no symptom',
  bpBand: 'blood pressure band',
  totalCvd10: 'ten-year total risk',
  ascvd30: '30-year risk of heart attack and stroke',
  ascvd: 'heart attack and stroke',
  hba1c: 'A1c',
  egfr: 'eGFR',
  nonHdl: 'non-HDL',
  noBirthdate: 'no date of birth',
  tooOld: 'above the ages of the equations',
  discussStatin: 'the talk about a statin',
  null: 'no score',
  familyEnvironment: 'family and surroundings',
};

type Replace = readonly [pattern: RegExp, by: (...groups: string[]) => string];

/** 'faintToday .. nearly': every option from the first to the last. */
const valuesIn = (id: string, list: string): string[] => {
  const [first = '', last] = list.split(' .. ');
  if (last === undefined) return list.split(/, */);
  const values = questionOf(id)?.options?.map(({ value }) => value) ?? [];
  return values.slice(values.indexOf(first), values.indexOf(last) + 1);
};

const isOption = (id: string, value: string) =>
  questionOf(id)?.options?.some((option) => option.value === value) ?? false;

/** The question of the answers that a rule names without a question. */
const bareQuestion = 'chestPainContext';
const bareAnswers: readonly string[] = ['usualAngina', 'mealsNew', 'brief'];

/** One pattern per case: an id that is also an English word ('weight') is replaced only in a comparison. */
const comparisons: readonly Replace[] = [
  [
    /\b(?:longevity )?(\w+) (not )?in \[([^\]]+)\]/g,
    (whole, id, not, list) =>
      hasQuestionName(id) ? `${questionName(id)}: ${not ? 'not ' : ''}${quoted(id, valuesIn(id, list))}` : whole,
  ],
  [
    /\b(?:longevity )?(\w+) (==|is not|not) (\w+)/g,
    (whole, id, sign, value) =>
      isOption(id, value) ? `${questionName(id)}: ${sign === '==' ? '' : 'not '}${quoted(id, [value])}` : whole,
  ],
  [
    /\b(\w+) == (\d+)/g,
    (whole, id, value) => (hasQuestionName(id) ? `${questionName(id)}: “${answerWords(id, value)}”` : whole),
  ],
  [
    /\b(\w+) unsure\b/g,
    (whole, id) => (isOption(id, 'unsure') ? `${questionName(id)}: ${quoted(id, ['unsure'])}` : whole),
  ],
  [
    /\b([a-z]\w*) ([a-z0-9_]+)\b/g,
    (whole, id, value) => (isOption(id, value) ? `${questionName(id)}: ${quoted(id, [value])}` : whole),
  ],
  [/\bascvd (?:is )?not false/g, () => 'narrowed arteries'],
  [/\bascvd false/g, () => 'no narrowed arteries'],
  [/<= (\d+)/g, (_, number) => `at most ${number}`],
  [/>= (\d+)/g, (_, number) => `at least ${number}`],
  [/< (\d+)/g, (_, number) => `below ${number}`],
  [/> (\d+)/g, (_, number) => `above ${number}`],
];

const flagCodes = redFlags.map(({ code }) => code);
const routeCodes = routes.map(({ code }) => code);

/** Changes only the text outside quotation marks. The text inside them is an answer in the quiz's words. */
const outsideQuotes = (text: string, change: (part: string) => string): string =>
  text
    .split(/(“[^”]*”)/)
    .map((part) => (part.startsWith('“') ? part : change(part)))
    .join('');

const codes: readonly Replace[] = [
  [
    /\broutes? (\w+)/g,
    (whole, code) => {
      const route = routeCodes.find((one) => one === code);
      return route ? `“${routeNames[route]}”` : whole;
    },
  ],
  [
    /\b(?:flag )?(\w+)\b/g,
    (whole, word) => {
      const flag = flagCodes.find((code) => code === word && /[A-Z]/.test(code));
      if (flag && !hasQuestionName(word)) return `“${labelOf(flag)}”`;
      if (bareAnswers.includes(word)) return quoted(bareQuestion, [word]);
      const route = routeCodes.find((code) => code === word && /[A-Z]/.test(code));
      if (route) return `“${routeNames[route]}”`;
      if (Object.hasOwn(ruleWords, word)) return whole.replace(word, ruleWords[word] ?? word);
      return hasQuestionName(word) && /[A-Z]/.test(word) ? whole.replace(word, questionName(word)) : whole;
    },
  ],
];

/** Turns a rule that is written in codes into text for readers: answers in the quiz's words, values by their names. */
export const plainRule = (rule: string): string => {
  const compared = comparisons.reduce((text, [pattern, by]) => text.replace(pattern, by), rule);
  return outsideQuotes(compared, (part) => codes.reduce((text, [pattern, by]) => text.replace(pattern, by), part));
};

/** Like `plainRule`, with one line for each alternative. */
export const plainLines = (rule: string): string[] =>
  rule.replaceAll('any of: ', 'any of:; ').split('; ').map(plainRule);
