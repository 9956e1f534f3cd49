import { productQuizId, quizRecords } from '#shared/derived-names.ts';
import { optionCode } from '#shared/fhir/codes/own-codes.ts';
import { openSideIn } from '#shared/fhir/heart-risk.ts';
import { findResponses, patientName } from '#shared/fhir/read-response.ts';
import { resourcesIn } from '#shared/fhir/resources-in.ts';
import { likelyText, openPercent } from '#shared/heart/words/risk-words.ts';
import { loadQuiz } from '#shared/load-quiz.ts';
import { questionOf } from '#shared/quiz/all-questions.ts';
import { type Fields, fieldsOf, listOf, textOf } from '#shared/read-unknown.ts';
import { ageRangeText, wholeYears } from '#shared/reading/figures.ts';
import { levelOrder } from '#shared/safety/levels.ts';
import { notEstimated } from '#words/headlines.ts';
import { language } from '#words/language.ts';
import * as numbers from '#words/numbers.ts';
import { beatsAMinute } from '#words/unit-names.ts';
import * as verify from '#words/verify.ts';
import { nameByCode, noticeByCode } from './by-code.ts';
import type { SignedContent, SignedFigure, SignedResult, SignedValue, SignedWarning } from './signed-content.ts';

/**
 * What a FHIR document of ours says. Figures, levels, notices and measured values are named by their codes, in the words of this
 * page; a sentence of the document itself is shown only in a page of its language. Two results may have two languages.
 */
export const contentOfDocument = async (document: unknown): Promise<SignedContent> => {
  const isOwn = (resource: Fields) => textOf(resource.language || fieldsOf(document).language || language) === language;
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
      ...observations.filter(isBiologicalAge).map((one) => ({ ...titled(one), figures: ageFigures(one, isOwn(one)) })),
      ...resourcesIn(document, 'RiskAssessment').map((one) => ({
        ...titled(one),
        figures: riskFigures(one, isOwn(one)),
      })),
    ],
    warnings: resourcesIn(document, 'Flag').flatMap((flag) => warningOf(flag, isOwn(flag))),
    measured: await Promise.all(observations.filter((one) => !isBiologicalAge(one)).map(valueIn)),
  };
};

const codingOf = (concept: unknown): Fields => fieldsOf(listOf(fieldsOf(concept).coding)[0]);
const codeOf = (concept: unknown): string => textOf(codingOf(concept).code);
const nameOf = (concept: unknown): string =>
  nameByCode(codeOf(concept)) ?? (textOf(codingOf(concept).display) || textOf(fieldsOf(concept).text));

const isBiologicalAge = ({ code }: Fields): boolean => codeOf(code) === 'biologicalAge';

const ageFigures = (observation: Fields, isOwnLanguage: boolean): readonly SignedFigure[] => {
  const { valueQuantity, dataAbsentReason, component, code } = observation;
  const parts = listOf(component).map(fieldsOf);
  const part = (name: string) => parts.find((one) => codeOf(one.code) === name);
  const range = rangeIn(part('likelyRange')?.valueRange);
  const calendar = numberIn(part('calendarAge')?.valueQuantity);
  const age = numberIn(valueQuantity);
  const value = age === null ? notEstimatedText(isOwnLanguage && fieldsOf(dataAbsentReason).text) : wholeYears(age);
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

const riskFigures = ({ prediction, note, code }: Fields, isOwnLanguage: boolean): readonly SignedFigure[] => {
  const figures = figuresIn(listOf(prediction).map(fieldsOf), isOwnLanguage);
  if (figures.length > 0) return figures;
  const [reason] = listOf(note).map((one) => fieldsOf(one).text);
  return [{ label: nameOf(code), value: notEstimatedText(isOwnLanguage && reason), range: null }];
};

/** A second prediction of the same outcome is the range of the first. */
const figuresIn = (predictions: readonly Fields[], isOwnLanguage: boolean): readonly SignedFigure[] =>
  predictions.flatMap((prediction, at) => {
    const { outcome, probabilityDecimal, probabilityRange, qualitativeRisk } = prediction;
    const isOfSame = (one: Fields) => codeOf(one.outcome) === codeOf(outcome);
    if (predictions.findIndex(isOfSame) < at) return [];
    const second = predictions.find((one, place) => place > at && isOfSame(one));
    const [own, range, open] = [rangeIn(probabilityRange), rangeIn(second?.probabilityRange), openSideIn(second)];
    const level = nameByCode(codeOf(qualitativeRisk)) ?? textOf(isOwnLanguage && fieldsOf(qualitativeRisk).text);
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

const warningOf = ({ category, code, period }: Fields, isOwnLanguage: boolean): readonly SignedWarning[] => {
  const said = codeOf(listOf(category)[0]);
  const level = levelOrder.find((each) => each === said);
  const message = textOf(fieldsOf(code).text);
  const text = isOwnLanguage ? message : (noticeByCode(codeOf(code)) ?? message);
  return level ? [{ level, text, day: textOf(fieldsOf(period).start) }] : [];
};

const valueIn = async (observation: Fields): Promise<SignedValue> => {
  const { code, component, effectiveDateTime } = observation;
  const held = component === undefined ? [observation] : listOf(component).map(fieldsOf);
  const values = await Promise.all(held.map(valueText));
  return { label: nameOf(code), value: values.join(' / '), day: textOf(effectiveDateTime).slice(0, 10) };
};

const valueText = async (held: Fields): Promise<string> => {
  const { valueQuantity, valueRange, valueCodeableConcept, dataAbsentReason } = held;
  if (valueQuantity !== undefined) return quantityText(valueQuantity);
  const { low, high } = fieldsOf(valueRange);
  if (valueRange !== undefined) return numbers.range(String(numberIn(low) ?? ''), quantityText(high));
  if (valueCodeableConcept !== undefined)
    return (
      (await chosenOption(valueCodeableConcept)) ??
      (textOf(fieldsOf(valueCodeableConcept).text) || nameOf(valueCodeableConcept))
    );
  return dataAbsentReason === undefined ? '' : verify.notGiven;
};

/** The option of the one question whose answer is an observation in words. */
const chosenOption = async (concept: unknown): Promise<string | null> => {
  const codes = listOf(fieldsOf(concept).coding).map((coding) => fieldsOf(coding).code);
  const question = questionOf(await loadQuiz(productQuizId), 'smoking');
  return question?.options?.find(({ value }) => codes.includes(optionCode(question.id, value)))?.label ?? null;
};

const quantityText = (quantity: unknown): string => {
  const { comparator, value, unit, code } = fieldsOf(quantity);
  return [textOf(comparator), String(value), code === beatsCode ? beatsAMinute : textOf(unit)]
    .filter(Boolean)
    .join(' ');
};

/** UCUM. The one unit of a measured value that is a word. */
const beatsCode = '/min';

const numberIn = (quantity: unknown): number | null => {
  const { value } = fieldsOf(quantity);
  return typeof value === 'number' ? value : null;
};

const rangeIn = (range: unknown): { low: number; high: number } | null => {
  const [low, high] = [numberIn(fieldsOf(range).low), numberIn(fieldsOf(range).high)];
  return low === null || high === null ? null : { low, high };
};
