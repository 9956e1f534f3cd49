import * as words from '#feature-words/methods/age.ts';
import { preventSources } from '#shared/heart/prevent/prevent-coefficients.ts';
import { ageModel as model } from '#shared/longevity/evidence/age-model.ts';
import { modelDerivations as how } from '#shared/longevity/evidence/derivations.ts';
import { cite } from './bibliography.ts';

export const constants = () => {
  const { beta, ageAttenuation: a, lambda, saturation, caps, interval, factor } = model;
  return [
    {
      ...beta,
      how: how.beta,
      name: words.constantSlope,
      value: words.constantSlopeIs(beta.female.mid, beta.male.mid),
      ids: [beta.source],
    },
    {
      ...a,
      how: how.ageAttenuation,
      name: words.constantFading,
      value: words.constantFadingIs(a.fullUpToAge, a.floor, a.floorFromAge),
      ids: a.sources,
    },
    { ...lambda, how: how.lambda, name: words.constantOverall, value: String(lambda.value), ids: lambda.sources },
    {
      ...saturation,
      how: how.saturation,
      name: words.constantFurthest,
      value: words.constantFurthestIs(saturation.youngerYears, saturation.olderYears),
      ids: saturation.sources,
    },
    {
      ...caps,
      how: how.caps,
      name: words.constantLimits,
      value: words.constantLimitsAre(
        100 * caps.youngestShareOfAge,
        100 * caps.oldestShareOfAge,
        caps.minAge,
        caps.maxAge,
      ),
      ids: [],
    },
    {
      ...interval,
      how: how.interval,
      name: words.constantWidth,
      value: words.constantWidthIs(interval.modelSd, interval.skipInflation, interval.minHalfYears),
      ids: [],
    },
    {
      ...factor,
      how: how.factor,
      name: words.constantFactor,
      value: String(factor.populationSd),
      ids: [],
    },
    {
      name: words.constantPrevent,
      value: words.constantPreventIs,
      verified: true,
      how: words.constantPreventHow,
      ids: preventSources,
    },
  ].map(({ name, value, verified, how, ids }) => ({ name, value, verified, how, sources: cite(ids) }));
};
