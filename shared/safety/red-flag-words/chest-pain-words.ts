import { act, aid, call, what } from '#shared/safety/sentence.ts';
import * as words from '#words/chest-pain.ts';
import * as seekCare from '#words/seek-care.ts';

export const chestPainWords = {
  chestPainNow: {
    label: words.chestPainNowLabel,
    words: [what(words.chestPainNowWhat), call(words.chestPainNowCall), aid(words.chestPainNowAid)],
  },
  aorticPain: {
    label: words.aorticPainLabel,
    words: [
      what(words.aorticPainWhat),
      call(seekCare.lastDayEvenIfGoneCall),
      call(seekCare.emergencyDepartmentIfEarlierCall),
    ],
  },
  aorticPainFor: {
    aneurysm: [
      what(words.aorticPainAneurysmWhat),
      call(words.aorticPainAneurysmCall),
      act(words.aorticPainAneurysmAct),
    ],
  },
  chestPainHeartLike: {
    label: words.chestPainHeartLikeLabel,
    words: [what(words.chestPainHeartLikeWhat), call(seekCare.lastDayEvenIfGoneCall), act(words.chestPainHeartLikeAct)],
  },
  chestPainUrgent: {
    label: words.chestPainUrgentLabel,
    words: [act(words.chestPainUrgentAct), call(words.chestPainUrgentCall)],
  },
  chestPainUrgentFor: {
    pregnant: [
      what(words.chestPainUrgentPregnantWhat),
      act(seekCare.maternityTodayAct),
      call(words.chestPainUrgentCall),
    ],
    goneADay: [
      act(seekCare.doctorTodayAct),
      act(words.chestPainUrgentGoneADayElseAct),
      call(words.chestPainUrgentGoneADayCall),
    ],
    orTomorrow: [act(words.chestPainUrgentOrTomorrowAct), call(words.chestPainUrgentCall)],
  },
  anginaPattern: {
    label: words.anginaPatternLabel,
    words: [what(words.anginaPatternWhat), act(words.anginaPatternAct), call(words.anginaPatternCall)],
  },
  anginaPatternFor: {
    pregnant: [
      what(words.anginaPatternPregnantWhat),
      act(words.anginaPatternPregnantAct),
      call(words.anginaPatternCall),
    ],
  },
  anginaKnown: {
    label: words.anginaKnownLabel,
    words: [
      what(words.anginaKnownWhat),
      act(words.anginaKnownAct),
      call(words.anginaKnownCall),
      call(words.anginaKnownSprayCall),
    ],
  },
  anginaKnownFor: {
    pregnant: [what(words.anginaKnownWhat), act(seekCare.maternityFewDaysAct), call(words.anginaKnownPregnantCall)],
  },
  chestPainOther: {
    label: words.chestPainOtherLabel,
    words: [what(words.chestPainOtherWhat), act(seekCare.doctorTwoWeeksAct), call(words.chestPainOtherCall)],
  },
  chestPainOtherFor: {
    pregnant: [
      act(words.chestPainOtherPregnantAct),
      call(words.chestPainOtherPregnantCall),
      call(words.chestPainOtherCall),
    ],
    stairsOnly: [
      what(words.chestPainOtherStairsOnlyWhat),
      act(words.chestPainOtherFewDaysAct),
      call(words.chestPainOtherStairsOnlyCall),
    ],
    rarely: [
      what(words.chestPainOtherRarelyWhat),
      act(words.chestPainOtherFewDaysAct),
      call(words.chestPainOtherRarelyCall),
    ],
    todayWhenOld: [act(words.chestPainOtherTodayWhenOldAct), call(words.chestPainOtherCall)],
    sooner: [what(words.chestPainOtherSoonerWhat), act(seekCare.doctorFewDaysAct), call(words.chestPainOtherCall)],
    calm: [act(words.chestPainOtherCalmAct), call(words.chestPainOtherCall)],
    mealsOrPress: [act(words.chestPainOtherMealsOrPressAct), call(words.chestPainOtherCall)],
  },
} as const;
