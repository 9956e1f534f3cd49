export const chestPainNowLabel = 'Chest pain right now';

export const chestPainNowWhat = 'You’ve told us you have chest pain or pressure right now.';

export const chestPainNowCall = 'Please stop here and call your local emergency number now.';

export const chestPainNowAid = 'Sit down, do not drive yourself, and do not wait for it to pass.';

export const aorticPainLabel = 'Sudden, very strong chest pain';

export const aorticPainWhat =
  'Chest pain that is very strong from the first seconds, or feels like ripping or tearing, can mean a tear in the main blood vessel.';

export const aorticPainAneurysmWhat = 'You have an aneurysm and new pain.';

export const aorticPainAneurysmCall =
  'If you have the pain now, or had it in the last 24 hours, call your local emergency number now, even if it is mild or has gone.';

export const aorticPainAneurysmAct = 'Say that you have an aneurysm.';

export const chestPainHeartLikeLabel = 'Chest pain that may come from the heart';

export const chestPainHeartLikeWhat =
  'Chest discomfort like yours can come from the heart, even when it goes away again.';

export const chestPainHeartLikeAct = 'If not, see a doctor today and take it easy until then.';

export const chestPainUrgentLabel = 'Chest pain that needs a check today';

export const chestPainUrgentAct = 'Please have this chest pain checked by a doctor today.';

export const chestPainUrgentCall =
  'If it is happening now, comes back, or comes with sweating, shortness of breath or feeling faint, call your local emergency number now.';

export const chestPainUrgentPregnantWhat =
  'Chest pain in pregnancy or after giving birth can come from a blood clot or the heart.';

export const chestPainUrgentGoneADayElseAct = 'If no one can see you today, go to an emergency department.';

export const chestPainUrgentGoneADayCall =
  'If it comes back, or comes with sweating, shortness of breath or feeling faint, call your local emergency number now.';

export const chestPainUrgentOrTomorrowAct =
  'Please have this chest pain checked by a doctor today, or tomorrow at the latest.';

export const anginaPatternLabel = 'Chest discomfort with effort';

export const anginaPatternWhat =
  'Chest discomfort that comes with effort and eases with rest can come from narrowed heart arteries.';

export const anginaPatternAct =
  'Get checked by a doctor today, or tomorrow at the latest, and take it easy until then.';

export const anginaPatternCall =
  'If it comes at rest or does not go away within a few minutes, call your local emergency number now.';

export const anginaPatternPregnantWhat = 'Chest discomfort that comes with effort can come from the heart.';

export const anginaPatternPregnantAct = 'Call your maternity team today, and take it easy until then.';

export const anginaKnownLabel = 'Angina with effort';

export const anginaKnownWhat = 'You have angina and still get chest discomfort with effort.';

export const anginaKnownAct = 'Book an appointment in the next week or two to go over your treatment.';

export const anginaKnownCall =
  'If it gets stronger, comes more often, comes at rest or lasts more than a few minutes, call your local emergency number now.';

export const anginaKnownSprayCall =
  'If your spray or rest has not helped within 5 minutes, call your local emergency number now.';

export const anginaKnownPregnantCall =
  'If it gets stronger, comes more often, comes at rest, or your spray or rest has not helped within 5 minutes, call your local emergency number now.';

export const chestPainOtherLabel = 'Other chest pain';

export const chestPainOtherWhat = 'This kind of chest pain should be checked.';

export const chestPainOtherCall =
  'If it turns into pressure or tightness, spreads, or comes with sweating, shortness of breath or feeling faint, call your local emergency number now.';

export const chestPainOtherPregnantAct = 'Call your maternity team in the next few days and tell them about this pain.';

export const chestPainOtherPregnantCall =
  'If you get pain under the ribs, a bad headache or trouble seeing, call them or your local emergency number now.';

export const chestPainOtherStairsOnlyWhat =
  'Discomfort in your chest, arm or jaw on the stairs can come from narrowed heart arteries.';

export const chestPainOtherFewDaysAct = 'See a doctor in the next few days, and take it easy until then.';

export const chestPainOtherStairsOnlyCall =
  'If it comes at rest, comes more easily, or does not go away within a few minutes, call your local emergency number now.';

export const chestPainOtherRarelyWhat =
  'Chest pain like this can come from the heart, even if it comes only now and then.';

export const chestPainOtherRarelyCall =
  'If it comes back and lasts more than a few minutes, or comes with sweating, shortness of breath or feeling faint, call your local emergency number now.';

export const chestPainOtherTodayWhenOldAct = 'Tell a doctor about this in the next few days.';

export const chestPainOtherSoonerWhat = 'This kind of chest pain should be checked, sooner with what else you told us.';

export const chestPainOtherCalmAct = 'Tell a doctor about this at an appointment in the next few weeks.';

export const chestPainOtherMealsOrPressAct = 'Tell a doctor about this at an appointment in the next week or two.';
