// Said while the quiz asks: whom to call, and what to do if a value beyond the limits of a screen is real (SAFETY 7).

export const symptoms =
  'If you have chest pain, trouble breathing or signs of a stroke right now, stop here and call your local emergency number.';
export const bloodPressure =
  'If you measured 180 or more on top, or 120 or more below: that is very high. Rest for a few minutes and measure again. If it is still that high, see a doctor today. If you also have chest pain, trouble breathing, weakness, numbness, confusion, a very bad headache, or trouble seeing or speaking, call your local emergency number now.';

export const lowSugar =
  'Is the unit right? If your sugar really is this low: take sugar or juice now and test again after 15 minutes. If you cannot swallow or do not get better, call your local emergency number now. Call a doctor today.';
export const highSugar =
  'Is the unit right? If your sugar really is this high, go to an emergency department today, even if you feel well. If you are drowsy, confused, vomit or breathe fast, call your local emergency number now. Never stop insulin.';
export const highPressure =
  'Please measure again. If it is 180 or more on top, or 120 or more below, after a few minutes of rest, see a doctor today. With chest pain, short breath, weakness, confusion, a very bad headache, or trouble seeing or speaking, call your local emergency number now.';
export const lowPressure =
  'Please measure again. If it is still that low and you feel faint, confused or cold and clammy, or have chest pain or short breath, call your local emergency number now. If you feel well, see a doctor today.';
export const pulse =
  'Please count again for a full minute. If you feel faint, have chest pain or short breath, call your local emergency number now. If it is still 130 or more, call too. If it is still above 110 or below 40, see a doctor today.';
export const a1c = 'Is this mmol/mol? Choose that unit. If it really is this high, call a doctor today.';
export const numberOrUnit = 'Please check number and unit. If it is right, call a doctor today.';
export const fats =
  'Please check number and unit. If it is right, call a doctor today. With strong belly pain, go to an emergency department now.';

// Said beside a question.

export const medicineDont = 'Please never stop or change a medicine because of a quiz. Talk to your doctor first.';

export const familyHistoryDetailsHint =
  'Who was it, what happened, and about how old were they? You can skip this. It doesn’t change your numbers, and no one here reads it. If you have a new sign, call a doctor.';

export const weightChangeAct =
  'It’s good to talk to a doctor about either of these, at any weight. Your answer never changes your numbers.';
