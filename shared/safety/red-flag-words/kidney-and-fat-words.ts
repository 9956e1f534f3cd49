import { act, call, what } from '#shared/safety/sentence.ts';
import * as words from '#words/kidneys-and-fats.ts';
import * as seekCare from '#words/seek-care.ts';

export const kidneyAndFatWords = {
  kidneyVeryLow: {
    label: words.kidneyVeryLowLabel,
    words: [what(words.kidneyVeryLowWhat), act(seekCare.kidneyTeamTodayAct), call(words.kidneyVeryLowCall)],
  },
  kidneyVeryLowFor: {
    pregnant: [what(words.kidneyVeryLowWhat), act(words.kidneyVeryLowPregnantAct), call(words.kidneyVeryLowCall)],
  },
  kidneyLow: {
    label: words.kidneyLowLabel,
    words: [what(words.kidneyLowWhat), act(words.kidneyLowAct)],
  },
  kidneyLowFor: {
    pregnant: [
      what(words.kidneyLowPregnantWhat),
      act(seekCare.maternityTomorrowWithResultAct),
      call(seekCare.preEclampsiaCall),
    ],
    below30: [
      what(words.kidneyLowBelow30What),
      act(seekCare.doctorWeekAct),
      act(words.kidneyLowBelow30Act),
      call(words.kidneyLowBelow30Call),
    ],
    from80: [what(words.kidneyLowWhat), act(words.kidneyLowFrom80Act)],
  },
  uacrHigh: {
    label: words.uacrHighLabel,
    words: [what(words.uacrHighWhat), act(words.uacrHighAct), call(words.uacrHighCall)],
  },
  uacrHighFor: {
    pregnant: [
      what(words.uacrHighPregnantWhat),
      act(seekCare.maternityTomorrowWithResultAct),
      call(seekCare.preEclampsiaCall),
    ],
    veryHigh: [what(words.uacrHighVeryHighWhat), act(words.uacrHighVeryHighAct), call(words.uacrHighVeryHighCall)],
  },
  ldl190: {
    label: words.ldl190Label,
    words: [what(words.ldl190What), act(seekCare.doctorTwoWeeksAct), act(words.ldl190Act)],
  },
  ldl190For: {
    pregnantWithFamily: [
      what(words.ldl190PregnantWithFamilyWhat),
      act(words.ldl190PregnantWithFamilyAct),
      act(words.ldl190Act),
    ],
    pregnant: [what(words.ldl190PregnantWithFamilyWhat), act(words.ldl190PregnantWithFamilyAct)],
  },
  tg500: {
    label: words.tg500Label,
    words: [what(words.tg500What), act(seekCare.doctorTwoWeeksAct), call(words.tg500Call)],
  },
  tg500For: {
    pregnant: [what(words.tg500PregnantWhat), act(words.tg500PregnantAct), call(words.tg500Call)],
    from1000: [
      what(words.tg500From1000What),
      act(seekCare.doctorWeekAct),
      act(words.tg500From1000Act),
      call(seekCare.pancreasCall),
    ],
  },
} as const;
