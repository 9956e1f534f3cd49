export const veryHighWithASign = (top: number, bottom: number) =>
  `Your top number is ${top} or more, or your bottom number ${bottom} or more, and you have a warning sign.`;

export const isVeryHigh = (top: number, bottom: number) =>
  `${top} or more on top, or ${bottom} or more below, is very high.`;

export const stillVeryHigh = (top: number, bottom: number) =>
  `If it is still ${top} or more on top, or ${bottom} or more below, see a doctor today.`;

export const measureAgainToday = 'Measure again today.';

export const contactIfItReaches = (top: number, bottom: number) =>
  `If the top number reaches ${top}, or the bottom one ${bottom}, contact a doctor the same day.`;

export const seeADoctorIfItReaches = (top: number, bottom: number) =>
  `If the top number reaches ${top}, or the bottom one ${bottom}, see a doctor the same day.`;

export const pressureOfOrMore = (top: number, bottom: number) => `Blood pressure of ${top} over ${bottom} or more`;

export const yoursIs = (top: number, bottom: number) => `Your blood pressure is ${top} over ${bottom} or more.`;

export const yoursShouldComeDown = (top: number, bottom: number) =>
  `Your blood pressure is ${top} over ${bottom} or more, and with your heart or vessel condition it should come down soon.`;

export const isLow = (top: number) => `A top number below ${top} is low.`;

export const isLowWithAnotherSign = (top: number) => `A top number below ${top} is low, and you told us another sign.`;

export const isLowWithPain = (top: number) =>
  `A top number below ${top} is low, and you told us about chest pain today.`;

export const isLowWithMedicine = (top: number) =>
  `A top number below ${top} is low, and your blood pressure medicine may be too strong.`;

export const isLowAndShouldBeChecked = (top: number) => `A top number below ${top} is low and should be checked soon.`;

export const bookIfItStaysLow = (top: number) =>
  `If it stays below ${top}, or you often feel dizzy, book an appointment in the next week or two.`;
