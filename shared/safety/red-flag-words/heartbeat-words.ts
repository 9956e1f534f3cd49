import { fastAbove } from '#shared/safety/pulse-limits.ts';
import { act, call, dont, what } from '#shared/safety/sentence.ts';
import * as words from '#words/heartbeat.ts';
import * as seekCare from '#words/seek-care.ts';

export const heartbeatWords = {
  palpitationsSerious: {
    label: words.palpitationsSeriousLabel,
    words: [
      what(words.palpitationsSeriousWhat),
      call(seekCare.lastDayEvenIfGoneCall),
      act(seekCare.doctorTodayIfNotAct),
    ],
  },
  palpitationsSeriousFor: {
    kidneyVeryLow: [
      what(words.palpitationsSeriousKidneyVeryLowWhat),
      call(seekCare.lastDayEvenIfGoneCall),
      act(seekCare.doctorTodayIfNotAct),
    ],
    failing: [
      what(words.palpitationsSeriousFailingWhat),
      call(seekCare.lastDayEvenIfGoneCall),
      act(seekCare.doctorTodayIfNotAct),
    ],
    eatingWorry: [
      what(words.palpitationsSeriousEatingWorryWhat),
      call(seekCare.lastDayEvenIfGoneCall),
      act(seekCare.doctorTodayIfNotAct),
    ],
  },
  palpitationsUrgent: {
    label: words.palpitationsUrgentLabel,
    words: [
      what(words.palpitationsUrgentWhat),
      act(seekCare.doctorTodayOrTomorrowAct),
      call(seekCare.faintPainOrBreathlessCall),
    ],
  },
  palpitationsUrgentFor: {
    pregnant: [
      what(words.palpitationsUrgentPregnantWhat),
      act(seekCare.maternityTodayAct),
      call(seekCare.faintPainOrBreathlessCall),
    ],
    now: [
      what(words.palpitationsUrgentNowWhat),
      act(words.palpitationsUrgentNowAct),
      call(seekCare.faintPainOrBreathlessCall),
    ],
    lowPressure: [
      what(words.palpitationsUrgentLowPressureWhat),
      act(seekCare.doctorTodayAct),
      call(seekCare.faintPainOrBreathlessCall),
    ],
    failing: [
      what(words.palpitationsUrgentFailingWhat),
      act(seekCare.kidneyTeamTodayAct),
      call(seekCare.faintPainOrBreathlessCall),
    ],
  },
  palpitationsFrequent: {
    label: words.palpitationsFrequentLabel,
    words: [
      what(words.palpitationsFrequentWhat),
      act(seekCare.doctorTwoWeeksAct),
      call(words.palpitationsFrequentCall),
    ],
  },
  palpitationsFrequentFor: {
    pregnant: [
      what(words.palpitationsFrequentWhat),
      act(seekCare.maternityFewDaysAct),
      call(words.palpitationsFrequentCall),
    ],
    steadyAf: [
      what(words.palpitationsFrequentSteadyAfWhat),
      act(seekCare.heartTeamFewDaysUnlessKnownAct),
      call(words.palpitationsFrequentSteadyAfCall(fastAbove)),
    ],
    twoSigns: [
      what(words.palpitationsFrequentTwoSignsWhat),
      act(seekCare.doctorFewDaysAct),
      call(words.palpitationsFrequentCall),
    ],
    inheritedOrOtherRhythm: [
      what(words.palpitationsFrequentInheritedOrOtherRhythmWhat),
      act(words.palpitationsFrequentInheritedOrOtherRhythmAct),
      call(words.palpitationsFrequentCall),
    ],
    knownCondition: [
      what(words.palpitationsFrequentKnownConditionWhat),
      act(words.palpitationsFrequentInheritedOrOtherRhythmAct),
      call(words.palpitationsFrequentKnownConditionCall),
    ],
    forHours: [
      what(words.palpitationsFrequentForHoursWhat),
      act(seekCare.doctorWeekAct),
      call(seekCare.faintPainOrBreathlessCall),
    ],
  },
  rhythmAlert: {
    label: words.rhythmAlertLabel,
    words: [what(words.rhythmAlertWhat), act(words.rhythmAlertAct), call(words.rhythmAlertCall)],
  },
  rhythmAlertFor: {
    pregnant: [what(words.rhythmAlertWhat), act(words.rhythmAlertPregnantAct), call(words.rhythmAlertCall)],
    sooner: [what(words.rhythmAlertSoonerWhat), act(words.rhythmAlertSoonerAct), call(words.rhythmAlertCall)],
  },
  afStroke: {
    label: words.afStrokeLabel,
    words: [what(words.afStrokeWhat), act(words.afStrokeAct), dont(words.afStrokeDont)],
  },
  afStrokeFor: {
    pregnant: [what(words.afStrokePregnantWhat), act(words.afStrokePregnantAct), dont(words.afStrokeDont)],
    strokeOrValve: [
      what(words.afStrokeStrokeOrValveWhat),
      act(words.afStrokeStrokeOrValveAct),
      dont(words.afStrokeDont),
    ],
  },
} as const;
