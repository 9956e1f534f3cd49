import { ucumOf, unitCodesOf, unitCoding } from '#shared/fhir/codes/amounts.ts';
import {
  answersUrl,
  fhirIdOf,
  optionCode,
  optionCoding,
  questionCoding,
  questionnaireUrl,
  stepOptions,
  versionedId,
} from '#shared/fhir/codes/own-codes.ts';
import { product } from '#shared/product.ts';
import { maxTextLength } from '#shared/quiz/input/answer-lengths.ts';
import { isMustAnswer, type Question, type Quiz } from '#shared/quiz/question.ts';
import { language } from '#words/language.ts';
import type { Extended, Questionnaire, QuestionnaireItem } from './resources.ts';
import { type Chapter, myNumbersGroup, sectionsOf } from './response.ts';

/** One question. What helps to answer it, and why it is asked, stand under it as texts. */
const itemOf = (site: string, quiz: Quiz, question: Question): QuestionnaireItem => {
  const type = typeOf(question);
  const texts = [
    ...explanation(`${question.id}-text`, question.subtext),
    ...explanation(`${question.id}-why`, question.why),
  ];
  const options = stepOptions(question)?.map((option) => ({
    valueCoding: optionCoding(site, quiz, question.id, option),
  }));
  const extension = [...limitsOf(question, type), ...unitsOf(question, type)];
  return {
    ...(extension.length > 0 && { extension }),
    linkId: question.id,
    code: [questionCoding(site, quiz, question)],
    text: question.text,
    type,
    ...conditionOf(site, quiz, question),
    required: isMustAnswer(question),
    ...(type === 'text' && { maxLength: maxTextLength }),
    ...(options && { answerOption: options }),
    ...(texts.length > 0 && { item: texts }),
  };
};

const explanation = (linkId: string, text: string | undefined): readonly QuestionnaireItem[] =>
  text === undefined ? [] : [{ linkId, text, type: 'display' }];

const typeOf = (question: Question): QuestionnaireItem['type'] => {
  if (stepOptions(question)) return 'choice';
  if (question.type === 'date' || question.type === 'text') return question.type;
  return unitCodesOf(question).length > 0 ? 'quantity' : 'decimal';
};

type EnableWhen = NonNullable<QuestionnaireItem['enableWhen']>;

/**
 * Shown when the answer to the earlier question is any of these; or, for a screen that is passed over with certain answers to
 * this quiz, when any of them is another. What another quiz told is no part of a questionnaire.
 */
const conditionOf = (site: string, quiz: Quiz, { condition, skipWhen = [] }: Question): Partial<QuestionnaireItem> => {
  const when = (questionId: string, operator: '=' | '!=', value: string): EnableWhen[number] => {
    const { options = [] } = quiz.questions.find(({ id }) => id === questionId) ?? {};
    return {
      question: questionId,
      operator,
      answerCoding: {
        system: answersUrl(site, quiz),
        code: optionCode(questionId, value),
        display: options.find((option) => option.value === value)?.label ?? value,
      },
    };
  };
  const shown = condition ? [condition.value].flat().map((value) => when(condition.questionId, '=', value)) : [];
  const skipped = skipWhen.flatMap((skip) => ('answers' in skip ? Object.entries(skip.answers) : []));
  const enableWhen = [
    ...shown,
    ...skipped.flatMap(([questionId, values]) => values.map((value) => when(questionId, '!=', value))),
  ];
  return enableWhen.length === 0 ? {} : { enableWhen, ...(enableWhen.length > 1 && { enableBehavior: 'any' }) };
};

const extensionUrl = (name: string): string => `http://hl7.org/fhir/StructureDefinition/${name}`;
type Extensions = NonNullable<Extended['extension']>;

/** FHIR R4 has limits for numbers, and none for numbers with a choice of units. */
const limitsOf = ({ min, max }: Question, type: QuestionnaireItem['type']): Extensions =>
  type !== 'decimal' || min === undefined || max === undefined
    ? []
    : [
        { url: extensionUrl('minValue'), valueDecimal: min },
        { url: extensionUrl('maxValue'), valueDecimal: max },
      ];

const unitsOf = (question: Question, type: QuestionnaireItem['type']): Extensions => {
  if (type === 'decimal') {
    const unit = ucumOf(question, null);
    return unit ? [{ url: extensionUrl('questionnaire-unit'), valueCoding: unitCoding(unit) }] : [];
  }
  if (type !== 'quantity') return [];
  const units = unitCodesOf(question).flatMap((code) => ucumOf(question, code) ?? []);
  const different = units.filter(({ code }, place) => units.findIndex((unit) => unit.code === code) === place);
  return different.map((unit) => ({
    url: extensionUrl('questionnaire-unitOption'),
    valueCoding: unitCoding(unit),
  }));
};

/**
 * A quiz as FHIR: its chapters are groups, and its conditions are `enableWhen`. The questions for name, e-mail and password
 * make an account and are left out. `site`: where the product is served.
 */
export const questionnaireOf = (site: string, quiz: Quiz): Questionnaire => ({
  resourceType: 'Questionnaire',
  id: versionedId(quiz),
  language,
  url: questionnaireUrl(site, quiz),
  version: quiz.version,
  name: nameOf(fhirIdOf(quiz)),
  title: quiz.intro.text,
  status: 'active',
  experimental: false,
  publisher: product.name,
  description: quiz.intro.subtext ?? quiz.intro.text,
  subjectType: ['Patient'],
  item: [...sectionsOf(quiz).map((chapter) => groupOf(site, quiz, chapter)), ...besidesOf(site, quiz)],
});

const groupOf = (site: string, quiz: Quiz, { title, questions }: Chapter): QuestionnaireItem => ({
  linkId: title.id,
  text: title.text,
  type: 'group',
  item: [
    ...explanation(`${title.id}-text`, title.subtext),
    ...questions.map((question) => itemOf(site, quiz, question)),
  ],
});

/** Exact values, which are asked on a page of their own. */
const besidesOf = (site: string, quiz: Quiz): readonly QuestionnaireItem[] =>
  quiz.besides
    ? [{ ...myNumbersGroup, type: 'group', item: quiz.besides.map((question) => itemOf(site, quiz, question)) }]
    : [];

/** For programs: 'CardiacHealth'. */
const nameOf = (id: string): string => id.replaceAll(/(?:^|-)(.)/g, (_, first: string) => first.toUpperCase());
