import { needsCareFirst } from '#shared/reading/cardiac-risk.ts';
import { redFlagTitles } from '#shared/reading/notices.ts';
import { type CardiacFacts, hasSymptomToBook, moveWithCare, sleepsUntreated } from './cardiac-facts.ts';
import { quoted } from './sentences.ts';

/** What a row of the result means for this person, where the points alone do not say it. */

export type Sentences = readonly (string | false | undefined)[];

export const byScore = (score: number, strong: string, middle: string, weak: string): string =>
  score >= 80 ? strong : score >= 50 ? middle : weak;

export const symptomAdvice = ({ score: result }: CardiacFacts, score: number): string => {
  if (needsCareFirst(result)) return 'Please follow the notice at the top of the page.';
  if (hasSymptomToBook(result)) return `Please read ${quoted(redFlagTitles.soon)} in your plan.`;
  return score >= 80
    ? 'Nothing you reported stands out. If that changes, do not wait for another quiz.'
    : 'Mention it when you are next seen, and sooner if it gets worse.';
};

/** Ninety minutes a week are below the advice, also for somebody who is fitter than others. */
export const fitnessAdvice = (facts: CardiacFacts, score: number): string => {
  if (facts.score.le8.components.activity === 100) return 'This is about what is advised, or more.';
  if (moveWithCare(facts)) return 'Ask a clinician how much activity is right for you.';
  return score >= 50 ? 'Every extra ten minutes counts.' : 'Even a short walk each day would be a start.';
};

export const sleepAdvice = (facts: CardiacFacts, score: number): string => {
  if (facts.cardiac.sleepApneaDiagnosed === 'suspected')
    return 'Pauses in breathing or loud snoring are worth a check.';
  if (sleepsUntreated(facts)) return 'With sleep apnea, a night without treatment is less restful, however long it is.';
  return byScore(
    score,
    'That is a good amount of rest.',
    'A little more regular rest would help.',
    'Better rest would help your heart and your days.',
  );
};

export const moodAdvice = ({ cardiac: { moodLow, supportHeart } }: CardiacFacts, score: number): Sentences => {
  const isLow = moodLow === 'half' || moodLow === 'daily';
  const isAlone = supportHeart === 'no';
  return [
    isLow && 'Please talk to someone about how you feel. Low mood is common and can be treated.',
    isAlone && 'Nobody has to do this alone: a clinician or a local group is a good place to start.',
    !isLow && !isAlone && score >= 80 && 'Good company and a steady mood help the heart.',
    !isLow && !isAlone && score < 80 && 'Lean on the people around you when days are hard.',
  ];
};
