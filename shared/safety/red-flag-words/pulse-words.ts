import { emergencyPulse, fastAbove, highAbove } from '#shared/safety/pulse-limits.ts';
import { act, call, dont, what } from '#shared/safety/sentence.ts';
import * as words from '#words/pulse.ts';
import * as seekCare from '#words/seek-care.ts';

export const pulseWords = {
  pulseFastSymptoms: {
    label: words.pulseFastSymptomsLabel,
    words: [what(words.pulseFastSymptomsWhat), call(words.pulseFastSymptomsCall), act(seekCare.doctorTodayIfNotAct)],
  },
  pulseSlowSymptoms: {
    label: words.pulseSlowSymptomsLabel,
    words: [what(words.pulseSlowSymptomsWhat), call(words.pulseSlowSymptomsCall), act(words.pulseSlowSymptomsAct)],
  },
  pulseFast: {
    label: words.pulseFastLabel,
    words: [
      what(words.pulseFastWhat(fastAbove)),
      act(words.pulseFastCountAct),
      act(words.pulseFastAct(fastAbove)),
      call(words.pulseFastCall(emergencyPulse)),
    ],
  },
  pulseFastFor: {
    pregnant: [
      what(words.pulseFastPregnantWhat(fastAbove)),
      act(words.pulseFastCountAct),
      act(words.pulseFastPregnantAct(fastAbove)),
      call(words.pulseFastPregnantCall(emergencyPulse)),
    ],
  },
  pulseSlow: {
    label: words.pulseSlowLabel,
    words: [
      what(words.pulseSlowWhat),
      act(words.pulseSlowCountAct),
      act(words.pulseSlowAct),
      dont(words.pulseSlowMedicineDont),
      call(words.pulseSlowCall),
    ],
  },
  pulseSlowFor: {
    pregnant: [
      what(words.pulseSlowWhat),
      act(words.pulseSlowCountAct),
      act(words.pulseSlowPregnantAct),
      dont(seekCare.medicineDont),
      call(words.pulseSlowPregnantCall),
    ],
    failing: [
      what(words.pulseSlowFailingWhat),
      act(words.pulseSlowCountAct),
      act(words.pulseSlowFailingAct),
      dont(seekCare.medicineDont),
      call(words.pulseSlowFailingCall),
    ],
    breathless: [
      what(words.pulseSlowWhat),
      act(words.pulseSlowCountAct),
      act(words.pulseSlowAct),
      dont(words.pulseSlowMedicineDont),
      call(words.pulseSlowBreathlessCall),
    ],
  },
  pulseHigh: {
    label: words.pulseHighLabel(highAbove),
    words: [
      what(words.pulseHighWhat(highAbove)),
      act(words.pulseHighCountAct),
      act(words.pulseHighAct(highAbove)),
      call(words.pulseHighCall(fastAbove)),
      call(seekCare.faintPainOrBreathlessCall),
    ],
  },
  pulseHighFor: {
    pregnant: [
      what(words.pulseHighPregnantWhat(highAbove)),
      act(words.pulseHighPregnantAct),
      call(words.pulseHighPregnantCall(fastAbove)),
      call(seekCare.faintPainOrBreathlessCall),
    ],
    sooner: [
      what(words.pulseHighSoonerWhat(highAbove)),
      act(words.pulseHighSoonerAct),
      call(words.pulseHighCall(fastAbove)),
      call(words.pulseHighSoonerCall),
    ],
  },
  pulseLow: {
    label: words.pulseLowLabel,
    words: [what(words.pulseLowWhat), act(seekCare.doctorTwoWeeksAct), call(words.pulseLowCall)],
  },
  pulseLowFor: {
    pregnant: [what(words.pulseLowWhat), act(seekCare.maternityFewDaysAct), call(words.pulseLowPregnantCall)],
    sooner: [
      what(words.pulseLowSoonerWhat),
      act(seekCare.doctorFewDaysAct),
      dont(words.pulseSlowMedicineDont),
      call(words.pulseLowSoonerCall),
    ],
  },
} as const;
