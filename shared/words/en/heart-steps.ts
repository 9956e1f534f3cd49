export const medicinesAlongAct = 'Take a list of your medicines with you.';

export const getCheckedFirstAct = 'Please follow the notice at the top.';

export const getCheckedFirstWhat = 'Everything else can wait.';

export const pregnancyCareTitle = 'Tell your maternity team your blood pressure';

export const pregnancyCareAct = 'Tell them your readings and your pulse.';

export const bookNotedTitle = 'Book the appointment in the notice';

export const bookNotedWhat = 'The notice says what it’s about.';

export const takePageAct = 'Take this page with you.';

export const secondaryPreventionTitle = 'Take this plan to your heart clinic or doctor';

export const secondaryPreventionWhat = 'It lists what protects your heart and arteries most.';

export const secondaryPreventionAct = 'Go through it together.';

export const kidneyCareTitle = 'Ask your kidney team about your heart';

export const kidneyCareWhat = 'They know which checks and goals are right for you.';

export const nutritionCareTitle = 'Show this to a doctor';

export const nutritionCareWhat = 'They can check how your body is doing, and work out with you what would help.';

export const reviewTreatmentSoonTitle = 'Have your cholesterol treatment reviewed';

export const reviewTreatmentSoonAct = 'Book an appointment and ask what could be added.';

export const reviewTreatmentSoonWhat = 'Your LDL is 190 mg/dL (4.9 mmol/L) or more, even with medicine.';

export const statinSoonTitle = 'Book an appointment about your LDL';

export const statinSoonAct = 'Book an appointment and ask about a statin.';

export const statinSoonWhat = 'An LDL of 190 mg/dL (4.9 mmol/L) or more is a reason for treatment at any age.';

export const appointmentTitle = 'Make an appointment about your heart risk';

export const appointmentKind = 'A lot can be done to bring your risk down.';

export const reviewTreatmentTitle = 'Ask if you’re meeting your cholesterol goal';

export const reviewTreatmentWhat = 'You already take a medicine.';

export const reviewTreatmentAct = 'Ask what your goal is, and what could be added.';

export const discussStatinTitle = 'Ask whether a statin is right for you';

export const discussStatinWhat = 'For people with answers like yours, the guideline says to discuss it.';

export const measureFirstTitle = 'Have your blood pressure and cholesterol measured';

export const measureFirstWhat = 'With your own numbers, we can give you a risk level.';

export const discussEnhancersTitle = 'Talk about what else raises your risk';

export const discussEnhancersWhat = 'Your family history and other conditions can tell you more.';

export const secondarySoonTitle = 'Ask about a statin, and about a medicine against clots';

export const secondarySoonWhat = 'Most people with your condition are offered both.';

export const secondarySoonAct = 'Book an appointment, and take this page with you.';

export const secondarySoonDont = 'After a bleeding stroke, ask first.';

export const secondarySoonThenAct = 'If you were told not to take one, ask whether that still holds.';

export const tellBreathlessTitle = 'Tell a doctor that you get out of breath on the stairs';

export const tellBreathlessWhat = 'You told us that you get more out of breath than others, or have to stop.';

export const sugarReviewTitle = 'Have your diabetes treatment reviewed';

export const sugarReviewAct = 'Ask what the next step is.';

export const sugarReviewDont = 'Do not change a dose on your own.';

export const heartCheckupsTitle = 'Keep your heart check-ups';

export const heartCheckupsAct = 'Ask when your rhythm and your medicines are next checked.';

export const diabetesCheckupsTitle = 'Keep your diabetes check-ups';

export const diabetesCheckupsAct = 'Ask when your eyes, your feet and your kidneys (a urine test) are next checked.';

export const prediabetesTalkTitle = 'Tell your doctor about your sugar';

export const sugarTestTitle = 'Ask when your next sugar test is due';

export const sugarTestWhat = 'You had diabetes in a pregnancy.';

export const sugarTestMoreWhat = 'Afterwards a test is due every 1 to 3 years.';

export const tellHealthTitle = 'Talk to a doctor about how you feel';

export const tellHealthWhat = 'You rate your health as poor.';

export const tellHealthAct = 'Say what troubles you most.';

export const quitSmokingTitle = 'Get help to stop smoking';

export const checkBpTitle = 'Book an appointment about your blood pressure';

export const measureWeekAct = 'Measure it morning and evening for a week, and take the list with you.';

export const addBirthdateTitle = 'Add your date of birth';

export const addBirthdateWhat = 'Then we can work out your risk.';

export const askClinicianTitle = 'Ask your doctor what’s right at your age';

export const askClinicianAct = 'Ask which blood pressure and cholesterol goals are right for you.';

export const supportTalkAct = 'Tell a doctor or someone you trust.';

export const supportTalkKind = 'You can get help.';

export const lifestyleTitle = 'Nothing to do now';

export const lifestyleAct = 'Take it again in a year.';

// What else to ask at the appointment of a notice.

export const sameVisitHeartRisk = 'At the same appointment, ask about your heart risk.';

export const sameVisitStatin = 'At the same appointment, ask whether a statin would help you.';

export const sameVisitGoal = 'At the same appointment, ask whether you’re meeting your cholesterol goal.';

export const sameVisitOtherRisks = 'At the same appointment, ask what else raises your risk.';

// Steps in other words for some people.

export const measureAtOnceAct = 'Measure it today and over the next few days, and take the list with you.';

export const sugarReviewWhenOldAct = 'Ask which HbA1c is right for you now.';

export const discussEnhancersTestWhat = 'A lipoprotein(a) test can tell you more.';

export const discussEnhancersOtherWhat = 'Other conditions matter too.';

export const discussEnhancersAct = 'Ask a doctor what this means for you.';

export const bookNotedPregnantTitle = 'Call your maternity team about the notice';

export const bookNotedPregnantAct = 'Call your maternity team and read them the notice.';

export const appointmentFrom75Act = 'Ask what is right for you at your age.';

export const heartCheckupsValveAct = 'Ask when your next heart scan (echo) is due.';

export const kidneyCareNoTeamAct = 'If you have no kidney team, ask your doctor whether you need one.';

export const kidneyCarePainkillersDont = 'Ask before you take painkillers such as ibuprofen.';

export const statinIfPregnantAct = 'Tell them if you are or could become pregnant.';
