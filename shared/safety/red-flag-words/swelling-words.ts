import { act, call, what } from '#shared/safety/sentence.ts';
import * as seekCare from '#words/seek-care.ts';
import * as words from '#words/swelling.ts';

export const swellingWords = {
  legClot: {
    label: words.legClotLabel,
    words: [what(words.legClotWhat), act(words.legClotAct), call(words.legClotCall)],
  },
  heartFailureWorse: {
    label: words.heartFailureWorseLabel,
    words: [what(words.heartFailureWorseWhat), act(words.heartFailureWorseAct), call(words.heartFailureWorseCall)],
  },
  heartFailureWorseFor: {
    pregnant: [
      what(words.heartFailureWorsePregnantWhat),
      act(seekCare.maternityTodayAct),
      call(words.heartFailureWorsePregnantCall),
    ],
    failing: [
      what(words.heartFailureWorseFailingWhat),
      act(seekCare.kidneyTeamTodayAct),
      call(words.heartFailureWorseCall),
    ],
    kidneyValue: [
      what(words.heartFailureWorseKidneyValueWhat),
      act(words.heartFailureWorseKidneyValueAct),
      call(words.heartFailureWorseKidneyValueCall),
    ],
    propped: [
      what(words.heartFailureWorseWhat),
      act(words.heartFailureWorseAct),
      call(words.heartFailureWorseKidneyValueCall),
    ],
  },
  heartFailureSigns: {
    label: words.heartFailureSignsLabel,
    words: [
      what(words.heartFailureSignsWhat),
      act(words.heartFailureSignsAct),
      call(words.heartFailureSignsCall),
      call(seekCare.breathlessSittingCall),
    ],
  },
  heartFailureSignsFor: {
    pregnantWithHeartDisease: [
      what(words.heartFailureSignsPregnantWithHeartDiseaseWhat),
      act(seekCare.maternityTomorrowWithHeartConditionAct),
      call(words.heartFailureSignsPregnantWithHeartDiseaseCall),
    ],
    pregnantAndBreathless: [
      what(words.heartFailureSignsPregnantAndBreathlessWhat),
      act(words.heartFailureSignsPregnantAndBreathlessAct),
      call(words.heartFailureSignsPregnantWithHeartDiseaseCall),
    ],
    pregnant: [
      what(words.heartFailureSignsPregnantWhat),
      act(seekCare.maternityFewDaysAct),
      call(words.heartFailureSignsPregnantWithHeartDiseaseCall),
    ],
    breathless: [
      what(words.heartFailureSignsBreathlessWhat),
      act(seekCare.heartTeamFewDaysUnlessKnownAct),
      call(words.heartFailureSignsBreathlessCall),
    ],
    twoSigns: [
      what(words.heartFailureSignsTwoSignsWhat),
      act(seekCare.doctorFewDaysAct),
      call(words.heartFailureSignsTwoSignsCall),
      call(seekCare.breathlessSittingCall),
    ],
    kidneyDisease: [
      what(words.heartFailureSignsKidneyDiseaseWhat),
      act(words.heartFailureSignsKidneyDiseaseAct),
      call(seekCare.worseSameDayCall),
      call(seekCare.breathlessSittingCall),
    ],
  },
} as const;
