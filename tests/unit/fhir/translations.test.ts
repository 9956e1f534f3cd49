import { expect, test } from 'vitest';
import { cardiacQuizId } from '#shared/derived-names.ts';
import { bundleOf } from '#shared/fhir/bundle.ts';
import { questionnaireOf } from '#shared/fhir/questionnaire.ts';
import { withTranslatedAnswers, withTranslations } from '#shared/fhir/translations.ts';
import { loadScreens } from '#shared/load-screens.ts';
import { faultsByFhir, faultsByMedplum } from '#tests/support/fhir-validators.ts';
import { everyPersona, site } from './people.ts';

const own = questionnaireOf(site, await loadScreens(cardiacQuizId));
/** The same questionnaire with another text in the place of each. */
const other = JSON.parse(JSON.stringify(own), (name, value) =>
  ['title', 'description', 'text', 'display'].includes(name) ? `¿${value}?` : value,
);

test('without another language a questionnaire stays as it is', () => {
  expect(withTranslations(own, [])).toEqual(own);
});

test('every text has its translation beside it, and both validators accept it', () => {
  const translated = withTranslations(own, [{ language: 'es-US', questionnaire: other }]);
  const translation = {
    extension: [
      {
        url: 'http://hl7.org/fhir/StructureDefinition/translation',
        extension: [
          { url: 'lang', valueCode: 'es-US' },
          { url: 'content', valueString: `¿${own.title}?` },
        ],
      },
    ],
  };
  expect(translated).toMatchObject({ language: 'en-GB', title: own.title, _title: translation });
  const texts = JSON.stringify(own).match(/"(?:title|description|text|display)":/g) ?? [];
  expect(JSON.stringify(translated).match(/"valueCode":"es-US"/g)).toHaveLength(texts.length);
  expect(faultsByMedplum(translated)).toEqual([]);
  expect(faultsByFhir(translated)).toEqual([]);
});

test('the answers of a document have the doctor’s words beside those that the person saw, and both validators accept it', () => {
  const [, input] = everyPersona[0] ?? expect.fail('no persona');
  const english = bundleOf(input);
  const spanish: typeof english = JSON.parse(JSON.stringify(english), (name, value) => {
    if (name === 'language') return 'es-US';
    return ['text', 'display'].includes(name) && typeof value === 'string' ? `¿${value}?` : value;
  });
  const document = withTranslatedAnswers(spanish, english);
  const numbers = (bundle: object) => JSON.stringify(bundle).match(/"value(?:Decimal|Quantity|Date)?":[^,}]*/g);
  expect(numbers(document)).toEqual(numbers(spanish));
  for (const [at, { resource }] of document.entry.entries()) {
    if (resource.resourceType !== 'QuestionnaireResponse') {
      expect(resource).toEqual(spanish.entry[at]?.resource);
      continue;
    }
    const texts = JSON.stringify(spanish.entry[at]?.resource).match(/"(?:text|display)":"¿/g) ?? [];
    // All but the mark that a person said it, which is no answer.
    expect(JSON.stringify(resource).match(/"valueCode":"en-GB"/g)).toHaveLength(texts.length - 1);
    expect(JSON.stringify(resource)).toContain('"language":"es-US"');
  }
  expect(faultsByMedplum(document)).toEqual([]);
  expect(faultsByFhir(document)).toEqual([]);
});
