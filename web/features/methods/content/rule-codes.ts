import * as labels from '#feature-words/methods/labels.ts';
import * as ofRoutes from '#feature-words/methods/route-names.ts';
import * as terms from '#feature-words/methods/terms.ts';
import { type RouteCode, routes } from '#shared/safety/care-routes.ts';
import { labelOf, redFlags } from '#shared/safety/red-flags.ts';
import { hasQuestionName, questionName } from '#web/answers/question-names.ts';
import { questionOf, quoted } from './quoted-answers.ts';

/** The name of each route in the text of a rule. */
export const routeNames: Readonly<Record<RouteCode, string>> = ofRoutes;

/** Readable words for the values and short terms in rules. */
export const ruleWords: Readonly<Record<string, string>> = {
  sbp: terms.sbp,
  dbp: terms.dbp,
  bmi: terms.bmi,
  restingHeartRate: terms.restingHeartRate,
  veryHighBp: terms.veryHighBp,
  heartDisease: terms.heartDisease,
  diabetic: terms.diabetic,
  pleuritic: terms.pleuritic,
  faintNow: terms.faintNow,
  faintMonth: terms.faintMonth,
  faintYear: terms.faintYear,
  warning: terms.warning,
  severeSymptom: terms.severeSymptom,
  anySymptom: terms.anySymptom,
  athlete: terms.athlete,
  burdens: terms.burdens,
  riskBelow40: terms.riskBelow40,
  atRisk: terms.atRisk,
  breathAny: terms.breathAny,
  maybePregnant: terms.maybePregnant,
  smoker: terms.smoker,
  hardDays: terms.hardDays,
  sugarTreated: terms.sugarTreated,
  highSugarBand: terms.highSugarBand,
  age65: terms.age65,
  quietBody: terms.quietBody,
  noOther: terms.noOther,
  anotherSign: terms.anotherSign,
  failing: terms.failing,
  effortPain: terms.effortPain,
  quietWorse: terms.quietWorse,
  harmlessPain: terms.harmlessPain,
  calmPain: terms.calmPain,
  goneADay: terms.goneADay,
  rarely: terms.rarely,
  stairsOnly: terms.stairsOnly,
  harmlessFaint: terms.harmlessFaint,
  quietFaint: terms.quietFaint,
  mildFaint: terms.mildFaint,
  faintLow: terms.faintLow,
  quietLow: terms.quietLow,
  gaspingSoon: terms.gaspingSoon,
  toldSugar: terms.toldSugar,
  twoSigns: terms.twoSigns,
  steadyAf: terms.steadyAf,
  minimalKnown: terms.minimalKnown,
  proppedKnown: terms.proppedKnown,
  southAsian: terms.southAsian,
  sharpBreath: terms.sharpBreath,
  faintToday: terms.faintToday,
  nearlyToday: terms.nearlyToday,
  faintWeeks: terms.faintWeeks,
  nearlyWeeks: terms.nearlyWeeks,
  noWarning: terms.noWarning,
  yesSigns: terms.yesSigns,
  vapeOnly: terms.vapeOnly,
  heartLike: terms.heartLike,
  eatingSigns: terms.eatingSigns,
  notSymptomFlags: terms.notSymptomFlags,
  bpBand: terms.bpBand,
  totalCvd10: terms.totalCvd10,
  ascvd30: terms.ascvd30,
  ascvd: terms.ascvd,
  hba1c: terms.hba1c,
  egfr: terms.egfr,
  nonHdl: terms.nonHdl,
  noBirthdate: terms.noBirthdate,
  tooOld: terms.tooOld,
  discussStatin: terms.discussStatin,
  'lab bands': terms.labBands,
  null: terms.noScore,
  familyEnvironment: terms.familyEnvironment,
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
      hasQuestionName(id) ? (not ? terms.isNot : terms.is)(questionName(id), quoted(id, valuesIn(id, list))) : whole,
  ],
  [
    /\b(?:longevity )?(\w+) (==|is not|not) (\w+)/g,
    (whole, id, sign, value) =>
      isOption(id, value) ? (sign === '==' ? terms.is : terms.isNot)(questionName(id), quoted(id, [value])) : whole,
  ],
  [
    /\b(\w+) == (\d+)/g,
    (whole, id, value) => (hasQuestionName(id) ? terms.is(questionName(id), quoted(id, [value])) : whole),
  ],
  [
    /\b(\w+) unsure\b/g,
    (whole, id) => (isOption(id, 'unsure') ? terms.is(questionName(id), quoted(id, ['unsure'])) : whole),
  ],
  [
    /\b([a-z]\w*) ([a-z0-9_]+)\b/g,
    (whole, id, value) => (isOption(id, value) ? terms.is(questionName(id), quoted(id, [value])) : whole),
  ],
  [/\bascvd (?:is )?not false/g, () => terms.narrowedArteries],
  [/\bascvd false/g, () => terms.noNarrowedArteries],
  [/<= (\d+)/g, (_, number) => terms.atMost(number)],
  [/>= (\d+)/g, (_, number) => terms.atLeast(number)],
  [/< (\d+)/g, (_, number) => labels.below(number)],
  [/> (\d+)/g, (_, number) => terms.above(number)],
];

const flagCodes = redFlags.map(({ code }) => code);
const routeCodes = routes.map(({ code }) => code);

/** Changes only the text outside quotation marks. The text inside them is an answer in the quiz's words. */
const outsideQuotes = (text: string, change: (part: string) => string): string =>
  text
    .split(/(“[^”]*”)/)
    .map((part) => (part.startsWith('“') ? part : change(part)))
    .join('');

/** `isName`: whether the id of a question stands for its name. */
const codes = (isName: (id: string) => boolean): readonly Replace[] => [
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
      return hasQuestionName(word) && isName(word) ? whole.replace(word, questionName(word)) : whole;
    },
  ],
];

const inWords = (rule: string, isName: (id: string) => boolean): string => {
  const compared = comparisons.reduce((text, [pattern, by]) => text.replace(pattern, by), rule);
  return outsideQuotes(compared, (part) =>
    codes(isName).reduce((text, [pattern, by]) => text.replace(pattern, by), part),
  );
};

/**
 * Turns a rule that is written in codes into text for readers: answers in the quiz's words, values by their names. An id without
 * a capital may be an English word.
 */
export const plainRule = (rule: string): string => inWords(rule, (id) => /[A-Z]/.test(id));

/** The same for the rule of a row, in which no id is an English word. */
export const rowRule = (rule: string): string => inWords(rule, () => true);

/** Like `plainRule`, with one line for each alternative. */
export const plainLines = (rule: string): string[] =>
  rule
    .replaceAll(/any of:(?= )/g, '$&;')
    .split('; ')
    .map(plainRule);
