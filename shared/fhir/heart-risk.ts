import { percent, quantityOf } from '#shared/fhir/codes/amounts.ts';
import {
  isOpenSideUrl,
  openSideUrl,
  type ResultConcept,
  resultCoding,
  resultConcepts,
} from '#shared/fhir/codes/own-codes.ts';
import type { OpenSide } from '#shared/heart/estimate/heart-range.ts';
import { type LimitedName, preventLimits } from '#shared/heart/evidence/heart-inputs.ts';
import { fieldsOf, listOf, textOf } from '#shared/read-unknown.ts';
import { isBeyondShown, shownPercent } from '#shared/reading/shown-percent.ts';
import { withEngine } from '#words/fhir-codes.ts';
import * as words from '#words/fhir-document.ts';
import type { Annotation, CodeableConcept, Prediction, RiskAssessment } from './resources.ts';
import {
  engineVersionOf,
  identifiersOf,
  languageOf,
  notes,
  type Setting,
  selfReported,
  statusOf,
  yearsLater,
} from './setting.ts';

/** The inputs of the heart's equations by the question that asks for them; in the first unit of the question. */
const names: Readonly<Record<string, LimitedName>> = {
  bpSystolic: 'sbp',
  totalCholesterol: 'totalChol',
  hdlCholesterol: 'hdl',
  egfr: 'egfr',
  a1c: 'hba1c',
  bmi: 'bmi',
};

/** Says that a value was moved to the limit; null for a value inside, and for one that is no input. */
export const limitNote = (id: string, value: number | null): string | null => {
  const name = names[id];
  if (!name || value === null) return null;
  const [low, high] = preventLimits[name];
  return value < low || value > high ? words.moved(low, high) : null;
};

/** The heart's percentages; without an estimate no prediction, and the reason as a note. */
export const heartRiskOf = (setting: Setting, basis: RiskAssessment['basis']): RiskAssessment => {
  const { site, shared, patient, device } = setting;
  const { content, day } = shared;
  const prediction = predictionsOf(setting);
  return {
    resourceType: 'RiskAssessment',
    meta: selfReported,
    language: languageOf(content),
    identifier: identifiersOf(setting),
    status: prediction.length > 0 ? statusOf(content) : 'cancelled',
    method: {
      coding: [resultCoding(site, 'prevent')],
      text: withEngine(resultConcepts.prevent, engineVersionOf(content)),
    },
    code: { coding: [resultCoding(site, 'heartRisk')] },
    subject: patient,
    occurrenceDateTime: day,
    performer: device,
    basis,
    ...(prediction.length > 0 && { prediction }),
    note: notesOf(setting),
  };
};

const predictionsOf = (setting: Setting): readonly Prediction[] => {
  const { content } = setting.shared;
  const { cardiacRiskScore: score, cardiacRiskScoreLow: low, cardiacRiskScoreHigh: high } = content.overall_summary;
  if (score === null || score === undefined) return [];
  const main = mainOutcome(setting);
  const { ascvd10, heartFailure10, totalCvd30 } = content.otherRisks ?? {};
  const others: readonly (readonly [ResultConcept, number | null | undefined])[] = [
    ['ascvd10', main === 'ascvd10' ? null : ascvd10],
    ['heartFailure10', heartFailure10],
    ['totalCvd30', totalCvd30],
  ];
  return [
    { ...predictionOf(setting, main, score), ...gradeOf(setting) },
    ...(low == null || high == null ? [] : [rangeOf(setting, main, low, high)]),
    ...others.flatMap(([code, value]) => (value == null ? [] : [predictionOf(setting, code, value)])),
  ];
};

/** A result that does not say which engine made it does not say what its percentage stands for. */
const mainOutcome = ({ shared: { content } }: Setting): ResultConcept => (content.engine ? 'ascvd10' : 'heartRisk');

const commonOf = ({ site, shared: { day } }: Setting, code: ResultConcept) => ({
  outcome: { coding: [resultCoding(site, code)] },
  whenPeriod: { start: day, end: yearsLater(day, code === 'totalCvd30' ? 30 : 10) },
});

/** Beyond the ends of what the model can tell, the page names the end; here it is a range to that end, never 0. */
const predictionOf = (setting: Setting, code: ResultConcept, value: number): Prediction => ({
  ...commonOf(setting, code),
  rationale: words.inPercent(resultConcepts[code]),
  ...(isBeyondShown(value)
    ? { probabilityRange: value < shownPercent.from ? percents(0, shownPercent.from) : percents(shownPercent.to, 100) }
    : { probabilityDecimal: value }),
});

/** FHIR R4 gives a prediction a figure or a range, so the range is a prediction of its own. */
const rangeOf = (setting: Setting, code: ResultConcept, low: number, high: number): Prediction => {
  const open = setting.shared.content.heart?.rangeOpen ?? null;
  return {
    ...commonOf(setting, code),
    ...(open && {
      extension: [{ url: openSideUrl(setting.site), valueCoding: resultCoding(setting.site, openCodes[open]) }],
    }),
    rationale: open ? openWords[open] : words.rangeCovers,
    probabilityRange: percents(low, high),
  };
};

const openWords: Readonly<Record<OpenSide, string>> = { high: words.rangeHigher, low: words.rangeLower };
const openCodes = { high: 'trueRiskHigher', low: 'trueRiskLower' } as const satisfies Record<OpenSide, ResultConcept>;

/** To which side the range of a prediction is open. Takes anything. */
export const openSideIn = (prediction: unknown): OpenSide | null => {
  const said = listOf(fieldsOf(prediction).extension)
    .map(fieldsOf)
    .filter(({ url }) => isOpenSideUrl(textOf(url)))
    .map(({ valueCoding }) => textOf(fieldsOf(valueCoding).code));
  const isOpen = (side: OpenSide) => said.includes(openCodes[side]);
  return isOpen('high') ? 'high' : isOpen('low') ? 'low' : null;
};

const percents = (low: number, high: number) => ({ low: quantityOf(low, percent), high: quantityOf(high, percent) });

const levels: Readonly<Record<string, ResultConcept>> = {
  low: 'riskLow',
  borderline: 'riskBorderline',
  intermediate: 'riskIntermediate',
  high: 'riskHigh',
};

/** The word of the page. Its code only where it is a published level. */
const gradeOf = ({ site, shared: { content } }: Setting): { readonly qualitativeRisk?: CodeableConcept } => {
  const { riskDescriptor, riskCode } = content.overall_summary;
  const level = riskCode === undefined ? undefined : levels[riskCode];
  if (!riskDescriptor) return {};
  return { qualitativeRisk: { ...(level && { coding: [resultCoding(site, level)] }), text: riskDescriptor } };
};

const confidenceWords = {
  high: words.mostlyOwn,
  medium: words.partlyAverages,
  low: words.mostlyAverages,
} as const;

const notesOf = ({ shared: { content } }: Setting): readonly Annotation[] => {
  const { notEstimatedReason, confidence } = content.overall_summary;
  return notes(
    notEstimatedReason,
    confidence && confidenceWords[confidence],
    ...(content.caveats ?? []).map(({ text }) => text),
    words.education,
  );
};
