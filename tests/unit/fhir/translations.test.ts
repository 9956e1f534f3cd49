import { expect, test } from 'vitest';
import { cardiacQuizId } from '#shared/derived-names.ts';
import { questionnaireOf } from '#shared/fhir/questionnaire.ts';
import { withTranslations } from '#shared/fhir/translations.ts';
import { loadScreens } from '#shared/load-screens.ts';
import { faultsByFhir, faultsByMedplum } from '#tests/support/fhir-validators.ts';
import { site } from './people.ts';

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
