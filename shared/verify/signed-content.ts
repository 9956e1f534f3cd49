import type { ResultContent } from '#shared/contract/result.ts';
import { fieldsOf } from '#shared/quiz/fields-of.ts';

type Content = Omit<ResultContent, 'wording'>;
type Claims = Readonly<Record<string, unknown>>;

/** As much of a result as the claims of its signature tell: the figures, and what made them. No words. */
export const signedContent = ({ figures, engine, fingerprint }: Claims): Content => {
  const said = fieldsOf(figures);
  const otherRisks = otherRisksIn(said.otherRisks);
  return {
    ...withoutWords(),
    overall_summary: {
      ...numbers(said, 'biologicalAge', 'biologicalAgeLow', 'biologicalAgeHigh', 'chronologicalAge'),
      ...numbers(said, 'cardiacRiskScore', 'cardiacRiskScoreLow', 'cardiacRiskScoreHigh'),
      ...(typeof said.answeredShare === 'number' && { answeredShare: said.answeredShare }),
      ...(typeof said.riskDescriptor === 'string' && { riskDescriptor: said.riskDescriptor }),
      ...(typeof said.riskCode === 'string' && { riskCode: said.riskCode }),
    },
    ...(otherRisks && { otherRisks }),
    engine: { version: String(engine), hash: String(fingerprint) },
  };
};

const withoutWords = (): Omit<Content, 'overall_summary' | 'engine'> => ({
  intro: '',
  summaryParagraph: '',
  category_breakdown: [],
  focus_areas: { introParagraph: '', topRecommendations: [] },
  outro: '',
  redFlags: [],
  contributions: [],
  sources: [],
});

const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null);

const numbers = <Name extends string>(
  said: Claims,
  ...names: readonly Name[]
): Partial<Record<Name, number | null>> => {
  const found: Partial<Record<Name, number | null>> = {};
  for (const name of names) if (name in said) found[name] = numberOf(said[name]);
  return found;
};

const otherRisksIn = (said: unknown): ResultContent['otherRisks'] => {
  if (said === undefined) return undefined;
  const { ascvd10, heartFailure10, totalCvd30 } = fieldsOf(said);
  return { ascvd10: numberOf(ascvd10), heartFailure10: numberOf(heartFailure10), totalCvd30: numberOf(totalCvd30) };
};
