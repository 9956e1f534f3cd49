import { lowSbp, stage2HighPressure, stage2Pressure, veryHighPressure } from '#shared/safety/pressure-limits.ts';
import { act, call, dont, what } from '#shared/safety/sentence.ts';
import * as words from '#words/blood-pressure.ts';

const veryHigh = [veryHighPressure.sbp, veryHighPressure.dbp] as const;
const stage2High = [stage2HighPressure.sbp, stage2HighPressure.dbp] as const;
const stage2 = [stage2Pressure.sbp, stage2Pressure.dbp] as const;
const callIfVeryHigh = call(words.callIfVeryHigh(...veryHigh));
const lowReason = what(words.lowReason(lowSbp));

export const bloodPressureWords = {
  bpCrisisSymptoms: {
    label: 'Very high blood pressure with symptoms',
    words: [
      what(words.veryHighReasonWithSign(...veryHigh)),
      call('If the reading and the sign are from now or the last 24 hours, call your local emergency number now.'),
      act('If they are older, measure again now.'),
      call('If it is still that high and you have any symptom, call.'),
      act('If not, contact a doctor the same day.'),
    ],
  },
  bpLowSymptoms: {
    label: 'Low blood pressure with symptoms',
    words: [
      what('Your blood pressure is low and you have a warning sign.'),
      call('If this is happening now, or did in the last 24 hours, call your local emergency number now.'),
      act('If it was earlier, see a doctor today.'),
    ],
  },
  bpVeryHigh: {
    label: 'Very high blood pressure',
    words: [
      what(words.veryHighReason(...veryHigh)),
      act('Rest for a few minutes and measure again.'),
      act('If it is still that high, contact a doctor the same day.'),
      call(
        'If you also have chest pain, trouble breathing, weakness, numbness, confusion, a very bad headache, or trouble seeing or speaking, call your local emergency number now.',
      ),
    ],
  },
  bpVeryLow: {
    label: 'Very low blood pressure',
    words: [
      what('Your top blood pressure number is very low, or low together with a fast pulse or a heart condition.'),
      act('Sit or lie down and measure again.'),
      act('If it is still that low, see a doctor today, or call your heart team.'),
      call(
        'If you feel faint, confused, cold and clammy, bleed, or have chest pain or shortness of breath, call your local emergency number now.',
      ),
    ],
  },
  bpVeryLowFor: {
    pregnant: [
      what('Your top blood pressure number is very low, or low together with a fast pulse or a heart condition.'),
      act('Sit or lie down and measure again.'),
      act('If it is still that low, call your maternity team today.'),
      call(
        'If you feel faint, confused, cold and clammy, bleed, or have belly pain, chest pain or shortness of breath, call your local emergency number now.',
      ),
    ],
  },
  bpStage2High: {
    label: words.stage2HighLabel(...stage2High),
    words: [
      what(words.stage2Reason(...stage2High)),
      act('Measure again today and over the next few days, sitting quietly, and book an appointment within a week.'),
      act('Avoid hard training and heavy lifting until then.'),
      callIfVeryHigh,
    ],
  },
  bpStage2HighFor: {
    knownVessel: [
      what(words.stage2HighReasonWithVessel(...stage2High)),
      act('Measure again today, sitting quietly, and call a doctor in the next few days.'),
      dont('Avoid hard training and heavy lifting until then.'),
      call(words.callIfVeryHighWithVessel(...veryHigh)),
    ],
    maybePregnant: [
      what(words.stage2Reason(...stage2High)),
      call(
        'If you are pregnant, may be, or gave birth in the last 6 weeks, call your maternity team or a doctor today.',
      ),
      act('Measure again today and over the next few days, sitting quietly, and book an appointment within a week.'),
      act('Avoid hard training and heavy lifting until then.'),
      callIfVeryHigh,
    ],
  },
  bpStage2: {
    label: 'High blood pressure',
    words: [
      what(words.stage2Reason(...stage2)),
      act('Measure again on a few different days, sitting quietly, and book an appointment in the next week or two.'),
      callIfVeryHigh,
    ],
  },
  bpStage2For: {
    maybePregnant: [
      what(words.stage2Reason(...stage2)),
      call(
        'If you are pregnant, may be, or gave birth in the last 6 weeks, call your maternity team or a doctor today.',
      ),
      act('Measure again on a few different days, sitting quietly, and book an appointment in the next week or two.'),
      callIfVeryHigh,
    ],
  },
  bpLow: {
    label: 'Low blood pressure',
    words: [
      lowReason,
      act('Sit for five minutes and measure again.'),
      act(words.lowBookIfItStays(lowSbp)),
      call('If you faint, feel confused or have chest pain, call your local emergency number now.'),
    ],
  },
  bpLowFor: {
    pregnant: [
      lowReason,
      act('Sit for five minutes and measure again.'),
      act('Call your maternity team in the next few days and tell them.'),
      call('If you faint, bleed, feel confused, or have belly or chest pain, call your local emergency number now.'),
    ],
    twoSigns: [
      what(words.lowReasonTwoSigns(lowSbp)),
      act('Sit for five minutes and measure again.'),
      act('See a doctor in the next few days.'),
      call('If you faint, feel confused or have chest pain, call your local emergency number now.'),
    ],
    painToday: [
      what(words.lowReasonPainToday(lowSbp)),
      act('Sit for five minutes and measure again. See a doctor in the next few days.'),
      call(
        'If the pain turns into pressure or spreads, or you feel faint, sweaty or confused, call your local emergency number now.',
      ),
    ],
    bpMedicine: [
      what(words.lowReasonBpMedicine(lowSbp)),
      act('Sit for five minutes and measure again.'),
      act('See a doctor in the next few days and take your medicine list with you.'),
      dont('Do not stop a medicine on your own.'),
      call('If you faint, feel confused or have chest pain, call your local emergency number now.'),
    ],
    old: [
      what(words.oldLowReason(lowSbp)),
      act('Sit for five minutes and measure again.'),
      act('See a doctor in the next few days.'),
      call('If you faint, feel confused or have chest pain, call your local emergency number now.'),
    ],
  },
} as const;
