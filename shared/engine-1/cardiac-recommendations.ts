import { preventRisk } from '#shared/heart/prevent/prevent.ts';
import { mean, round } from '#shared/scoring/rounding.ts';
import type { CleanAnswers } from './clean-answers.ts';
import { maxCardiacRecommendations, scenarioTargets, worthwhileUpTo } from './evidence/cardiac-model.ts';
import type { ComponentId } from './evidence/lifes-essential-8.ts';
import { type HeartInputs, type HeartValues, measuredNonHdl, toPrevent } from './heart-inputs.ts';
import type { LifesEssential8 } from './lifes-essential-8.ts';

export type CardiacRecommendation =
  | { code: string; percentagePoints: number }
  | { code: `le8.${ComponentId}`; gap: number }
  | { code: string };

type Known = {
  readonly cardiac: CleanAnswers;
  readonly longevity: CleanAnswers;
  readonly le8: LifesEssential8;
  readonly enhancers: readonly string[];
  /** One entry per sex in use; null when no percentage is estimated. */
  readonly inputs: readonly HeartInputs[] | null;
};

/** First the contrasts, then the parts of Life's Essential 8 with few points, then tests and habits to ask about. */
export const recommendForHeart = (known: Known): CardiacRecommendation[] =>
  [...(known.inputs ? scenarios(known.cardiac, known.inputs) : []), ...essentials(known), ...others(known)].slice(
    0,
    maxCardiacRecommendations,
  );

type Change = (inputs: HeartInputs) => HeartValues | null;

const changes = (cardiac: CleanAnswers): readonly (readonly [code: string, change: Change])[] => {
  const { lowerBp, lowerNonHdl, betterA1c } = scenarioTargets;
  const nonHdl = measuredNonHdl(cardiac);
  const newNonHdl = nonHdl === null ? null : Math.max(lowerNonHdl.toShare * nonHdl, lowerNonHdl.notBelow);
  return [
    ['quitSmoking', ({ smoking }) => (smoking === 1 ? { smoking: 0 } : null)],
    [
      'lowerBp',
      ({ sbp }) => (sbp.source !== 'imputed' && sbp.value >= lowerBp.fromSbp ? { sbp: lowerBp.toSbp } : null),
    ],
    [
      'lowerNonHdl',
      ({ hdl }) =>
        nonHdl !== null && newNonHdl !== null && nonHdl >= lowerNonHdl.fromNonHdl
          ? { totalChol: newNonHdl + hdl.value }
          : null,
    ],
    [
      'betterA1c',
      ({ hba1c }) => (hba1c && hba1c.value >= betterA1c.fromPercent ? { hba1c: betterA1c.toPercent } : null),
    ],
  ];
};

/** How much lower the ten-year percentage is for people who differ in this one thing. */
const scenarios = (cardiac: CleanAnswers, inputs: readonly HeartInputs[]) => {
  const percent = (change: Change) =>
    100 * mean(inputs.map((one) => preventRisk(toPrevent(one, change(one) ?? {}), 'total_cvd', '10')));
  const now = percent(() => null);
  return changes(cardiac)
    .filter(([, change]) => inputs.some((one) => change(one) !== null))
    .map(([code, change]) => ({ code, percentagePoints: round(now - percent(change), 1) }))
    .filter(({ percentagePoints }) => percentagePoints > 0)
    .sort((a, b) => b.percentagePoints - a.percentagePoints);
};

const essentials = ({ cardiac, longevity, le8: { components } }: Known) => {
  const breathesSmoke = longevity.smoking === 'vapeOnly' || cardiac.secondhandSmoke === 'yes';
  const limits = breathesSmoke ? [...worthwhileUpTo, ['nicotine', 100] as const] : worthwhileUpTo;
  return limits
    .flatMap(([id, upTo]) => {
      const points = components[id];
      return points !== undefined && points <= upTo ? [{ code: `le8.${id}` as const, gap: 100 - points }] : [];
    })
    .sort((a, b) => b.gap - a.gap);
};

const others = ({ cardiac, enhancers }: Known): { code: string }[] => {
  const takesMedicine = cardiac.bpMedication === 'yes' || cardiac.statin === 'statin' || cardiac.statin === 'other';
  const list: readonly (readonly [code: string, applies: boolean])[] = [
    ['measureBp', cardiac.bpReading === 'unknown'],
    ['getLipidTest', cardiac.labsAvailable !== 'yes'],
    ['askLpa', enhancers.includes('familyPremature') && cardiac.lpaKnown === 'no'],
    ['medAdherence', takesMedicine && (cardiac.medAdherence === 'sometimes' || cardiac.medAdherence === 'often')],
  ];
  return list.filter(([, applies]) => applies).map(([code]) => ({ code }));
};
