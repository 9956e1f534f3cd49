import { lowSbp, stage2HighPressure, stage2Pressure, veryHighPressure } from '#shared/safety/pressure-limits.ts';
import { act, call, dont, what } from '#shared/safety/sentence.ts';
import * as words from '#words/blood-pressure.ts';
import * as seekCare from '#words/seek-care.ts';

const veryHigh = [veryHighPressure.sbp, veryHighPressure.dbp] as const;
const stage2High = [stage2HighPressure.sbp, stage2HighPressure.dbp] as const;
const stage2 = [stage2Pressure.sbp, stage2Pressure.dbp] as const;
const callIfVeryHigh = call(words.bpReachesVeryHighCall(...veryHigh));
const lowReason = what(words.bpLowWhat(lowSbp));

export const bloodPressureWords = {
  bpCrisisSymptoms: {
    label: words.bpCrisisSymptomsLabel,
    words: [
      what(words.bpCrisisSymptomsWhat(...veryHigh)),
      call(words.bpCrisisSymptomsCall),
      act(words.bpCrisisSymptomsOlderAct),
      call(words.bpCrisisSymptomsStillHighCall),
      act(words.bpCrisisSymptomsNoSymptomAct),
    ],
  },
  bpLowSymptoms: {
    label: words.bpLowSymptomsLabel,
    words: [what(words.bpLowSymptomsWhat), call(words.bpLowSymptomsCall), act(seekCare.doctorTodayIfEarlierAct)],
  },
  bpVeryHigh: {
    label: words.bpVeryHighLabel,
    words: [
      what(words.bpVeryHighWhat(...veryHigh)),
      act(words.bpVeryHighMeasureAct),
      act(words.bpVeryHighStillHighAct),
      call(words.bpVeryHighCall),
    ],
  },
  bpVeryLow: {
    label: words.bpVeryLowLabel,
    words: [
      what(words.bpVeryLowWhat),
      act(words.bpVeryLowMeasureAct),
      act(words.bpVeryLowStillLowAct),
      call(words.bpVeryLowCall),
    ],
  },
  bpVeryLowFor: {
    pregnant: [
      what(words.bpVeryLowWhat),
      act(words.bpVeryLowMeasureAct),
      act(words.bpVeryLowPregnantAct),
      call(words.bpVeryLowPregnantCall),
    ],
  },
  bpStage2High: {
    label: words.bpStage2HighLabel(...stage2High),
    words: [
      what(words.bpStage2What(...stage2High)),
      act(words.bpStage2HighAct),
      act(words.bpStage2HighTrainingDont),
      callIfVeryHigh,
    ],
  },
  bpStage2HighFor: {
    knownVessel: [
      what(words.bpStage2HighKnownVesselWhat(...stage2High)),
      act(words.bpStage2HighKnownVesselAct),
      dont(words.bpStage2HighTrainingDont),
      call(words.bpStage2HighKnownVesselCall(...veryHigh)),
    ],
    maybePregnant: [
      what(words.bpStage2What(...stage2High)),
      call(words.bpMaybePregnantCall),
      act(words.bpStage2HighAct),
      act(words.bpStage2HighTrainingDont),
      callIfVeryHigh,
    ],
  },
  bpStage2: {
    label: words.bpStage2Label,
    words: [what(words.bpStage2What(...stage2)), act(words.bpStage2Act), callIfVeryHigh],
  },
  bpStage2For: {
    maybePregnant: [
      what(words.bpStage2What(...stage2)),
      call(words.bpMaybePregnantCall),
      act(words.bpStage2Act),
      callIfVeryHigh,
    ],
  },
  bpLow: {
    label: words.bpLowLabel,
    words: [lowReason, act(words.bpLowMeasureAct), act(words.bpLowStaysAct(lowSbp)), call(words.bpLowCall)],
  },
  bpLowFor: {
    pregnant: [lowReason, act(words.bpLowMeasureAct), act(seekCare.maternityFewDaysAct), call(words.bpLowPregnantCall)],
    twoSigns: [
      what(words.bpLowTwoSignsWhat(lowSbp)),
      act(words.bpLowMeasureAct),
      act(seekCare.doctorFewDaysAct),
      call(words.bpLowCall),
    ],
    painToday: [what(words.bpLowPainTodayWhat(lowSbp)), act(words.bpLowPainTodayAct), call(words.bpLowPainTodayCall)],
    bpMedicine: [
      what(words.bpLowBpMedicineWhat(lowSbp)),
      act(words.bpLowMeasureAct),
      act(words.bpLowBpMedicineAct),
      dont(seekCare.medicineDont),
      call(words.bpLowCall),
    ],
    old: [
      what(words.bpLowOldWhat(lowSbp)),
      act(words.bpLowMeasureAct),
      act(seekCare.doctorFewDaysAct),
      call(words.bpLowCall),
    ],
  },
} as const;
