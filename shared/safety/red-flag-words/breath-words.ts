import { act, call, dont, what } from '#shared/safety/sentence.ts';
import * as words from '#words/breath.ts';
import * as seekCare from '#words/seek-care.ts';

export const breathWords = {
  acuteBreathless: {
    label: words.acuteBreathlessLabel,
    words: [what(words.acuteBreathlessWhat), call(seekCare.lastDayEvenIfGoneCall), act(seekCare.doctorTodayIfNotAct)],
  },
  acuteBreathlessFor: {
    kidneyVeryLow: [
      what(words.acuteBreathlessKidneyVeryLowWhat),
      call(words.acuteBreathlessKidneyVeryLowCall),
      act(seekCare.doctorTodayIfNotAct),
    ],
    failing: [
      what(words.acuteBreathlessFailingWhat),
      call(words.acuteBreathlessKidneyVeryLowCall),
      act(seekCare.doctorTodayIfNotAct),
    ],
  },
  lungClot: {
    label: words.lungClotLabel,
    words: [what(words.lungClotWhat), call(words.lungClotCall), call(words.lungClotEarlierCall)],
  },
  breathlessNew: {
    label: words.breathlessNewLabel,
    words: [what(words.breathlessNewWhat), act(words.breathlessNewAct), call(words.breathlessNewCall)],
  },
  breathlessNewFor: {
    pregnant: [
      what(words.breathlessNewPregnantWhat),
      act(seekCare.maternityTodayAct),
      call(words.breathlessPregnantCall),
    ],
    failing: [what(words.breathlessNewFailingWhat), act(seekCare.kidneyTeamTodayAct), call(words.breathlessNewCall)],
    propped: [what(words.breathlessNewWhat), act(words.breathlessNewAct), call(words.breathlessNewProppedCall)],
  },
  orthopnea: {
    label: words.orthopneaLabel,
    words: [what(words.orthopneaWhat), act(seekCare.doctorTodayOrTomorrowAct), call(seekCare.breathlessSittingCall)],
  },
  orthopneaFor: {
    pregnant: [what(words.orthopneaPregnantWhat), act(seekCare.maternityTodayAct), call(words.orthopneaPregnantCall)],
    failing: [what(words.orthopneaFailingWhat), act(words.orthopneaFailingAct), call(words.orthopneaFailingCall)],
    propped: [what(words.orthopneaProppedWhat), act(words.orthopneaProppedAct), call(words.orthopneaFailingCall)],
  },
  breathlessDaily: {
    label: words.breathlessDailyLabel,
    words: [what(words.breathlessDailyWhat), act(seekCare.doctorTodayOrTomorrowAct), call(words.breathlessDailyCall)],
  },
  breathlessDailyFor: {
    pregnant: [
      what(words.breathlessDailyPregnantWhat),
      act(seekCare.maternityTodayAct),
      call(words.breathlessPregnantCall),
    ],
  },
  breathlessEffort: {
    label: words.breathlessEffortLabel,
    words: [
      what(words.breathlessEffortToldWhat),
      what(words.breathlessEffortWhat),
      act(seekCare.doctorTwoWeeksAct),
      call(words.breathlessEffortCall),
      call(seekCare.breathlessSittingCall),
    ],
  },
  breathlessEffortFor: {
    pregnant: [
      what(words.breathlessEffortPregnantWhat),
      act(seekCare.maternityTomorrowWithHeartConditionAct),
      call(words.breathlessEffortPregnantCall),
    ],
    twoSigns: [
      what(words.breathlessEffortTwoSignsToldWhat),
      what(words.breathlessEffortWhat),
      act(seekCare.doctorFewDaysAct),
      call(words.breathlessEffortTwoSignsCall),
      call(seekCare.breathlessSittingCall),
    ],
  },
  apneaCheck: {
    label: words.apneaCheckLabel,
    words: [what(words.apneaCheckWhat), act(words.apneaCheckAct), dont(words.apneaCheckDont)],
  },
  apneaCheckFor: {
    pregnant: [what(words.apneaCheckPregnantWhat), act(seekCare.maternityFewDaysAct), dont(words.apneaCheckDont)],
    sooner: [
      what(words.apneaCheckSoonerWhat),
      act(words.apneaCheckSoonerAct),
      call(words.apneaCheckSoonerCall),
      dont(words.apneaCheckDont),
    ],
    gasping: [
      what(words.apneaCheckSoonerWhat),
      act(words.apneaCheckAct),
      call(words.apneaCheckSoonerCall),
      dont(words.apneaCheckDont),
    ],
  },
} as const;
