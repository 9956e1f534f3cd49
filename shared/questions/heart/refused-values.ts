// A value beyond the limits of a screen may be a slip, another unit, or an emergency. Each is refused with advice (SAFETY 7).

const checkIt = 'Please check number and unit. If it is right, call a doctor today.';

export const refused = {
  lowSugar:
    'Is the unit right? If your sugar really is this low: take sugar or juice now and test again after 15 minutes. If you cannot swallow or do not get better, call your local emergency number now. Call a doctor today.',
  highSugar:
    'Is the unit right? If your sugar really is this high, go to an emergency department today, even if you feel well. If you are drowsy, confused, vomit or breathe fast, call your local emergency number now. Never stop insulin.',
  highPressure:
    'Please measure again. If it is 180 or more on top, or 120 or more below, after a few minutes of rest, see a doctor today. With chest pain, short breath, weakness, confusion, a very bad headache, or trouble seeing or speaking, call your local emergency number now.',
  lowPressure:
    'Please measure again. If it is still that low and you feel faint, confused or cold and clammy, or have chest pain or short breath, call your local emergency number now. If you feel well, see a doctor today.',
  pulse:
    'Please count again for a full minute. If you feel faint, have chest pain or short breath, call your local emergency number now. If it is still 130 or more, call too. If it is still above 110 or below 40, see a doctor today.',
  a1c: 'Is this mmol/mol? Choose that unit. If it really is this high, call a doctor today.',
  numberOrUnit: checkIt,
  fats: `${checkIt} With strong belly pain, go to an emergency department now.`,
} as const;
