import type { Source } from '#shared/contract/result.ts';
import { cite } from '#shared/engine-1/cited.ts';
import { longevityModel as model } from '#shared/engine-1/evidence/longevity-model.ts';
import { preventSources } from '#shared/heart/prevent/prevent-coefficients.ts';
import { product } from '#shared/product.ts';

export type ConstantRow = { name: string; value: string; verified: boolean; how: string; sources: Source[] };

export const constants = (): ConstantRow[] => {
  const { beta, ageAttenuation: a, lambda, saturation, caps, interval, factor } = model;
  return [
    {
      name: 'Rise of the death rate per year of age',
      value: `${beta.female.mid} women, ${beta.male.mid} men`,
      of: beta,
      ids: [beta.source],
    },
    {
      name: 'Fading of risks with age',
      value: `1 up to ${a.fullUpToAge}, ${a.floor} from ${a.floorFromAge}`,
      of: a,
      ids: [],
    },
    { name: 'Overall factor', value: String(lambda.value), of: lambda, ids: ['li2018'] },
    {
      name: 'Furthest from average',
      value: `${saturation.youngerYears} years younger, ${saturation.olderYears} years older`,
      of: saturation,
      ids: saturation.sources,
    },
    {
      name: 'Limits of the difference',
      value: `${100 * caps.youngestShareOfAge}% to +${100 * caps.oldestShareOfAge}% of the age; ages ${caps.minAge} to ${caps.maxAge}`,
      of: caps,
      ids: [],
    },
    { name: 'Spread that the model leaves out', value: `${interval.modelSd} on ln(HR)`, of: interval, ids: [] },
    { name: `Spread behind the ${product.name} Factor`, value: String(factor.populationSd), of: factor, ids: [] },
    {
      name: 'PREVENT coefficients',
      value: 'as published, unrounded',
      of: { verified: true, how: 'Equal to the preventr package on 600 test rows, six risks each.' },
      ids: preventSources,
    },
  ].map(({ name, value, of: { verified, how }, ids }) => ({ name, value, verified, how, sources: cite(ids) }));
};
