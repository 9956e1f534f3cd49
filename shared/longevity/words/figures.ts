import type { ResultContent } from '#shared/contract/result.ts';
import type { EffectiveAge } from '#shared/longevity/model/effective-age.ts';
import { product } from '#shared/product.ts';
import { agesOf } from './ages.ts';
import { isTender } from './tender.ts';
import type { Told } from './told.ts';

type Figures = NonNullable<ResultContent['figures']>;

/** 'What these numbers mean': one paragraph a figure. Nothing is said of death to somebody who feels low. */
export const figuresOf = (told: Told): Figures => {
  if (!told.effective) return [];
  const { biological, range } = agesOf(told.effective);
  const { one, many } = peopleLike(told.effective);
  const { longevityFactor: factor } = told.score;
  const meaning = isTender(told)
    ? `This is the age of an average ${one} whose habits are like yours.`
    : `This is the age at which an average ${one} dies about as often as ${many} with habits like yours.`;
  return [
    {
      label: 'Biological Age',
      value: `${biological}`,
      text: `${meaning} It is not the age of your heart, skin or cells.`,
    },
    {
      label: 'Likely range',
      value: range,
      text: 'Two people with the same answers can be many years apart, so the range is wide.',
    },
    ...(factor === null
      ? []
      : [
          {
            label: `${product.name} Factor`,
            value: `${factor}`,
            text: `Of 100 ${many} of your age, your habits compare well with about ${factor}. 50 is average.`,
          },
        ]),
  ];
};

const peopleLike = ({ sexes }: EffectiveAge) => {
  if (sexes.length > 1) return { one: 'person', many: 'people' };
  return sexes[0] === 'female' ? { one: 'woman', many: 'women' } : { one: 'man', many: 'men' };
};
