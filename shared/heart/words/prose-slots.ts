import type { Recommendation } from '#shared/contract/result.ts';
import { hasRoute } from '#shared/safety/assess.ts';
import { curly, paragraph } from '#shared/words/phrases.ts';
import type { Speaker } from '#shared/words/sentences.ts';
import { thanks } from '#shared/words/sentences.ts';
import * as habitsResult from '#words/habits-result.ts';
import * as heartOpening from '#words/heart-opening.ts';
import type { HeartFacts } from './heart-facts.ts';

// Paragraphs in which the language model may choose between true sentences. With a warning it has no choice.

export const introOf = (facts: HeartFacts, firstName: string | undefined, { say }: Speaker): string => {
  const sentence = facts.isCareFirst
    ? noticeFirst(facts)
    : say(
        'intro',
        { id: 'answers', text: heartOpening.introAnswers },
        { id: 'talk', text: heartOpening.introTalk },
        { id: 'steps', text: heartOpening.introSteps },
      );
  return paragraph(thanks(curly(firstName ?? '')), sentence);
};

const noticeFirst = ({ isEmergency }: HeartFacts): string =>
  isEmergency ? heartOpening.noticeFirstEmergency : heartOpening.noticeFirstUrgent;

export const summaryOf = (facts: HeartFacts, { say }: Speaker): string => {
  if (facts.isCareFirst) return heartOpening.summaryNoticeFirst;
  const { score } = facts;
  if (score.eligibility !== 'ok') return heartOpening.summaryNoFigure;
  return say(
    'summary',
    { id: 'groups', text: heartOpening.summaryGroups },
    { id: 'not-fate', text: heartOpening.summaryNotFate },
  );
};

export const focusIntroOf = (plan: readonly Recommendation[], facts: HeartFacts, { say }: Speaker): string => {
  const count = plan.length;
  if (facts.isCareFirst) return heartOpening.focusNoticeFirst;
  if (hasRoute(facts.one, 'establishedCvd')) {
    return heartOpening.focusCondition;
  }
  if (count === 0) {
    return facts.score.redFlags.length > 0 ? heartOpening.focusOnlyNotice : heartOpening.focusNothing;
  }
  if (count === 1)
    return say('focus', { id: 'one', text: heartOpening.focusOne }, { id: 'pace', text: heartOpening.focusOnePace });
  return say('focus', { id: 'start', text: habitsResult.planStepByStep }, { id: 'pace', text: habitsResult.planCalm });
};

export const outroOf = (facts: HeartFacts, { say }: Speaker): string => {
  if (facts.isCareFirst) return heartOpening.outroNotice;
  if (facts.score.eligibility !== 'ok') return heartOpening.outroTalk;
  return say('outro', { id: 'talk', text: heartOpening.outroTalk }, { id: 'next', text: heartOpening.outroNext });
};
