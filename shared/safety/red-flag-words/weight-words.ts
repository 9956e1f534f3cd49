import { act, call, dont, kind, typing, what } from '#shared/safety/sentence.ts';
import * as seekCare from '#words/seek-care.ts';
import * as words from '#words/weight.ts';

export const weightWords = {
  weightDanger: {
    label: words.weightDangerLabel,
    words: [
      what(words.weightDangerWhat),
      call(words.weightDangerCall),
      act(seekCare.doctorTodayIfNotAct),
      kind(words.helpWorksKind),
      typing(words.weightTyping),
    ],
  },
  weightVeryLow: {
    label: words.weightVeryLowLabel,
    words: [
      what(words.weightVeryLowWhat),
      act(seekCare.doctorTodayOrTomorrowAct),
      call(words.weightVeryLowCall),
      kind(words.helpWorksKind),
      typing(words.weightTyping),
    ],
  },
  weightVeryLowFor: {
    pregnant: [
      what(words.weightVeryLowWhat),
      act(seekCare.maternityTodayAct),
      call(words.weightVeryLowCall),
      kind(words.helpWorksKind),
      typing(words.weightTyping),
    ],
  },
  eatingUrgent: {
    label: words.eatingUrgentLabel,
    words: [
      what(words.eatingUrgentWhat),
      act(seekCare.doctorTodayOrTomorrowAct),
      call(words.eatingUrgentCall),
      kind(words.helpWorksKind),
    ],
  },
  eatingUrgentFor: {
    pregnant: [
      what(words.eatingUrgentWhat),
      act(seekCare.maternityTodayAct),
      call(words.eatingUrgentCall),
      kind(words.helpWorksKind),
    ],
  },
  weightLow: {
    label: words.weightLowLabel,
    words: [what(words.weightLowWhat), act(words.weightLowAct), call(words.weightLowCall)],
  },
  weightLowFor: {
    pregnant: [what(words.weightLowWhat), act(seekCare.maternityFewDaysAct), call(words.weightLowPregnantCall)],
    sooner: [
      what(words.weightLowSoonerWhat),
      act(words.weightLowSoonerAct),
      call(words.weightLowCall),
      typing(words.weightTyping),
    ],
    from65: [
      what(words.weightLowFrom65What),
      act(seekCare.doctorTwoWeeksAct),
      act(words.weightLowFrom65AskAct),
      act(words.weightLowFrom65TellAct),
      call(words.weightLowCall),
    ],
  },
  eatingSupport: {
    label: words.eatingSupportLabel,
    words: [
      what(words.eatingSupportWhat),
      act(words.eatingSupportAct),
      call(words.eatingSupportLinesCall),
      call(words.eatingSupportCall),
    ],
  },
  eatingSupportFor: {
    pregnant: [kind(words.eatingSupportWhat), act(seekCare.maternityFewDaysAct), call(words.eatingSupportPregnantCall)],
    type1: [
      what(words.eatingSupportWhat),
      what(words.eatingSupportType1What),
      act(words.eatingSupportType1Act),
      dont(words.eatingSupportType1Dont),
      call(words.eatingSupportLinesCall),
      call(words.eatingSupportType1Call),
      call(words.eatingSupportType1SugarCall),
    ],
    flutters: [
      what(words.eatingSupportWhat),
      what(words.eatingSupportFluttersWhat),
      act(words.eatingSupportFluttersAct),
      call(words.eatingSupportLinesCall),
      call(words.eatingSupportFluttersCall),
    ],
  },
  weightLossCheck: {
    label: words.weightLossCheckLabel,
    words: [
      what(words.weightLossCheckWhat),
      act(words.weightLossCheckAct),
      call(words.weightLossThirstCall),
      call(words.weightLossDrowsyCall),
      call(words.weightLossCancerCall),
      call(words.weightLossFeverCall),
    ],
  },
  weightLossCheckFor: {
    pregnant: [
      what(words.weightLossCheckPregnantWhat),
      act(seekCare.maternityFewDaysAct),
      call(words.weightLossCheckPregnantCall),
      call(words.weightLossDrowsyCall),
    ],
    sugar: [
      what(words.weightLossCheckSugarWhat),
      act(words.weightLossCheckSugarAct),
      call(words.weightLossThirstCall),
      call(words.weightLossDrowsyCall),
      call(words.weightLossCancerCall),
      call(words.weightLossFeverCall),
    ],
  },
} as const;
