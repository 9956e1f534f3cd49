import { act, call, kind, what } from '#shared/safety/sentence.ts';
import * as words from '#words/mood.ts';

export const moodWords = {
  moodSupport: {
    label: words.moodSupportLabel,
    words: [
      what(words.moodSupportWhat),
      kind(words.moodSupportKind),
      act(words.moodSupportAct),
      call(words.moodSupportCall),
    ],
  },
  moodSupportFor: {
    pregnant: [
      what(words.moodSupportPregnantWhat),
      kind(words.maternityCommonKind),
      act(words.moodSupportPregnantAct),
      call(words.maternityHarmCall),
    ],
    veryDark: [
      what(words.moodSupportVeryDarkWhat),
      kind(words.moodSupportKind),
      act(words.moodSupportVeryDarkAct),
      call(words.moodSupportCall),
    ],
  },
} as const;
