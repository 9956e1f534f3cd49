import { act, call, what } from '#shared/safety/sentence.ts';
import * as words from '#words/pregnancy-signs.ts';
import * as seekCare from '#words/seek-care.ts';

export const pregnancyWords = {
  pregnancyDanger: {
    label: words.pregnancyDangerLabel,
    words: [
      what(words.pregnancyDangerWhat),
      call(words.pregnancyDangerCall),
      call(words.pregnancyDangerOwnLineCall),
      act(words.pregnancyDangerAct),
    ],
  },
  pregnancyDangerFor: {
    heartOrClot: [
      what(words.pregnancyDangerHeartOrClotWhat),
      call(words.pregnancyDangerHeartOrClotCall),
      act(words.pregnancyDangerAct),
    ],
  },
  pregnancyBp: {
    label: words.pregnancyBpLabel,
    words: [what(words.pregnancyBpWhat), act(seekCare.maternityTodayAct), call(words.pregnancyBpCall)],
  },
  pregnancyKidney: {
    label: words.pregnancyKidneyLabel,
    words: [
      what(words.pregnancyKidneyWhat),
      act(seekCare.maternityTomorrowWithResultAct),
      call(seekCare.preEclampsiaCall),
    ],
  },
  pregnancyFats: {
    label: words.pregnancyFatsLabel,
    words: [what(words.pregnancyFatsWhat), act(words.pregnancyFatsAct), call(seekCare.pancreasCall)],
  },
  pregnancyBreath: {
    label: words.pregnancyBreathLabel,
    words: [what(words.pregnancyBreathWhat), act(seekCare.maternityTodayAct), call(words.pregnancyBreathCall)],
  },
} as const;
