export const veryHighReasonWithSign = (top: number, bottom: number) =>
  `Your top number is ${top} or more, or your bottom number ${bottom} or more, and you have a warning sign.`;

export const veryHighReason = (top: number, bottom: number) =>
  `${top} or more on top, or ${bottom} or more below, is very high.`;

export const oldVeryHighStillHigh = (top: number, bottom: number) =>
  `If it is still ${top} or more on top, or ${bottom} or more below, see a doctor today.`;

export const oldVeryHighHow = 'Measure again today.';

export const callIfVeryHigh = (top: number, bottom: number) =>
  `If the top number reaches ${top}, or the bottom one ${bottom}, contact a doctor the same day.`;

export const callIfVeryHighWithVessel = (top: number, bottom: number) =>
  `If the top number reaches ${top}, or the bottom one ${bottom}, see a doctor the same day.`;

export const stage2HighLabel = (top: number, bottom: number) => `Blood pressure of ${top} over ${bottom} or more`;

export const stage2Reason = (top: number, bottom: number) => `Your blood pressure is ${top} over ${bottom} or more.`;

export const stage2HighReasonWithVessel = (top: number, bottom: number) =>
  `Your blood pressure is ${top} over ${bottom} or more, and with your heart or vessel condition it should come down soon.`;

export const lowReason = (top: number) => `A top number below ${top} is low.`;

export const lowReasonTwoSigns = (top: number) => `A top number below ${top} is low, and you told us another sign.`;

export const lowReasonPainToday = (top: number) =>
  `A top number below ${top} is low, and you told us about chest pain today.`;

export const lowReasonBpMedicine = (top: number) =>
  `A top number below ${top} is low, and your blood pressure medicine may be too strong.`;

export const oldLowReason = (top: number) => `A top number below ${top} is low and should be checked soon.`;

export const lowBookIfItStays = (top: number) =>
  `If it stays below ${top}, or you often feel dizzy, book an appointment in the next week or two.`;
