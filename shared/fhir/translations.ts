import { fieldsOf, listOf } from '#shared/read-unknown.ts';
import type { Bundle, Questionnaire } from './resources.ts';

/** The same questionnaire in another language. */
export type Translated = { readonly language: string; readonly questionnaire: Questionnaire };

/** What stands at one place of the other questionnaires. */
type Others = readonly { readonly language: string; readonly value: unknown }[];

const extensionUrl = 'http://hl7.org/fhir/StructureDefinition/translation';

/** The members with words: of a questionnaire and its items, and of the answers to choose from. */
const worded: ReadonlySet<string> = new Set(['title', 'description', 'text', 'display']);

/**
 * A questionnaire with its words in further languages, as FHIR has them: beside each text stands an extension for each language.
 * All must be of the same quiz, so that they differ in words alone.
 */
export const withTranslations = (own: Questionnaire, others: readonly Translated[]) => ({
  ...own,
  ...withOthers(
    own,
    others.map(({ language, questionnaire }) => ({ language, value: questionnaire })),
  ),
});

/**
 * A document with its questions and answers in a further language as well, beside the words that the person saw. `other`: the
 * same document made in that language.
 */
export const withTranslatedAnswers = (own: Bundle, other: Bundle): Bundle => ({
  ...own,
  entry: own.entry.map((entry, at) => {
    const [resource, beside] = [entry.resource, other.entry[at]?.resource];
    if (resource.resourceType !== 'QuestionnaireResponse' || beside?.resourceType !== 'QuestionnaireResponse')
      return entry;
    const others = [{ language: other.language, value: { item: beside.item } }];
    return { ...entry, resource: { ...resource, ...withOthers({ item: resource.item }, others) } };
  }),
});

const withOthers = (own: object, others: Others): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(own).flatMap(([name, value]): [string, unknown][] => {
      const said = others.map(({ language, value: whole }) => ({ language, value: fieldsOf(whole)[name] }));
      if (typeof value !== 'string' || !worded.has(name)) return [[name, translated(value, said)]];
      const extension = said.map(({ language, value: text }) => translation(language, text));
      return extension.length > 0
        ? [
            [name, value],
            [`_${name}`, { extension }],
          ]
        : [[name, value]];
    }),
  );

const translated = (value: unknown, others: Others): unknown => {
  if (Array.isArray(value))
    return value.map((each, at) =>
      translated(
        each,
        others.map(({ language, value: list }) => ({ language, value: listOf(list)[at] })),
      ),
    );
  return typeof value === 'object' && value !== null ? withOthers(value, others) : value;
};

const translation = (language: string, text: unknown) => ({
  url: extensionUrl,
  extension: [
    { url: 'lang', valueCode: language },
    { url: 'content', valueString: text },
  ],
});
