// The rows of the result: why a row reads otherwise for this person.

export const enhancersNote =
  'Some of your answers mean your real risk may be higher. We list them with your number but don’t add them to it.';

export const symptomsNotice = 'Please read the notice on this page first.';

export const fitnessHeartTeam = 'Your heart team can tell you how hard you may train.';

export const pressureMistyped =
  'The bottom number you entered isn’t lower than the top one, so we used neither. Please check them.';

export const pressurePregnant = 'Tell your maternity team about this. They know what’s right for you now.';

export const pressureWithMedicine =
  'A reading with medicine scores a little less than one without. Ask whether you’ve reached your goal.';

export const smokeFree = 'Staying smoke-free counts here.';

export const weightLowers = 'Your weight for your height lowers this score.';

export const dietKidneyTeam =
  'Ask your kidney team what you can eat and drink. The usual advice may not be right for you.';

export const moodTalk = 'Tell a doctor how you’ve been feeling lately.';

export const smokeTalk = 'Mention the smoke at home to a doctor or nurse.';

// The word of a row, in place of one for its score.

export const prediabetesLabel = 'Prediabetes range';

export const heartTeamLabel = 'Ask your heart team';

export const getCheckedLabel = 'Get checked';

export const worthTalkLabel = 'Tell a doctor';

export const quietLabel = 'After the notice';

// The sentence of a row without a score of its own.

export const flagged = 'Please read the notice about this first.';

export const planned = 'Your plan has a step about this.';

export const worthTalk = 'Mention it to your doctor.';

export const quiet = 'Please follow the notice at the top first. This can wait.';

export const told = 'Please read the note about this on the page.';

export const unworded = 'We don’t rate this at the moment.';

// The names of answers that a row quotes, and what it says when it goes well, could be better, or is weak.

export const symptomsPraised = 'You haven’t told us about any sign that needs checking at the moment.';

export const symptomsPraisedToo = 'None of your answers here needs an appointment at the moment.';

export const symptomsFair = 'Tell a doctor about one of your answers here.';

export const symptomsFairToo = 'Tell a doctor what you told us here.';

export const symptomsWeak = 'Please have this checked.';

export const symptomsNote = 'If something changes, get it checked. A quiz can’t rule out an illness.';

export const pressurePraised = 'This is close to what guidelines recommend.';

export const pressurePraisedToo = 'It’s close to the blood pressure that guidelines recommend.';

export const pressureFair = 'There’s some room to bring it down.';

export const pressureFairToo = 'It’s a little above what guidelines recommend.';

export const pressureWeak = 'Bringing it down is one of the best things for your heart.';

export const pressureWeakToo = 'Your heart has a lot to gain here.';

export const testsPraised = 'These numbers are close to what guidelines recommend.';

export const testsPraisedToo = 'Guidelines recommend numbers close to these.';

export const testsFair = 'Keep an eye on some of these numbers.';

export const testsFairToo = 'There’s some room to bring these numbers down.';

export const testsWeak = 'Talk to a doctor about these numbers.';

export const testsWeakToo = 'Ask a doctor what would help with these numbers.';

export const smokingPraised = 'Your answers here are easy on your heart.';

export const smokingPraisedToo = 'This part is kind to your heart.';

export const smokingFair = 'A change here is linked to less strain on the heart.';

export const smokingFairToo = 'There’s some room for change here.';

export const smokingWeak = 'This is where many people’s hearts have most to gain.';

export const smokingWeakToo = 'Do ask for help with this.';

export const dietPraised = 'Most of this food suits your heart.';

export const dietFair = 'There’s room for one more swap.';

export const dietFairToo = 'One swap would bring this closer to what guidelines recommend.';

export const dietWeak = 'One swap at a time is enough to start.';

export const dietWeakToo = 'Start with one swap.';

export const dietNote = 'Four questions only give a rough picture.';

export const fitnessPraised = 'That’s as much as guidelines recommend.';

export const fitnessPraisedToo = 'You do as much as guidelines recommend.';

export const fitnessFair = 'You’re part of the way to what guidelines recommend.';

export const fitnessFairToo = 'A little more would get you to what guidelines recommend.';

export const fitnessWeak = 'Every bit of movement counts, in whatever way works for you.';

export const fitnessWeakToo = 'A few more minutes are enough to start with.';

export const sleepPraised = 'You sleep as long as experts recommend.';

export const sleepPraisedToo = 'Your hours are within what experts recommend.';

export const sleepFair = 'Regular sleep is linked to a calmer heart.';

export const sleepFairToo = 'There’s some room for better sleep.';

export const sleepWeak = 'Your sleep needs some care.';

export const sleepWeakToo = 'It would help to talk to someone about your sleep.';

export const moodPraised = 'Mood and support matter for the heart too.';

export const moodPraisedToo = 'People with support often find changes easier.';

export const moodFair = 'If things feel heavy, telling someone is an important first step.';

export const moodFairToo = 'Having someone by your side makes changes easier.';

export const moodWeak = 'You don’t have to carry this alone. Please tell someone how you’re feeling.';

export const familyPraised = 'Nothing you told us here raises your risk further.';

export const familyPraisedToo = 'We found no other reason for a higher risk here.';

export const familyFair = 'Mention this to a doctor.';

export const familyFairToo = 'A doctor can tell you what this means for you.';

export const familyWeak = 'Go through this with a doctor.';
