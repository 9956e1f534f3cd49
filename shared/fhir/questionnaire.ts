import { product } from '#shared/product.ts';
import type { Quiz } from '#shared/quiz/question.ts';
import { myNumbersGroup, sectionsOf } from './chapters.ts';
import type { Questionnaire, QuestionnaireItem } from './definitions.ts';
import { fhirIdOf, questionnaireUrl, versionedId } from './own-codes.ts';
import { explanation, itemOf } from './questionnaire-items.ts';

/**
 * A quiz as FHIR: its chapters are groups, and its conditions are `enableWhen`. The questions for name, e-mail and password
 * make an account and are left out. `site`: where the product is served.
 */
export const questionnaireOf = (site: string, quiz: Quiz): Questionnaire => ({
  resourceType: 'Questionnaire',
  id: versionedId(quiz),
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

type Chapter = ReturnType<typeof sectionsOf>[number];

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
const nameOf = (id: string): string =>
  id
    .split('-')
    .map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`)
    .join('');
