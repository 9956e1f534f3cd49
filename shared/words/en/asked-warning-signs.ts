// Both quizzes: what needs help fast, pregnancy, and eating. `…Told` is an answer after 'You told us:'.

export const otherWarningSigns = 'In the last 24 hours, have you had any of these?';
export const otherWarningSignsStrokeSigns =
  'New in the last 24 hours: a drooping face, a weak or numb arm or leg, or trouble speaking or seeing, even if it has gone away';
export const otherWarningSignsSuddenHeadache = 'A very bad headache that came on all at once';
export const otherWarningSignsPinkSputum = 'Coughing up pink froth, or more than a few spots of blood';
export const otherWarningSignsConfusion = 'New confusion: not sure where you are or what day it is';
export const otherWarningSignsSuddenlyUnwell =
  'A sudden cold sweat with feeling sick or very weak, for no clear reason';
export const otherWarningSignsTiaRecent =
  'Not today, but in the last 4 weeks: a drooping face, a weak arm or leg, or trouble speaking or seeing';
export const otherWarningSignsWhy = 'These need help fast, whatever your other answers.';

export const pregnancyNow = 'Are you pregnant, or have you given birth in the last 6 weeks?';
export const pregnancyNowYesSigns =
  'Yes, and I have a bad headache, trouble seeing, pain under the ribs, or sudden swelling of my face or hands';
export const pregnancyNowYesSignsTold =
  'I have a bad headache, trouble seeing, pain under the ribs, or sudden swelling of my face or hands.';
export const pregnancyNowYes = 'Yes, and I have none of those signs';
export const pregnancyNowWhyNoRisk =
  'Blood pressure, swelling and chest pain mean something different in pregnancy and after giving birth. We’ll show you what to do instead of a risk number.';
export const pregnancyNowWhyNoWeight =
  'In pregnancy we leave your weight out, and some of our advice is different. You can skip this.';

export const weightChange = 'Are any of these true for you at the moment?';
export const weightChangeEatingWorry =
  'I can’t stop thinking about food and weight, or I make myself sick or eat far too little';
export const weightChangeLostWeight = 'I’ve lost 10 lb or more in the last 6 months without trying';
export const weightChangeLostWeightMetric = 'I’ve lost 5 kg or more in the last 6 months without trying';
export const weightChangeLostWeightTold = 'I’ve lost 10 lb (5 kg) or more in the last 6 months without trying.';
export const weightChangeNone = 'Neither of these';
