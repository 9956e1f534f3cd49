// The titles and sentences of the steps.

export const getCheckedFirstWhat = 'The rest of this plan can wait until you’ve been seen.';

export const pregnancyCareThenAct = 'Carry on with what you’ve agreed with your team, including medicines.';

export const eatingTalkAct = 'Tell a doctor or someone you trust how things are.';

export const eatingTalkThenAct = 'A support line can be a first step.';

export const supportTalkKind = 'Feeling down is common, and you can get help.';

export const weightClinicianAct = 'Ask for an appointment.';

export const kidneyCareAct =
  'Ask what checks your heart needs, what blood pressure is right for you, and what you can eat and drink.';

export const kidneyCareDont = 'With kidney disease the usual advice can do harm, so we do not give any.';

export const statinSoonAct = 'Ask whether relatives need a test.';

export const reviewTreatmentSoonTitle = 'Have your cholesterol treatment reviewed soon';

export const reviewTreatmentSoonDont = 'Keep taking it until then.';

export const appointmentThenAct = 'Ask what would bring your risk down most.';

export const appointmentKind = 'A lot can be done.';

export const discussStatinTitle = 'Ask whether a statin would help you';

export const discussStatinAct = 'Ask what it could do for you, and about the downsides.';

export const reviewTreatmentAct = 'Ask what your goal is, whether you’re meeting it, and what could be added if not.';

export const discussEnhancersWhat = 'Your family history and other conditions can make the picture clearer.';

export const discussEnhancersAct = 'Ask a doctor what they mean for you.';

export const askClinicianAct =
  'Ask which blood pressure and cholesterol goals are right for you, and whether all your medicines still are.';

export const checkBpWhat = 'A pharmacy can measure it too.';

export const askAnticoagulationTitle = 'Ask about a blood thinner';

export const askAnticoagulationWhat =
  'With atrial fibrillation, a blood thinner lowers the risk of a stroke for many people.';

export const askAnticoagulationAct = 'Ask whether you need one, and about the downsides.';

export const medAdherenceTitle = 'Take your medicines every day';

export const medAdherenceAct = 'If a medicine causes you problems or costs too much, tell your doctor.';

export const medAdherenceWhat = 'There’s often another one.';

export const medAdherenceMoreWhat = 'A weekly pill box or a phone alarm can help.';

export const takeMedicinesTitle = 'Take your heart medicines every day';

export const takeMedicinesAct = 'If a medicine causes you problems, tell your doctor.';

export const takeMedicinesDont = 'Never stop one on your own.';

export const lowerBpTitle = 'Bring your blood pressure down';

export const lowerBpAct = 'Measure it morning and evening for a week, and show the list to a doctor or nurse.';

export const lowerBpWhat = 'Less salt can help.';

export const lowerNonHdlTitle = 'Bring your cholesterol down';

export const lowerNonHdlAct = 'Swap butter and fatty meat for beans, oats, nuts and olive oil.';

export const lowerNonHdlWhat = 'A doctor can tell you what else would help.';

export const betterA1cTitle = 'Bring your blood sugar down';

export const betterA1cAct = 'Ask your doctor about the next step for your HbA1c.';

export const betterA1cWhat = 'Fewer sugary drinks and regular meals help.';

export const le8ActivityTitle = 'Move a little more';

export const le8ActivityAct = 'Add 10 minutes of brisk walking a day, then a little more each week.';

export const le8ActivityWhat = 'The goal is 150 minutes a week, and every bit counts.';

export const le8DietTitle = 'Swap one food at a time';

export const le8DietAct = 'Fill half your plate with vegetables and fruit.';

export const le8DietWhat = 'Taste before you add salt.';

export const le8DietMoreWhat = 'Keep fried food and sugary drinks for now and then.';

export const le8SleepTitle = 'Make time for sleep';

export const le8SleepAct = 'Aim for seven to nine hours, and get up at the same time every day.';

export const le8BmiTitle = 'Take one small step with your weight';

export const le8BmiAct = 'Ask a doctor or nurse what support would suit you.';

export const le8NicotineTitle = 'Keep smoke and nicotine away';

export const le8NicotineAct = 'Keep your home and car smoke-free, and ask others to smoke outside.';

export const ldlGoalTitle = 'Ask about your LDL goal';

export const ldlGoalAct = 'You’re above your goal, so ask whether a stronger medicine, or a second one, could help.';

export const ldlGoalWhat = 'The goal is below 70 mg/dL (1.8 mmol/L), often below 55 mg/dL (1.4 mmol/L).';

export const askLdlGoalTitle = 'Ask for your cholesterol goal';

export const askLdlGoalWhat = 'With your heart condition, it helps to know your LDL and your goal.';

export const askLdlGoalAct = 'Ask for both.';

export const bloodPressureGoalTitle = 'Aim for a blood pressure below 130 over 80';

export const bloodPressureGoalAct = 'Measure it at home morning and evening for a week, and take the list with you.';

export const bloodPressureGoalThenAct = 'Ask what would help you get there.';

export const cardiacRehabTitle = 'Ask for cardiac rehabilitation';

export const cardiacRehabWhat = 'It’s a course of safe exercise, advice on food, and talks.';

export const cardiacRehabAct = 'Check with your clinic before you start new exercise.';

export const cardiacRehabKind = 'It’s never too late to ask.';

export const vaccinesTitle = 'Keep your vaccines up to date';

export const vaccinesAct = 'Ask about flu, COVID-19 and pneumococcal (pneumonia) vaccines.';

export const vaccinesWhat = 'An infection puts strain on the heart.';

export const measureBpTitle = 'Have your blood pressure measured';

export const measureBpAct = 'A pharmacy or clinic can do it, or you can do it at home.';

export const measureBpWhat = 'It takes two minutes.';

export const measureBpMoreWhat = 'High blood pressure rarely shows in any other way.';

export const getLipidTestTitle = 'Ask for a cholesterol test';

export const getLipidTestAct = 'Ask for cholesterol and blood sugar tests, and add your numbers here.';

export const getLipidTestWhat = 'Your own numbers tell us more than averages.';

// Items in other words for some people.

export const goalKidneyTeamAct = 'Ask your kidney team which goal is right for you, and which steps are safe.';

export const goalDoctorAct = 'Ask a doctor which goal is right for you, and which steps would suit you.';

export const measureElsewhereAct =
  'Have it measured at a pharmacy or clinic, or borrow a monitor for a week and show the list to a doctor or nurse.';

export const lowerBpAfterNoticeAct = 'Follow the notice at the top first, and have it measured by a doctor or nurse.';

export const le8ActivityAdaptedAct = 'Move in a way that works for you.';

export const le8ActivityAdaptedAskAct = 'Ask a doctor or physiotherapist what would suit you.';

export const le8ActivityAdaptedWhat = 'Chair exercises count too.';

export const le8ActivityDoctorAct = 'Ask your doctor how much exercise is right for you, and how to build it up.';

export const le8ActivityDoctorDont = 'Start after that.';

export const le8BmiDoctorAct = 'Ask your doctor whether a change in weight would help you, and what support there is.';

export const le8BmiWaistWhat = 'Muscle may explain your weight.';

export const le8BmiWaistAct = 'If your waist is half your height or more, talk to a doctor.';

export const le8BmiAfterCheckAct = 'Ask about your weight once you’ve been seen.';

export const le8BmiAfterCheckDont = 'Until then, leave it as it is.';

export const le8BmiPregnantAct = 'Talk to your maternity team about it.';

export const le8BmiPregnantKind = 'There’s no goal to reach now.';

export const le8BmiLossWhat = 'You’ve lost weight without trying.';

export const le8BmiLossAct = 'Please see a doctor about that first.';

export const betterA1cPregnantAct = 'Ask your maternity team about the next step for your HbA1c.';

export const le8NicotineVapeAct = 'Ask a pharmacist or a stop-smoking service for help with cutting down on vaping.';

export const le8NicotineVapeHomeAct = 'Keep your home smoke-free too.';

export const le8NicotineSmokesAct = 'Keep your home and car smoke-free.';

export const weightClinicianShowAct = 'Please show this page to a doctor.';

export const medicinesPregnantAct = 'Tell your maternity team which medicines you take, and which ones you miss.';

export const medicinesPregnantWhat = 'Some need to be changed in pregnancy.';

export const medicinesPregnantDont = 'Please never stop one on your own.';

export const quitSmokingAfterNoticeDont = 'Please do not smoke until you’ve been seen.';

export const quitSmokingAfterNoticeAct = 'After that, ask for help to stop completely.';

export const bloodPressureGoalAskAct = 'Ask which goal is right for you.';

export const measureBpMistypedWhat = 'The bottom number you entered isn’t lower than the top one, so we used neither.';

export const measureBpMistypedTyping = 'Please check them, or have it measured again.';

export const afterNoticeAct = 'Follow the notice at the top first.';

export const betterA1cAfterNoticeAct = 'Then ask about the next step for your HbA1c.';

export const cardiacRehabKidneysAct =
  'Ask whether a course of safe exercise for people with a heart condition would suit you.';

export const bloodPressureGoalAskTitle = 'Ask which blood pressure is right for you';

export const le8SleepTestAct =
  'Someone has noticed pauses in your breathing, or you snore loudly and are sleepy by day, so ask for a sleep test.';

export const le8SleepApnoeaAct = 'Ask a doctor how your sleep apnoea can be treated.';

export const le8SleepDeviceAct = 'Use your device every night if you can.';

export const le8SleepDeviceFitAct = 'If it bothers you, ask for help with the fit.';

export const le8SleepTestTitle = 'Ask for a sleep test';

export const le8SleepApnoeaTitle = 'Look after your sleep apnoea';

// What an item rests on.

export const getCheckedFirstEvidence = 'From the guidance behind each notice.';

export const gradeDifference = 'A difference between groups of people';

export const gradeSafety = 'A safety rule';

export const gradeGuideline = 'Guideline advice';
