import { act, aid, call, dont, what } from '#shared/safety/sentence.ts';
import * as seekCare from '#words/seek-care.ts';
import * as words from '#words/sudden-signs.ts';

export const suddenSignWords = {
  strokeSigns: {
    label: words.strokeSignsLabel,
    words: [what(words.strokeSignsWhat), call(words.strokeSignsCall), act(seekCare.doctorTodayIfEarlierAct)],
  },
  suddenHeadache: {
    label: words.suddenHeadacheLabel,
    words: [
      what(words.suddenHeadacheWhat),
      call(words.suddenHeadacheCall),
      call(seekCare.emergencyDepartmentIfEarlierCall),
    ],
  },
  confusion: {
    label: words.confusionLabel,
    words: [what(words.confusionWhat), call(words.confusionCall), act(words.confusionAct), aid(words.lowSugarAid)],
  },
  suddenlyUnwell: {
    label: words.suddenlyUnwellLabel,
    words: [
      what(words.suddenlyUnwellWhat),
      what(words.suddenlyUnwellWhoWhat),
      call(words.suddenlyUnwellCall),
      act(seekCare.doctorTodayIfNotAct),
      aid(words.lowSugarAid),
    ],
  },
  tiaRecent: {
    label: words.tiaRecentLabel,
    words: [what(words.tiaRecentWhat), act(words.tiaRecentAct), call(words.tiaRecentCall), dont(seekCare.drivingDont)],
  },
  tiaRecentFor: {
    pregnant: [
      what(words.tiaRecentWhat),
      act(seekCare.maternityTodayEvenIfWellAct),
      dont(seekCare.drivingDont),
      call(words.tiaRecentCall),
    ],
  },
  unwellCheck: {
    label: words.unwellCheckLabel,
    words: [
      what(words.unwellCheckWhat),
      call(words.unwellCheckStillCall),
      act(words.unwellCheckAct),
      call(words.unwellCheckBackCall),
      aid(words.lowSugarAid),
    ],
  },
} as const;
