// The heart quiz: known conditions, chest pain and effort. `…Told` is an answer after 'You told us:'.

export const intro = 'The Ultimate Cardiac Health Quiz';
export const introHint =
  'A calm, careful look at your heart. It takes 10-15 minutes. If you can, have your latest blood pressure, pulse and blood test results ready. It’s fine if you don’t have them. It’s for learning and for preparing to talk to your doctor, not for emergencies.';

export const symptomsTitle = 'First, how do you feel?';

export const knownHeartConditions = 'Has a doctor or nurse ever told you that you have any of these?';
export const knownHeartConditionsHeartAttack = 'A heart attack';
export const knownHeartConditionsStroke = 'A stroke or mini-stroke (TIA)';
export const knownHeartConditionsHeartFailure = 'Heart failure, or a weak heart muscle';
export const knownHeartConditionsStentBypass = 'A heart stent or bypass operation';
export const knownHeartConditionsAngina = 'Angina (chest tightness from narrowed heart arteries)';
export const knownHeartConditionsAneurysm = 'An aortic aneurysm (a bulge in the main artery)';
export const knownHeartConditionsPad = 'Narrowed arteries in the legs or neck';
export const knownHeartConditionsInheritedHeart =
  'A heart muscle disease that runs in families, such as a thickened heart muscle';
export const knownHeartConditionsCongenital = 'A heart defect you were born with';
export const knownHeartConditionsCac300 = 'A coronary calcium score of 300 or more';
export const knownHeartConditionsValve = 'Heart valve disease';
export const knownHeartConditionsWhy =
  'The risk calculator was made for people who haven’t had heart or artery disease. If you have, we’ll show you something more useful than a percentage. A gene test alone, with a healthy heart, doesn’t count here. We ask about your heart rhythm next.';

export const rhythmProblem = 'Has a doctor or nurse found a problem with your heart rhythm?';
export const rhythmProblemAfib = 'Atrial fibrillation or flutter';
export const rhythmProblemOther = 'Another rhythm problem, or I have a pacemaker or defibrillator';
export const rhythmProblemWhy = 'Some rhythm problems can lead to a stroke or fainting. Others need no treatment.';

export const chestPain = 'Have you had pain, pressure or tightness in your chest?';
export const chestPainNow = 'Yes, right now';
export const chestPainNowTold = 'Right now.';
export const chestPainToday = 'Yes, in the last 24 hours, but not now';
export const chestPainTodayTold = 'In the last 24 hours, but not now.';
export const chestPainWeek = 'Yes, in the last 7 days, but not in the last 24 hours';
export const chestPainWeekTold = 'In the last 7 days, but not in the last 24 hours.';
export const chestPainOften = 'Yes, every week or more in the last 3 months';
export const chestPainOftenTold = 'Every week or more in the last 3 months.';
export const chestPainOccasional = 'Yes, now and then in the last 3 months';
export const chestPainOccasionalTold = 'Now and then in the last 3 months.';
export const chestPainPast = 'Yes, but more than 3 months ago';
export const chestPainHint =
  'Choose the first one that applies. Say yes too if you felt it only in an arm, your jaw or neck, between your shoulder blades or high in your belly, and you do not know why.';
export const chestPainWhy = 'Chest discomfort is the most common warning sign of a heart attack.';

export const chestPainContext = 'What is the discomfort like?';
export const chestPainContextTearing =
  'It was ripping, or at its worst from the first second and not gone within a minute';
export const chestPainContextWorsening =
  'It is getting stronger, comes more often, or comes with less effort than before';
export const chestPainContextAtRest = 'It is a pressure or tightness that comes when I rest, or wakes me up';
export const chestPainContextUnwell = 'It comes with sweating, feeling sick, shortness of breath or feeling faint';
export const chestPainContextSpreads = 'It spreads to an arm, the jaw, neck, back or stomach';
export const chestPainContextLonger =
  'It is a pressure or tightness that lasts more than 5 minutes, or goes away and comes back';
export const chestPainContextEffort =
  'It comes with effort or strong feelings, goes away within minutes of rest, and no one has checked it yet';
export const chestPainContextSharpBreath = 'It is sharp, and worse when I breathe in';
export const chestPainContextUnsure = 'It is hard to describe';
export const chestPainContextMealsNew = 'It burns after meals or when I lie down, and this is new or different for me';
export const chestPainContextMeals = 'It is my usual heartburn';
export const chestPainContextPress = 'It hurts when I press on the spot or turn';
export const chestPainContextBrief = 'It lasts only seconds';
export const chestPainContextUsualAngina =
  'It is my usual angina: it comes with effort, goes within minutes of rest, and is no worse than before';
export const chestPainContextLaterHint = 'None of the first seven. Choose the first one that applies.';
export const chestPainContextWhy = 'The kind of discomfort tells us how quickly it should be checked.';

export const exertional = 'What happens when you climb one or two flights of stairs at a normal pace?';
export const exertionalDiscomfort = 'I get pain, pressure or tightness in my chest, arm or jaw';
export const exertionalBreathless = 'I get more out of breath than others my age, or have to stop for breath';
export const exertionalCannot = 'I can’t climb stairs, or I use a wheelchair';
export const exertionalFine = 'Nothing special';
export const exertionalUnknown = 'I haven’t tried lately';
export const exertionalWhy = 'Problems often show up with effort before you feel anything at rest.';
