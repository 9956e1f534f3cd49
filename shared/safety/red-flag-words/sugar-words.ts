import { act, aid, call, dont, typing, what } from '#shared/safety/sentence.ts';
import * as seekCare from '#words/seek-care.ts';
import * as words from '#words/sugar.ts';

export const sugarWords = {
  sugarVeryHigh: {
    label: words.sugarVeryHighLabel,
    words: [
      call(words.sugarVeryHighCall),
      what(words.sugarVeryHighWhat),
      act(words.sugarVeryHighAct),
      act(words.ketonesAct),
      call(words.ketonesHighCall),
      call(words.ketonesVeryHighCall),
      dont(words.insulinNeverDont),
    ],
  },
  sugarVeryHighFor: {
    pregnantToldOnly: [
      call(words.sugarVeryHighCall),
      what(words.sugarVeryHighToldOnlyWhat),
      act(words.sugarVeryHighPregnantToldOnlyAct),
    ],
    pregnant: [
      call(words.sugarVeryHighCall),
      what(words.sugarVeryHighWhat),
      act(seekCare.maternityTodayEvenIfWellAct),
      act(words.ketonesAct),
      call(words.ketonesHighCall),
      call(words.ketonesVeryHighCall),
      dont(words.insulinNeverDont),
    ],
    toldOnly: [
      call(words.sugarVeryHighCall),
      what(words.sugarVeryHighToldOnlyWhat),
      act(words.sugarVeryHighToldOnlyAct),
    ],
  },
  sugarVeryLow: {
    label: words.sugarVeryLowLabel,
    words: [
      what(words.sugarVeryLowWhat),
      aid(words.sugarLowAid),
      call(words.sugarLowCall),
      act(words.sugarVeryLowAct),
      dont(words.insulinDont),
      typing(words.sugarTyping),
    ],
  },
  sugarVeryLowFor: {
    pregnant: [
      what(words.sugarVeryLowWhat),
      aid(words.sugarLowAid),
      call(words.sugarLowCall),
      act(words.sugarVeryLowPregnantAct),
      dont(words.insulinDont),
      typing(words.sugarTyping),
    ],
  },
  diabetesRange: {
    label: words.diabetesRangeLabel,
    words: [
      what(words.diabetesRangeWhat),
      what(words.diabetesRangeSecondTestWhat),
      act(seekCare.doctorTwoWeeksAct),
      call(words.diabetesRangeCall),
    ],
  },
  diabetesRangeFor: {
    pregnant: [
      what(words.diabetesRangePregnantWhat),
      act(seekCare.maternityFewDaysWithResultAct),
      call(words.diabetesRangePregnantTodayCall),
      call(words.sugarDrowsyCall),
    ],
    young: [what(words.diabetesRangeYoungWhat), act(words.diabetesRangeYoungAct), call(words.diabetesRangeYoungCall)],
    high: [what(words.diabetesRangeHighWhat), act(seekCare.doctorWeekAct), call(words.diabetesRangeHighCall)],
  },
  sugarControl: {
    label: words.sugarControlLabel,
    words: [what(words.sugarControlWhat), act(seekCare.doctorWeekAct), call(words.sugarControlCall)],
  },
  sugarLow: {
    label: words.sugarLowLabel,
    words: [
      what(words.sugarLowWhat),
      aid(words.sugarLowAid),
      call(words.sugarLowCall),
      act(words.sugarLowAct),
      dont(words.insulinDont),
      typing(words.sugarTyping),
    ],
  },
  sugarLowFor: {
    pregnantUntreated: [
      what(words.sugarLowUntreatedWhat),
      typing(words.sugarTyping),
      act(words.sugarLowPregnantUntreatedAct),
      aid(words.sugarLowUntreatedAid),
      call(words.sugarLowUntreatedCall),
    ],
    pregnant: [
      what(words.sugarLowWhat),
      aid(words.sugarLowAid),
      call(words.sugarLowCall),
      act(seekCare.maternityFewDaysAct),
      dont(words.insulinDont),
      typing(words.sugarTyping),
    ],
    untreated: [
      what(words.sugarLowUntreatedWhat),
      typing(words.sugarTyping),
      act(words.sugarLowUntreatedAct),
      aid(words.sugarLowUntreatedAid),
      call(words.sugarLowUntreatedCall),
    ],
    notRecent: [
      what(words.sugarLowWhat),
      act(words.sugarLowAct),
      dont(words.insulinDont),
      aid(words.sugarLowNotRecentAid),
      call(words.sugarLowCall),
      typing(words.sugarTyping),
    ],
  },
  sugarPregnancy: {
    label: words.sugarPregnancyLabel,
    words: [
      what(words.sugarPregnancyWhat),
      act(seekCare.maternityFewDaysWithResultAct),
      act(words.sugarPregnancyAct),
      call(words.sugarDrowsyCall),
    ],
  },
} as const;
