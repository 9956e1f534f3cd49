export const bpCrisisSymptomsLabel = 'Very high blood pressure with symptoms';

export const bpCrisisSymptomsWhat = (top: number, bottom: number) =>
  `Your top number is ${top} or more, or your bottom number ${bottom} or more, and you have a warning sign.`;

export const bpCrisisSymptomsCall =
  'If the reading and the sign are from now or the last 24 hours, call your local emergency number now.';

export const bpCrisisSymptomsOlderAct = 'If they are older, measure again now.';

export const bpCrisisSymptomsStillHighCall = 'If it is still that high and you have any symptom, call.';

export const bpCrisisSymptomsNoSymptomAct = 'If not, contact a doctor the same day.';

export const bpLowSymptomsLabel = 'Low blood pressure with symptoms';

export const bpLowSymptomsWhat = 'Your blood pressure is low and you have a warning sign.';

export const bpLowSymptomsCall =
  'If this is happening now, or did in the last 24 hours, call your local emergency number now.';

export const bpVeryHighLabel = 'Very high blood pressure';

export const bpVeryHighWhat = (top: number, bottom: number) =>
  `${top} or more on top, or ${bottom} or more below, is very high.`;

export const bpVeryHighOlderMeasureAct = 'Measure again today.';

export const bpVeryHighOlderStillHighAct = (top: number, bottom: number) =>
  `If it is still ${top} or more on top, or ${bottom} or more below, see a doctor today.`;

export const bpVeryHighMeasureAct = 'Rest for a few minutes and measure again.';

export const bpVeryHighStillHighAct = 'If it is still that high, contact a doctor the same day.';

export const bpVeryHighCall =
  'If you also have chest pain, trouble breathing, weakness, numbness, confusion, a very bad headache, or trouble seeing or speaking, call your local emergency number now.';

export const bpVeryLowLabel = 'Very low blood pressure';

export const bpVeryLowWhat =
  'Your top blood pressure number is very low, or low together with a fast pulse or a heart condition.';

export const bpVeryLowMeasureAct = 'Sit or lie down and measure again.';

export const bpVeryLowStillLowAct = 'If it is still that low, see a doctor today, or call your heart team.';

export const bpVeryLowCall =
  'If you feel faint, confused, cold and clammy, bleed, or have chest pain or shortness of breath, call your local emergency number now.';

export const bpVeryLowPregnantAct = 'If it is still that low, call your maternity team today.';

export const bpVeryLowPregnantCall =
  'If you feel faint, confused, cold and clammy, bleed, or have belly pain, chest pain or shortness of breath, call your local emergency number now.';

export const bpStage2HighLabel = (top: number, bottom: number) => `Blood pressure of ${top} over ${bottom} or more`;

export const bpStage2HighKnownVesselWhat = (top: number, bottom: number) =>
  `Your blood pressure is ${top} over ${bottom} or more, and with your heart or vessel condition it should come down soon.`;

export const bpStage2HighKnownVesselCall = (top: number, bottom: number) =>
  `If the top number reaches ${top}, or the bottom one ${bottom}, see a doctor the same day.`;

export const bpStage2HighAct =
  'Measure again today and over the next few days, sitting quietly, and book an appointment within a week.';

export const bpStage2HighTrainingDont = 'Avoid hard training and heavy lifting until then.';

export const bpStage2HighKnownVesselAct =
  'Measure again today, sitting quietly, and call a doctor in the next few days.';

export const bpMaybePregnantCall =
  'If you are pregnant, may be, or gave birth in the last 6 weeks, call your maternity team or a doctor today.';

export const bpStage2Label = 'High blood pressure';

export const bpStage2What = (top: number, bottom: number) => `Your blood pressure is ${top} over ${bottom} or more.`;

export const bpStage2Act =
  'Measure again on a few different days, sitting quietly, and book an appointment in the next week or two.';

export const bpReachesVeryHighCall = (top: number, bottom: number) =>
  `If the top number reaches ${top}, or the bottom one ${bottom}, contact a doctor the same day.`;

export const bpLowLabel = 'Low blood pressure';

export const bpLowWhat = (top: number) => `A top number below ${top} is low.`;

export const bpLowTwoSignsWhat = (top: number) => `A top number below ${top} is low, and you told us another sign.`;

export const bpLowPainTodayWhat = (top: number) =>
  `A top number below ${top} is low, and you told us about chest pain today.`;

export const bpLowBpMedicineWhat = (top: number) =>
  `A top number below ${top} is low, and your blood pressure medicine may be too strong.`;

export const bpLowOldWhat = (top: number) => `A top number below ${top} is low and should be checked soon.`;

export const bpLowStaysAct = (top: number) =>
  `If it stays below ${top}, or you often feel dizzy, book an appointment in the next week or two.`;

export const bpLowMeasureAct = 'Sit for five minutes and measure again.';

export const bpLowCall = 'If you faint, feel confused or have chest pain, call your local emergency number now.';

export const bpLowPregnantCall =
  'If you faint, bleed, feel confused, or have belly or chest pain, call your local emergency number now.';

export const bpLowPainTodayAct = 'Sit for five minutes and measure again. See a doctor in the next few days.';

export const bpLowPainTodayCall =
  'If the pain turns into pressure or spreads, or you feel faint, sweaty or confused, call your local emergency number now.';

export const bpLowBpMedicineAct = 'See a doctor in the next few days and take your medicine list with you.';
