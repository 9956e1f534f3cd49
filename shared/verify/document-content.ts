import { quizRecords } from '#shared/derived-names.ts';
import { openSideIn } from '#shared/fhir/heart-risk.ts';
import { findResponses, patientName } from '#shared/fhir/read-response.ts';
import { resourcesIn } from '#shared/fhir/resources-in.ts';
import { likelyText, openPercent } from '#shared/heart/words/risk-words.ts';
import { type Fields, fieldsOf, listOf, textOf } from '#shared/read-unknown.ts';
import { ageRangeText, wholeYears } from '#shared/reading/figures.ts';
import { levelOrder } from '#shared/safety/levels.ts';
import { notEstimated } from '#words/headlines.ts';
import * as numbers from '#words/numbers.ts';
import * as verify from '#words/verify.ts';
import type { SignedContent, SignedFigure, SignedResult, SignedValue, SignedWarning } from './signed-content.ts';

/** What a FHIR document of ours says. */
export const contentOfDocument = (document: unknown): SignedContent => {
  const observations = resourcesIn(document, 'Observation');
  const responses = findResponses(document);
  const titled = (resource: Fields): Omit<SignedResult, 'figures'> => {
    const ids = listOf(resource.identifier).map((one) => fieldsOf(one).value);
    const response = responses.find(({ submissionId }) => ids.includes(submissionId));
    const day = textOf(resource.effectiveDateTime ?? resource.occurrenceDateTime);
    return { title: response ? quizRecords[response.quizId].title : '', day };
  };
  return {
    name: patientName(document, responses),
    results: [
      ...observations.filter(isBiologicalAge).map((one) => ({ ...titled(one), figures: ageFigures(one) })),
      ...resourcesIn(document, 'RiskAssessment').map((one) => ({ ...titled(one), figures: riskFigures(one) })),
    ],
    warnings: resourcesIn(document, 'Flag').flatMap(warningOf),
    measured: observations.filter((one) => !isBiologicalAge(one)).map(valueIn),
  };
};

const codingOf = (concept: unknown): Fields => fieldsOf(listOf(fieldsOf(concept).coding)[0]);
const codeOf = (concept: unknown): string => textOf(codingOf(concept).code);
const nameOf = (concept: unknown): string => textOf(codingOf(concept).display) || textOf(fieldsOf(concept).text);

const isBiologicalAge = ({ code }: Fields): boolean => codeOf(code) === 'biologicalAge';

const ageFigures = ({ valueQuantity, dataAbsentReason, component, code }: Fields): readonly SignedFigure[] => {
  const parts = listOf(component).map(fieldsOf);
  const part = (name: string) => parts.find((one) => codeOf(one.code) === name);
  const range = rangeIn(part('likelyRange')?.valueRange);
  const calendar = numberIn(part('calendarAge')?.valueQuantity);
  const age = numberIn(valueQuantity);
  const value = age === null ? notEstimatedText(fieldsOf(dataAbsentReason).text) : wholeYears(age);
  return [
    { label: nameOf(code), value, range: range && ageRangeText(range) },
    ...(calendar === null
      ? []
      : [{ label: nameOf(part('calendarAge')?.code), value: wholeYears(calendar), range: null }]),
  ];
};

const notEstimatedText = (reason: unknown): string => {
  const text = textOf(reason);
  return text ? `${notEstimated}. ${text}` : notEstimated;
};

const riskFigures = ({ prediction, note, code }: Fields): readonly SignedFigure[] => {
  const figures = figuresIn(listOf(prediction).map(fieldsOf));
  if (figures.length > 0) return figures;
  const [reason] = listOf(note).map((one) => fieldsOf(one).text);
  return [{ label: nameOf(code), value: notEstimatedText(reason), range: null }];
};

/** A second prediction of the same outcome is the range of the first. */
const figuresIn = (predictions: readonly Fields[]): readonly SignedFigure[] =>
  predictions.flatMap((prediction, at) => {
    const { outcome, probabilityDecimal, probabilityRange, qualitativeRisk } = prediction;
    const isOfSame = (one: Fields) => codeOf(one.outcome) === codeOf(outcome);
    if (predictions.findIndex(isOfSame) < at) return [];
    const second = predictions.find((one, place) => place > at && isOfSame(one));
    const [own, range, open] = [rangeIn(probabilityRange), rangeIn(second?.probabilityRange), openSideIn(second)];
    const level = textOf(fieldsOf(qualitativeRisk).text);
    return [
      {
        label: nameOf(outcome),
        value: typeof probabilityDecimal === 'number' ? openPercent(probabilityDecimal, open) : own ? beyond(own) : '',
        range: range && likelyText([range.low, range.high], open),
      },
      ...(level ? [{ label: verify.level, value: level, range: null }] : []),
    ];
  });

/** A figure beyond what the model can tell stands there as a range to the end of the scale. */
const beyond = ({ low, high }: { low: number; high: number }): string =>
  low === 0 ? numbers.below(`${high}%`) : numbers.above(`${low}%`);

const warningOf = ({ category, code, period }: Fields): readonly SignedWarning[] => {
  const said = codeOf(listOf(category)[0]);
  const level = levelOrder.find((each) => each === said);
  return level ? [{ level, text: textOf(fieldsOf(code).text), day: textOf(fieldsOf(period).start) }] : [];
};

const valueIn = (observation: Fields): SignedValue => {
  const { code, component, effectiveDateTime } = observation;
  const held = component === undefined ? [observation] : listOf(component).map(fieldsOf);
  return { label: nameOf(code), value: held.map(valueText).join(' / '), day: textOf(effectiveDateTime).slice(0, 10) };
};

const valueText = ({ valueQuantity, valueRange, valueCodeableConcept, dataAbsentReason }: Fields): string => {
  if (valueQuantity !== undefined) return quantityText(valueQuantity);
  const { low, high } = fieldsOf(valueRange);
  if (valueRange !== undefined) return numbers.range(String(numberIn(low) ?? ''), quantityText(high));
  if (valueCodeableConcept !== undefined)
    return textOf(fieldsOf(valueCodeableConcept).text) || nameOf(valueCodeableConcept);
  return dataAbsentReason === undefined ? '' : verify.notGiven;
};

const quantityText = (quantity: unknown): string => {
  const { comparator, value, unit } = fieldsOf(quantity);
  return [textOf(comparator), String(value), textOf(unit)].filter(Boolean).join(' ');
};

const numberIn = (quantity: unknown): number | null => {
  const { value } = fieldsOf(quantity);
  return typeof value === 'number' ? value : null;
};

const rangeIn = (range: unknown): { low: number; high: number } | null => {
  const [low, high] = [numberIn(fieldsOf(range).low), numberIn(fieldsOf(range).high)];
  return low === null || high === null ? null : { low, high };
};
