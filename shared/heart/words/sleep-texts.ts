import { planTexts as habitTexts } from '#shared/longevity/words/plan-texts.ts';
import type { HeartFacts } from './heart-facts.ts';
import { paragraph } from './prose-slots.ts';

/** Life's Essential 8 gives all points from the first to below the second; from there on the first quiz asks why, too. */
const fewHours = 7;
const longSleep = 9;

/** What replaces the usual text on sleep; null: that one fits. */
export const sleepText = ({ one: { person } }: HeartFacts): string | null => {
  const { sleepApneaDiagnosed, sleepApneaTreatment } = person.heart;
  const hours = person.longevity.sleepHours ?? 0;
  const isLong = hours >= longSleep;
  const aim = (hours < fewHours || hours > longSleep) && usualAim;
  if (sleepApneaDiagnosed === 'suspected')
    return paragraph(aim, 'Someone has noticed pauses or loud snoring, so ask for a sleep check.');
  if (sleepApneaDiagnosed === 'yes' && sleepApneaTreatment === 'none')
    return paragraph('Ask a clinician how your sleep apnea can be treated.', aim);
  if (sleepApneaDiagnosed === 'yes' && sleepApneaTreatment === 'cpapSome')
    return paragraph('Use your device every night if you can. If it bothers you, ask for help with the fit.', aim);
  return isLong ? habitTexts.sleepLongCheck.how : null;
};

const usualAim = 'Aim for seven to nine hours, with the same wake-up time every day.';

/** What replaces the usual title, so that it says what the text is about. */
export const sleepTitle = ({ one: { person } }: HeartFacts): string | null => {
  const { sleepApneaDiagnosed, sleepApneaTreatment } = person.heart;
  const isApneaOpen = sleepApneaTreatment === 'none' || sleepApneaTreatment === 'cpapSome';
  if (sleepApneaDiagnosed === 'suspected') return 'Ask for a sleep check';
  if (sleepApneaDiagnosed === 'yes' && isApneaOpen) return 'Look after your sleep apnea';
  return (person.longevity.sleepHours ?? 0) >= longSleep ? habitTexts.sleepLongCheck.title : null;
};
