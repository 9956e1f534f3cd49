export const gutTrouble = 'If you have stomach or gut trouble on most days, see a doctor.';

export const gutTroubleSooner = 'Go sooner if you see blood, lose weight or have trouble swallowing.';

export const gutTroubleSoonerWhenThin = 'Go sooner if you see blood, get thinner or have trouble swallowing.';

export const usualHeartburn = 'You told us about your usual heartburn.';

export const soreSpot = 'You told us about a sore spot.';

export const stabOfSeconds = 'You told us about a stab that lasts seconds.';

// What stands beside a result and is no warning. A name begins with the code of the notice and ends in the class of the sentence.

export const supportLinesKind = 'You don’t have to carry this alone.';

export const supportLinesDangerCall = 'If you are in danger or might harm yourself, call your local emergency number.';

export const supportLinesCall = 'To talk to someone, use one of the lines here.';

export const eatingLinesCall = 'For help with eating, use one of the lines here, or ask any doctor.';

export const alcoholStopDont =
  'If you drink a lot every day, please do not stop all at once: you could start shaking, sweating or seeing things, which can be dangerous.';

export const alcoholStopAct = 'Ask a doctor or an alcohol service how to cut down safely.';

export const alcoholStopCall = 'If you have shaking, confusion or a seizure, call your local emergency number now.';

export const strengthCheckAct = 'If getting up has become harder lately, tell a doctor.';

export const strengthCheckWhat = 'If this has long been part of your life, it doesn’t count against you here.';

export const sleepApnoeaWhat = 'Sleep apnoea can make you wake up tired or gasping.';

export const sleepApnoeaAct = 'Ask a doctor about a check, and do not drive when you are sleepy.';

export const activityStopAct = 'Start with less than you think you can do.';

export const activityStopCall = 'Stop and get help if you have chest pain, feel faint or cannot catch your breath.';

export const medicinesDont = 'Please never stop or change a medicine because of a quiz.';

export const medicinesAct = 'Talk to your doctor first.';

export const checkTypingWhat = 'One of your numbers is unusual.';

export const checkTyping = 'If you entered it wrongly, please correct it.';

export const checkTypingAct = 'If it’s right, follow the advice on this page.';

export const drinkAmountAct =
  'Ask your doctor, or your kidney or heart team, how much to drink in a day, counting water, tea and soup.';

export const drinkAmountDont = 'Keep to any limit you’ve been given.';

export const sickDayAct =
  'If you vomit, have belly pain or cannot eat or drink, test ketones if you can (a blood or urine test for people with diabetes) and see a doctor today, even if your sugar is normal.';

export const sickDayWhat =
  'This matters most with type 1, or with a medicine whose name ends in -gliflozin, for example empagliflozin.';

export const afterBirthLineWho = 'Pregnant, or had a baby in the last year?';

export const afterBirthLineCall = 'US: 1-833-852-6262, call or text.';

export const heartSportAct = 'Ask your heart team before you train hard, lift heavy or compete.';

export const heartSportAneurysmCall =
  'Sudden strong pain in the chest, back or belly: call your local emergency number now.';

export const harmlessSignWhat = 'You told us about a sign that raises no notice.';

export const harmlessSignAct = 'If it changes or comes more often, call a doctor.';

export const harmlessSignCall =
  'If it turns into pressure, spreads, or comes with sweating, shortness of breath or faintness, call your local emergency number now.';

export const quietLowWhat = 'Your top blood pressure number is below 90.';

export const quietLowUsualWhat = 'Some healthy people have a number like this.';

export const quietLowAct = 'If it is new, or you feel dizzy or faint, see a doctor.';

export const teamKnowsWhat = 'You told us that your care team knows about your breathing.';

export const vapeOnlyWhat = 'Nobody knows yet what vaping does over decades.';

export const vapeOnlyNumberWhat = 'So it is not in your age, and your range is wider for it.';

export const oneConditionWhat = 'You could only name one condition.';

export const oneConditionAct = 'If you have another, tell your doctor.';

export const quietFaintWhat = 'You told us about a faint with a clear cause.';

export const quietFaintAct = 'If it happens again, tell a doctor.';

export const quietFaintCall =
  'If you faint while exercising, sitting or lying down, without warning, or with chest pain, a racing heart or shortness of breath, call your local emergency number now.';
