import { preventSources } from '#shared/heart/prevent/prevent-coefficients.ts';
import { ageModel as model } from '#shared/longevity/evidence/age-model.ts';
import { modelDerivations as how } from '#shared/longevity/evidence/derivations.ts';
import { product } from '#shared/product.ts';
import { cite } from './bibliography.ts';

export const constants = () => {
  const { beta, ageAttenuation: a, lambda, saturation, caps, interval, factor } = model;
  return [
    {
      ...beta,
      how: how.beta,
      name: 'Rise of the death rate per year of age',
      value: `${beta.female.mid} women, ${beta.male.mid} men`,
      ids: [beta.source],
    },
    {
      ...a,
      how: how.ageAttenuation,
      name: 'Fading of risks with age',
      value: `1 up to ${a.fullUpToAge}, ${a.floor} from ${a.floorFromAge}`,
      ids: a.sources,
    },
    { ...lambda, how: how.lambda, name: 'Overall factor', value: String(lambda.value), ids: lambda.sources },
    {
      ...saturation,
      how: how.saturation,
      name: 'Furthest from average',
      value: `${saturation.youngerYears} years younger, ${saturation.olderYears} years older`,
      ids: saturation.sources,
    },
    {
      ...caps,
      how: how.caps,
      name: 'Limits of the difference',
      value: `${100 * caps.youngestShareOfAge}% to +${100 * caps.oldestShareOfAge}% of the age; ages ${caps.minAge} to ${caps.maxAge}`,
      ids: [],
    },
    {
      ...interval,
      how: how.interval,
      name: 'Width of the range',
      value: `${interval.modelSd} on ln HR for the model, ${interval.skipInflation} for open questions, at least ${interval.minHalfYears} years to each side`,
      ids: [],
    },
    {
      ...factor,
      how: how.factor,
      name: `Spread behind the ${product.name} Factor`,
      value: String(factor.populationSd),
      ids: [],
    },
    {
      name: 'PREVENT coefficients',
      value: 'as published, unrounded',
      verified: true,
      how: 'Equal to the preventr package on 600 test rows, six risks each.',
      ids: preventSources,
    },
  ].map(({ name, value, verified, how, ids }) => ({ name, value, verified, how, sources: cite(ids) }));
};
