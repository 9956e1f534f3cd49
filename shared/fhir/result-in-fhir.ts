import { cardiacQuizId, productQuizId, type QuizId } from '#shared/derived-names.ts';
import { percent, quantityOf, years } from '#shared/fhir/codes/amounts.ts';
import { systems } from '#shared/fhir/codes/codes.ts';
import { type ResultConcept, resultCoding, resultConcepts } from '#shared/fhir/codes/own-codes.ts';
import { withEngine } from '#words/fhir-codes.ts';
import * as words from '#words/fhir-document.ts';
import { heartRiskOf } from './heart-risk.ts';
import type { Component, Observation, Reference, Resource } from './resources.ts';
import { engineVersionOf, identifiersOf, languageOf, notes, observed, type Setting, statusOf } from './setting.ts';

/** An age in years is no probability, so it is an observation and no RiskAssessment. */
const biologicalAgeOf = (setting: Setting): Observation => {
  const { site, shared, device } = setting;
  const { content, day } = shared;
  const { biologicalAge } = content.overall_summary;
  const component = componentsOf(setting);
  const common = {
    ...observed(setting, 'survey'),
    language: languageOf(content),
    status: statusOf(content),
    identifier: identifiersOf(setting),
    code: { coding: [resultCoding(site, 'biologicalAge')] },
    effectiveDateTime: day,
    method: {
      coding: [resultCoding(site, 'habitsModel')],
      text: withEngine(resultConcepts.habitsModel, engineVersionOf(content)),
    },
    device,
    ...(component.length > 0 && { component }),
    note: notes(words.ageCompares, ...(content.caveats ?? []).map(({ text }) => text)),
  };
  const reason = content.overall_summary.notEstimatedReason ?? words.noAge;
  return biologicalAge == null
    ? { ...common, status: 'cancelled', dataAbsentReason: { coding: [notPerformed], text: reason } }
    : { ...common, valueQuantity: quantityOf(biologicalAge, years) };
};

type ResultInFhir = (setting: Setting, basis: readonly Reference[]) => Resource;

/** The resource with the figures of a quiz's result. */
export const resultInFhir: Readonly<Record<QuizId, ResultInFhir>> = {
  [productQuizId]: biologicalAgeOf,
  [cardiacQuizId]: heartRiskOf,
};

const notPerformed = { system: systems.absent, code: 'not-performed', display: 'Not Performed' };

const componentsOf = ({ site, shared: { content } }: Setting): readonly Component[] => {
  const { biologicalAgeLow: low, biologicalAgeHigh: high, chronologicalAge, answeredShare } = content.overall_summary;
  const components: Component[] = [];
  const codeOf = (concept: ResultConcept) => ({ coding: [resultCoding(site, concept)] });
  if (low != null && high != null)
    components.push({
      code: codeOf('likelyRange'),
      valueRange: { low: quantityOf(low, years), high: quantityOf(high, years) },
    });
  if (chronologicalAge != null)
    components.push({ code: codeOf('calendarAge'), valueQuantity: quantityOf(chronologicalAge, years) });
  if (answeredShare !== undefined)
    components.push({
      code: codeOf('answeredShare'),
      valueQuantity: quantityOf(Math.round(100 * answeredShare), percent),
    });
  return components;
};
