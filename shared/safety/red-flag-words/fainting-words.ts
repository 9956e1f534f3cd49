import { act, aid, call, dont, what } from '#shared/safety/sentence.ts';
import * as words from '#words/fainting.ts';
import * as seekCare from '#words/seek-care.ts';

export const faintingWords = {
  syncopeHeart: {
    label: words.syncopeHeartLabel,
    words: [what(words.syncopeHeartWhat), call(words.syncopeHeartCall), act(words.syncopeHeartAct)],
  },
  syncopeUnexplained: {
    label: words.syncopeUnexplainedLabel,
    words: [
      what(words.syncopeUnexplainedWhat),
      act(words.syncopeUnexplainedAct),
      aid(words.faintSugarAid),
      act(words.faintMedicineListAct),
      dont(words.faintMedicineDont),
      dont(seekCare.drivingDont),
      act(words.faintHeadAct),
      call(words.syncopeUnexplainedCall),
    ],
  },
  syncopeUnexplainedFor: {
    pregnant: [
      what(words.syncopeUnexplainedPregnantWhat),
      act(seekCare.maternityTodayAct),
      aid(words.faintSugarAid),
      dont(seekCare.drivingDont),
      call(words.syncopeUnexplainedPregnantCall),
    ],
    faintLow: [
      what(words.syncopeUnexplainedFaintLowWhat),
      act(seekCare.doctorTodayAct),
      aid(words.faintSugarAid),
      dont(seekCare.drivingDont),
      call(words.syncopeUnexplainedFaintLowCall),
    ],
    faintToday: [
      what(words.syncopeUnexplainedFaintTodayWhat),
      act(seekCare.doctorTodayAct),
      aid(words.faintSugarAid),
      dont(words.syncopeUnexplainedFaintTodayDont),
      call(words.syncopeUnexplainedFaintTodayCall),
    ],
  },
  syncopeAny: {
    label: words.syncopeAnyLabel,
    words: [
      act(words.syncopeAnyTellAct),
      act(words.syncopeAnyAct),
      dont(seekCare.drivingDont),
      call(words.faintBleedingCall),
      aid(words.syncopeAnySugarAid),
      call(words.syncopeAnyCall),
    ],
  },
  syncopeAnyFor: {
    pregnant: [
      act(words.syncopeAnyPregnantAct),
      dont(seekCare.drivingDont),
      aid(words.syncopeAnySugarAid),
      call(words.syncopeAnyPregnantCall),
    ],
    sooner: [
      act(words.syncopeAnySoonerAct),
      dont(seekCare.drivingDont),
      call(words.faintBleedingCall),
      aid(words.faintSugarAid),
      call(words.syncopeAnySoonerCall),
    ],
    withinAWeek: [
      act(words.syncopeAnyWithinAWeekAct),
      act(words.faintMedicineListAct),
      dont(words.faintMedicineDont),
      dont(seekCare.drivingDont),
      call(words.faintBleedingCall),
      aid(words.faintSugarAid),
      call(words.syncopeAnySoonerCall),
    ],
  },
} as const;
