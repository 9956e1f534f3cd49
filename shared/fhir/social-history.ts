import { loincOf } from './codes.ts';
import { smokingCodes } from './measurements.ts';
import { optionCoding } from './own-codes.ts';
import type { Observation } from './resources.ts';
import { answerIn, observed, type Placed, questionIn, type Setting } from './setting.ts';

/** The smoking status, by the published list and in the words of the option that was chosen. */
export const socialHistoryOf = (setting: Setting): readonly Placed<Observation>[] => {
  const { site, shared } = setting;
  const question = questionIn(setting, 'smoking');
  const option = question?.options?.find(({ value }) => value === answerIn(setting, 'smoking'));
  if (!option) return [];
  const name = smokingCodes[option.value];
  const own = optionCoding(site, shared.quiz, 'smoking', option);
  return [
    {
      at: setting.newReference(),
      resource: {
        ...observed(setting, 'social-history'),
        code: { coding: [loincOf('smokingStatus')] },
        effectiveDateTime: shared.day,
        valueCodeableConcept: { coding: [...(name ? [loincOf(name)] : []), own], text: option.label },
      },
    },
  ];
};
