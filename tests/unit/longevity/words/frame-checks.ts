import type { LongevityQuestionId } from '#shared/longevity/evidence/question-evidence.ts';
import { questionNames } from '#shared/longevity/words/question-names.ts';
import { firstActionFromYears } from '#shared/longevity/words/recommendations.ts';
import { type Check, mustNot } from './pages.ts';

const isId = (id: string): id is LongevityQuestionId => Object.hasOwn(questionNames, id);
const ids = Object.keys(questionNames).filter(isId);

/** A question is praised, a place for a step or left alone: on the whole page. */
export const frameChecks: Readonly<Record<string, Check>> = {
  'no answer of the plan is a strength, in the frame or in a contribution': ({ plan, frame, content }) => {
    for (const { question } of plan) {
      if (question === null) continue;
      mustNot(frame.strengths.includes(question), `${question} is praised and in the plan`);
      const gain = content.contributions.find(({ questionId, years }) => questionId === question && years < 0);
      mustNot(gain !== undefined, `${question} is shown as a gain and in the plan`);
    }
  },
  'a strength is never blamed, a place for a step never shown as a gain that is praised': ({ frame, content }) => {
    mustNot(
      frame.strengths.some((id) => frame.steps.includes(id)),
      'praised and blamed',
    );
    for (const { questionId, years } of content.contributions)
      mustNot(
        isId(questionId) && years > 0 && frame.strengths.includes(questionId),
        `${questionId} adds years and is praised`,
      );
  },
  'what a chapter or the summary names as going well is a strength of the frame, and the other way round': ({
    frame,
    content,
  }) => {
    const texts = [content.summaryParagraph, ...content.category_breakdown.map((row) => row.explanationParagraph)];
    const going = texts.flatMap((text) => /Going well: ([^.]*)\./.exec(text)?.[1] ?? []);
    for (const id of ids) {
      const { strength } = questionNames[id];
      const isNamed = strength !== undefined && going.some((part) => part.split(/, | and /).includes(strength));
      mustNot(isNamed && frame.stanceOf(id) !== 'strength', `${id} is named as going well`);
    }
  },
  'no chapter is praised with an answer among the first three of the plan, unless its steps are named beside it': ({
    plan,
    content,
  }) => {
    const sections = new Set(plan.slice(0, 3).map(({ section }) => section));
    for (const { id, descriptor, planSteps = 0 } of content.category_breakdown) {
      mustNot(sections.has(id) && descriptor === 'Excellent', `${id} is ${descriptor}`);
      mustNot(sections.has(id) && descriptor === 'Good' && planSteps === 0, `${id} is ${descriptor}`);
    }
  },
  'the first action carries no number below half a year': ({ content: { focus_areas } }) => {
    const [first] = focus_areas.topRecommendations;
    mustNot(first?.years !== undefined && first.years < firstActionFromYears, `${first?.code} ${first?.years}`);
    mustNot(first?.effect !== undefined && first.years === undefined, `${first?.code} has an effect without years`);
  },
  'the page keeps the whole plan in its order: nothing that a route demands falls off': ({
    scoredPlan,
    assessment: { routes },
    content: { focus_areas, startWith },
  }) => {
    const shown = focus_areas.topRecommendations.map(({ code }) => code);
    // In pregnancy and with frailty a talk about weight does harm.
    const isWeightUnsaid = routes.includes('pregnant') || routes.includes('frail');
    const said = scoredPlan.map(({ code }) => code).filter((code) => !(isWeightUnsaid && code === 'weightTalk'));
    mustNot(shown.join() !== said.join(), 'the plan differs');
    mustNot((startWith ?? null) !== (shown[0] ?? null), 'it starts with another action');
  },
  'nobody is praised for a weight, for drinking, or for having smoked': ({ frame, person: { longevity } }) => {
    mustNot(frame.strengths.includes('weight'), 'weight');
    const isDrinking = !['never', 'former'].includes(longevity.alcoholConsumption ?? 'never');
    mustNot(isDrinking && frame.strengths.includes('alcoholConsumption'), 'alcohol');
    mustNot(longevity.smoking !== 'never' && frame.strengths.includes('smoking'), 'smoking');
  },
};
