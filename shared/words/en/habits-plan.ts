// The steps of the habits quiz's plan. A name begins with the step's code, or with the case that the words are for. Its ending
// says what the sentence does: `How` and `Then` are actions, `Why` is a reason, `Help` says when and whom to ask, `Warning` says
// what not to do.

// Getting help first.

export const eatingTalkTitle = 'Talk to someone about eating';

export const eatingTalkHow = 'Tell a doctor, nurse or helpline how eating has been lately.';

export const getCheckedFirstHow = 'Get checked before you change anything else.';

export const getCheckedFirstBring = 'Take this page with you, or show it on your phone.';

export const getCheckedFirstBringInPregnancy = 'Take this page and a list of your medicines with you.';

export const medicinesInPregnancyTitle = 'Tell your maternity team which medicines you take';

export const supportTalkTitle = 'Talk to someone about how you feel';

export const supportTalkHow = 'Tell a doctor, a helpline or someone you trust how the last few weeks have been.';

export const supportTalkEncouragement = 'You do not have to find the right words.';

// Smoking and nicotine. The heart plan also uses the sentences on how to stop smoking.

export const quitSmokingTitle = 'Stop smoking';

export const quitSmokingHow = 'Ask for a stop-smoking service, with patches or tablets.';

export const quitSmokingThen = 'Then pick a day to stop.';

export const quitSmokingWhy = 'The two together work far better than willpower alone.';

export const quitVapingTitle = 'Give up nicotine';

export const quitVapingHow = 'Cut down bit by bit and pick a day to stop.';

export const quitVapingHelp = 'A doctor or a stop-smoking service can help, as they do with cigarettes.';

export const staySmokeFreeTitle = 'Stay smoke-free';

export const staySmokeFreeHow = 'Plan ahead for times when you might want a cigarette.';

export const staySmokeFreeHelp = 'If the craving comes back, ask a doctor or a stop-smoking service early.';

// Weight.

export const weightClinicianTitle = 'Talk to a doctor about your weight';

export const weightClinicianHow = 'Make an appointment.';

export const weightPregnancyTitle = 'Ask about weight at your pregnancy check-up';

export const weightPregnancyHow = 'Bring your questions to your next check-up.';

export const weightPregnancyEncouragement = 'Your maternity team knows you and your baby.';

export const weightAfterCheckTitle = 'Leave weight goals until you’ve been checked';

export const weightAfterCheckHow = 'Have the warning sign checked first.';

export const weightAfterCheckThen = 'Then ask what goal would be right for you.';

export const weightLossUnplannedTitle = 'Tell a doctor about the weight you’ve lost';

export const weightLossUnplannedHow = 'Say how much you’ve lost, and over how many weeks.';

export const weightLossUnplannedWhy = 'Losing weight without trying should be checked soon.';

export const weightKeepTitle = 'Keep up your weight and muscles';

export const weightKeepWhy = 'From 65, it’s important to keep up your weight and muscles.';

export const weightKeepHelp = 'Tell a doctor if you lose weight without trying.';

export const weightWithClinicianTitle = 'Plan any weight loss with your doctor';

export const weightWithClinicianHow =
  'Ask if losing some weight would help you, and how to keep your muscles as you do.';

export const weightWithClinicianPace = 'Take it slowly.';

export const weightTalkTitle = 'Talk to your doctor about your weight';

export const weightTalkHow = 'Ask your doctor what your weight means for you.';

export const weightTalkWhy = 'They know the rest of your health.';

export const waistHintTitle = 'Measure your waist';

export const waistHintWhy = 'Muscle is heavy too, so scales only tell part of the story.';

export const waistHintGoal = 'Try to keep your waist under half your height.';

export const loseWeightTitle = 'Lose a little weight';

export const loseWeightPaceAndHelp = 'Slow is fine, and a doctor or nurse can help.';

// Alcohol.

export const alcoholNoneInPregnancyTitle = 'No alcohol in pregnancy';

export const alcoholNoneInPregnancyHow = 'Not drinking at all is safest in pregnancy.';

export const alcoholNoneInPregnancyBreastfeeding = 'If you’re breastfeeding, ask first.';

export const alcoholNoneInPregnancyWarning =
  'If you shake or sweat when you do not drink, do not stop all at once: call your doctor today.';

export const heavyDrinkingInPregnancyHow = 'Call your maternity team today and ask how to stop safely.';

export const heavyDrinkingInPregnancyEmergency =
  'If you shake, see things or have a seizure, call your local emergency number now.';

export const alcoholMedicalHelpTitle = 'Get help to drink less';

export const alcoholMedicalHelpHow = 'Book an appointment with a doctor or an alcohol service.';

export const alcoholMedicalHelpWarning = 'Do not stop all at once: shaking, sweating or seeing things can follow.';

// A limit says the size of its drink: in a country whose drinks are larger, the number alone would allow more alcohol.
export const alcoholLimitMenTitle = 'No more than 14 drinks a week (of 14 g of alcohol each)';

export const alcoholLimitWomenTitle = 'No more than 7 drinks a week (of 14 g of alcohol each)';

export const alcoholCutGoal = 'None is best.';

export const alcoholCutHow = 'Start with two alcohol-free days a week, and pour less on the others.';

export const alcoholLimitWomenWhy =
  'Eight or more drinks a week (of 14 g of alcohol each) is over the limit, and none is best.';

export const alcoholLimitWomenHow = 'Choose some alcohol-free days.';

// Movement that fits the person.

export const exerciseAdaptedTitle = 'Move in a way that suits your body';

export const exerciseAdaptedHow =
  'Pick what works for you: arm exercises in a chair, moving in water, or what a physiotherapist shows you.';

export const exerciseAdaptedEncouragement = 'Even a few minutes count.';

export const strengthBalanceAdaptedTitle = 'Strength and balance, with support';

export const strengthBalanceAdaptedHow =
  'Stay seated or hold on to something steady, and exercise what you can move, two or three days a week.';

export const strengthBalanceAdaptedHelp = 'A physiotherapist can show you how.';

export const exercisePregnantTitle = 'Keep moving gently';

export const exercisePregnantHow =
  'Walking and other exercise at a pace where you can talk helps you and your baby, unless your maternity team has told you otherwise.';

export const exercisePregnantStop =
  'Stop and call your maternity team if you bleed, leak fluid, have pain or feel faint.';

export const exercisePregnantEmergency =
  'If you have chest pain or are short of breath at rest, call your local emergency number.';

export const exerciseValveTitle = 'Keep walking, but ask before you push harder';

export const exerciseValveHow = 'Walking at a pace where you can talk is fine for most people with a valve problem.';

export const exerciseValveAskFirst = 'Ask how severe yours is before you push harder, lift heavy weights or compete.';

export const exerciseValveStop =
  'If walking brings on chest pain, makes you short of breath or makes you feel faint, stop and see a doctor today.';

export const exerciseWithClinicianTitle = 'Ask what exercise is right for you';

export const exerciseWithClinicianHow = 'Ask your doctor what kinds of exercise are right for you, and how hard.';

export const exerciseWithClinicianMeanwhile = 'Until then, take it easy.';

// Teeth and check-ups.

export const teethTitle = 'Look after your teeth';

export const teethHow = 'Brush twice a day and clean between your teeth.';

export const teethHelp = 'If your gums bleed or a tooth is loose, see a dentist.';

export const checkupsTitle = 'Book a check-up';

export const checkupsHow = 'Make an appointment, and ask which tests are right for your age.';

export const checkupsWhy = 'Many problems are easier to treat if they’re found early.';

// Food and drink.

export const dietWithClinicianTitle = 'Ask what food is right for you';

export const dietWithClinicianHow = 'Ask your doctor or a dietitian what food is right for you.';

export const dietWithClinicianWhy = 'What’s right for others may not be right for you.';

export const dietStepTitle = 'Make one food swap a day';

export const dietStepHow = 'Swap one ready meal or snack each day.';

export const dietStepInstead = 'Choose vegetables, fruit, beans, whole grains or fish instead.';

export const morePlantsTitle = 'Eat more kinds of plants';

export const morePlantsHow = 'Add two new plant foods a week, such as a bean, nut, herb or grain.';

export const morePlantsTip = 'Soups and frozen vegetables make it easy.';

export const lessProcessedTitle = 'Eat fewer packaged foods';

export const lessProcessedHow = 'Cut out two servings a day of snacks, sweets, sugary drinks or processed meat.';

export const lessProcessedTip = 'Keep fruit or nuts within easy reach.';

export const waterTitle = 'Drink a little more water';

export const waterHow = 'Keep a glass in sight and fill it at each meal.';

export const waterHowMuch = 'About six cups a day is plenty for most people.';

export const waterWarning = 'If you’ve been told to drink less, stick to that.';

export const regularMealsTitle = 'Eat at regular times';

export const regularMealsHow = 'Choose rough times for your meals, and finish the last one well before bed.';

// Movement and strength.

export const moveMoreTitle = 'Be active one or two more days';

export const moveMoreHow = 'Half an hour of brisk walking counts.';

export const moveMoreInParts = 'So do three lots of ten minutes.';

export const moveBriskerTitle = 'Go a little faster';

export const moveBriskerHow = 'Do part of it at a pace where you can talk but not sing.';

export const moveBriskerPace = 'Build up over a few weeks.';

export const strengthTitle = 'Train your muscles two days a week';

export const strengthHow = 'Get up from a chair, and do wall press-ups.';

export const strengthStop = 'Stop if you have chest pain or feel faint.';

export const sitLessTitle = 'Sit less';

export const sitLessHow = 'Break up long spells of sitting: get up and stretch for three minutes every half hour.';

export const sitLessTip = 'Walking during phone calls counts.';

export const legStrengthTitle = 'Build strong legs and balance';

export const legStrengthHow = 'Practise getting up from a chair without your hands, with something steady next to you.';

export const legStrengthHowMuch = 'Two or three days a week is enough.';

export const gripStrengthTitle = 'Build a stronger grip';

export const gripStrengthHow = 'Carry bags, wring out towels or squeeze a ball a few times a week.';

export const gripStrengthAndTheRest = 'Train the rest of your body too.';

// Sleep.

export const sleepLongerTitle = 'Aim for seven hours’ sleep';

export const sleepLongerHow = 'Go to bed 20 minutes earlier each week until you reach seven hours.';

export const sleepLongerRhythm = 'Keep the same wake-up time.';

export const sleepLongCheckTitle = 'Sleeping a lot? Find out why';

export const sleepLongCheckHow = 'If you sleep a lot and still feel tired, tell a doctor.';

export const sleepLongCheckRhythm = 'Get up at the same time each day and get some daylight in the morning.';

export const sleepQualityTitle = 'Sleep better';

export const sleepQualityHow = 'Keep your bedroom dark, cool, quiet and free of screens.';

export const sleepQualityHelp = 'If you’re still tired after a few weeks, ask a doctor about your sleep.';

export const sleepRhythmTitle = 'Get up at the same time each day';

export const sleepRhythmHow = 'Choose a time that suits your week and keep it on days off.';

export const sleepRhythmBedtime = 'Bedtime tends to follow.';

export const sleepRhythmShiftWork = 'If you work shifts, keep the same hours for as long as a shift pattern lasts.';

export const nightAwakeningsTitle = 'Wake less at night';

export const nightAwakeningsHow = 'Drink less in the evening, and no alcohol near bedtime.';

export const nightAwakeningsHelp = 'If you wake up gasping or snore loudly, ask about sleep apnoea.';

// Mind.

export const lessStressTitle = 'Take ten minutes to unwind';

export const lessStressHow = 'Give ten minutes a day to something that relaxes you, such as music, a bath or a chat.';

export const lessStressHelp = 'If things still feel heavy, a doctor or counsellor can help.';

export const copingTitle = 'Tackle one worry at a time';

export const copingHow = 'Write down what’s on your mind and pick one part you can change.';

export const copingTip = 'Talk it over with someone you trust.';

export const outlookTitle = 'Note one thing that went well';

export const outlookHow = 'Each evening, note one thing that went all right.';

export const outlookHelp = 'If you feel down for two weeks or more, see a doctor.';

export const outlookEncouragement = 'It’s common, and it can be treated.';

export const quietTimeTitle = 'Take some quiet time';

export const quietTimeHow = 'A few days a week, take ten minutes to breathe calmly, pray or meditate.';

// Other people, also for a user who has no one or feels lonely. `NoDay` is for a page with a notice, because only the notice
// names a day.

export const companyTitle = 'Get in touch with someone';

export const companyHow = 'Call or message someone you like.';

export const companyTip = 'A class, choir or club is a gentle way to meet people.';

export const companyNoOneHow =
  'Start with one contact that asks nothing of you: a helpline, a drop-in group, your doctor’s practice.';

export const companyNoOneEncouragement = 'You need not know anyone.';

export const companyLonelyHow = 'Write or call one person this week.';

export const companyLonelyHowNoDay = 'Write or call one person.';

export const companyLonelyEncouragement = 'It may be short.';

export const communityTitle = 'Join in with something';

export const communityHow = 'Pick one group or cause you care about and go along once.';

export const communityHowMuch = 'A few hours a month is enough to start with.';

// Outdoors and screens.

export const daylightTitle = 'Get more daylight';

export const daylightHow = 'Spend ten minutes or more outside each day, ideally in the morning.';

export const sunProtectionTitle = 'Protect your skin';

export const sunProtectionHow = 'Stay in the shade around midday, and wear a hat, long sleeves and sunscreen.';

export const natureTitle = 'Spend time in nature';

export const natureHow = 'Find a park, a wood or somewhere by water and go once a week.';

export const natureTip = 'It’s easier to keep up with a friend.';

export const lessScreenTitle = 'Cut down on screens';

export const lessScreenHow = 'Spend one hour less a day on screens.';

export const lessScreenBedtime = 'Keep the last hour before bed for something else.';
