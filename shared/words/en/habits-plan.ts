export const askForAStop = 'Ask for a stop-smoking service, with patches or tablets.';

export const thenPickADay = 'Then pick a day to stop.';

export const theTwoTogetherWork = 'The two together work far better than willpower alone.';

export const talkToSomeoneAboutEating = 'Talk to someone about eating';

export const tellADoctorNurse = 'Tell a doctor, nurse or helpline how eating has been lately.';

export const youDeserveHelpAndItWorks = 'You deserve help, and it works.';

export const getCheckedFirst = 'Get checked first';

export const getCheckedBeforeYouChange = 'Get checked before you change anything else.';

export const takeThisPageWithYouOrShow = 'Take this page with you, or show it on your phone.';

export const talkToSomeoneAboutHowYouFeel = 'Talk to someone about how you feel';

export const tellADoctorAHelpline = 'Tell a doctor, a helpline or someone you trust how the last few weeks have been.';

export const youDoNotHaveToFind = 'You do not have to find the right words.';

export const tellYourMaternityTeam = 'Tell your maternity team which medicines you take';

export const askWhatFoodIsRight = 'Ask what food is right for you';

export const askYourDoctorOrADietitian = 'Ask your doctor or a dietitian what food is right for you.';

export const whatsRightForOthers = 'What’s right for others may not be right for you.';

export const stopSmoking = 'Stop smoking';

export const giveUpNicotine = 'Give up nicotine';

export const cutDownBitByBit = 'Cut down bit by bit and pick a day to stop.';

export const aDoctorOrAStop = 'A doctor or a stop-smoking service can help, as they do with cigarettes.';

export const staySmokeFree = 'Stay smoke-free';

export const planAheadForTimes = 'Plan ahead for times when you might want a cigarette.';

export const ifTheCravingComes = 'If the craving comes back, ask a doctor or a stop-smoking service early.';

export const talkToADoctor = 'Talk to a doctor about your weight';

export const makeAnAppointment = 'Make an appointment.';

export const theyCanCheckYourBlood =
  'They can check your blood, pulse and blood pressure, and work out with you what would help.';

export const askAboutWeightAtYourPregnancy = 'Ask about weight at your pregnancy check-up';

export const bringYourQuestionsToYourNext = 'Bring your questions to your next check-up.';

export const yourMaternityTeamKnows = 'Your maternity team knows you and your baby.';

export const leaveWeightGoalsUntil = 'Leave weight goals until you’ve been checked';

export const haveTheWarningSign = 'Have the warning sign checked first.';

export const thenAskWhatGoal = 'Then ask what goal would be right for you.';

export const tellADoctorAboutTheWeight = 'Tell a doctor about the weight you’ve lost';

export const sayHowMuchYouve = 'Say how much you’ve lost, and over how many weeks.';

export const losingWeightWithoutTrying = 'Losing weight without trying should be checked soon.';

export const keepUpYourWeight = 'Keep up your weight and muscles';

export const from65ItsImportant = 'From 65, it’s important to keep up your weight and muscles.';

export const tellADoctorIfYouLose = 'Tell a doctor if you lose weight without trying.';

export const planAnyWeightLoss = 'Plan any weight loss with your doctor';

export const askIfLosingSome = 'Ask if losing some weight would help you, and how to keep your muscles as you do.';

export const takeItSlowly = 'Take it slowly.';

export const talkToYourDoctor = 'Talk to your doctor about your weight';

export const askYourDoctorWhatYourWeight = 'Ask your doctor what your weight means for you.';

export const theyKnowTheRest = 'They know the rest of your health.';

export const measureYourWaist = 'Measure your waist';

export const muscleIsHeavyToo = 'Muscle is heavy too, so scales only tell part of the story.';

export const tryToKeepYourWaist = 'Try to keep your waist under half your height.';

export const loseALittleWeight = 'Lose a little weight';

export const slowIsFineAndADoctor = 'Slow is fine, and a doctor or nurse can help.';

export const noAlcoholInPregnancy = 'No alcohol in pregnancy';

export const notDrinkingAtAllIsSafest = 'Not drinking at all is safest in pregnancy.';

export const ifYoureBreastfeedingAsk = 'If you’re breastfeeding, ask first.';

export const ifYouShakeOrSweat =
  'If you shake or sweat when you do not drink, do not stop all at once: call your doctor today.';

export const getHelpToDrink = 'Get help to drink less';

export const bookAnAppointmentWithADoctor = 'Book an appointment with a doctor or an alcohol service.';

export const doNotStopAllAtOnce = 'Do not stop all at once: shaking, sweating or seeing things can follow.';

export const noMoreThan14 = 'No more than 14 drinks a week';

export const noneIsBest = 'None is best.';

export const startWithTwoAlcohol = 'Start with two alcohol-free days a week, and pour less on the others.';

export const noMoreThan7 = 'No more than 7 drinks a week';

export const eightOrMoreDrinks = 'Eight or more drinks a week is over the limit, and none is best.';

export const chooseSomeAlcoholFree = 'Choose some alcohol-free days.';

export const moveInAWay = 'Move in a way that suits your body';

export const pickWhatWorksForYouArm =
  'Pick what works for you: arm exercises in a chair, moving in water, or what a physiotherapist shows you.';

export const evenAFewMinutes = 'Even a few minutes count.';

export const strengthAndBalanceWithSupport = 'Strength and balance, with support';

export const staySeatedOrHold =
  'Stay seated or hold on to something steady, and exercise what you can move, two or three days a week.';

export const aPhysiotherapistCanShow = 'A physiotherapist can show you how.';

export const keepMovingGently = 'Keep moving gently';

export const walkingAndOtherExercise =
  'Walking and other exercise at a pace where you can talk helps you and your baby, unless your maternity team has told you otherwise.';

export const stopAndCallYourMaternity =
  'Stop and call your maternity team if you bleed, leak fluid, have pain or feel faint.';

export const ifYouHaveChest =
  'If you have chest pain or are short of breath at rest, call your local emergency number.';

export const keepWalkingButAsk = 'Keep walking, but ask before you push harder';

export const walkingAtAPace = 'Walking at a pace where you can talk is fine for most people with a valve problem.';

export const askHowSevereYours = 'Ask how severe yours is before you push harder, lift heavy weights or compete.';

export const ifWalkingBringsOnChest =
  'If walking brings on chest pain, makes you short of breath or makes you feel faint, stop and see a doctor today.';

export const askWhatExerciseIsRight = 'Ask what exercise is right for you';

export const askYourDoctorWhatKinds = 'Ask your doctor what kinds of exercise are right for you, and how hard.';

export const untilThenTakeItEasy = 'Until then, take it easy.';

export const lookAfterYourTeeth = 'Look after your teeth';

export const brushTwiceADay = 'Brush twice a day and clean between your teeth.';

export const ifYourGumsBleed = 'If your gums bleed or a tooth is loose, see a dentist.';

export const bookACheckUp = 'Book a check-up';

export const makeAnAppointmentAndAsk = 'Make an appointment, and ask which tests are right for your age.';

export const manyProblemsAreEasier = 'Many problems are easier to treat if they’re found early.';

export const makeOneFoodSwap = 'Make one food swap a day';

export const swapOneReadyMeal = 'Swap one ready meal or snack each day.';

export const chooseVegetablesFruitBeans = 'Choose vegetables, fruit, beans, whole grains or fish instead.';

export const eatMoreKindsOfPlants = 'Eat more kinds of plants';

export const addTwoNewPlant = 'Add two new plant foods a week, such as a bean, nut, herb or grain.';

export const soupsAndFrozenVegetables = 'Soups and frozen vegetables make it easy.';

export const eatFewerPackagedFoods = 'Eat fewer packaged foods';

export const cutOutTwoServings = 'Cut out two servings a day of snacks, sweets, sugary drinks or processed meat.';

export const keepFruitOrNuts = 'Keep fruit or nuts within easy reach.';

export const drinkALittleMore = 'Drink a little more water';

export const keepAGlassInSight = 'Keep a glass in sight and fill it at each meal.';

export const aboutSixCupsADay = 'About six cups a day is plenty for most people.';

export const ifYouveBeenTold = 'If you’ve been told to drink less, stick to that.';

export const eatAtRegularTimes = 'Eat at regular times';

export const chooseRoughTimesForYourMeals =
  'Choose rough times for your meals, and finish the last one well before bed.';

export const beActiveOneOrTwo = 'Be active one or two more days';

export const halfAnHourOfBrisk = 'Half an hour of brisk walking counts.';

export const soDoThreeLots = 'So do three lots of ten minutes.';

export const goALittleFaster = 'Go a little faster';

export const doPartOfItAtAPace = 'Do part of it at a pace where you can talk but not sing.';

export const buildUpOverAFew = 'Build up over a few weeks.';

export const trainYourMusclesTwo = 'Train your muscles two days a week';

export const getUpFromAChair = 'Get up from a chair, and do wall press-ups.';

export const stopIfYouHaveChest = 'Stop if you have chest pain or feel faint.';

export const sitLess = 'Sit less';

export const breakUpLongSpells =
  'Break up long spells of sitting: get up and stretch for three minutes every half hour.';

export const walkingDuringPhoneCalls = 'Walking during phone calls counts.';

export const buildStrongLegsAndBalance = 'Build strong legs and balance';

export const practiseGettingUpFromAChair =
  'Practise getting up from a chair without your hands, with something steady next to you.';

export const twoOrThreeDays = 'Two or three days a week is enough.';

export const buildAStrongerGrip = 'Build a stronger grip';

export const carryBagsWringOut = 'Carry bags, wring out towels or squeeze a ball a few times a week.';

export const trainTheRestOfYourBody = 'Train the rest of your body too.';

export const aimForSevenHours = 'Aim for seven hours’ sleep';

export const goToBed20 = 'Go to bed 20 minutes earlier each week until you reach seven hours.';

export const keepTheSameWake = 'Keep the same wake-up time.';

export const sleepingALotFind = 'Sleeping a lot? Find out why';

export const ifYouSleepALot = 'If you sleep a lot and still feel tired, tell a doctor.';

export const getUpAtTheSame = 'Get up at the same time each day and get some daylight in the morning.';

export const sleepBetter = 'Sleep better';

export const keepYourBedroomDark = 'Keep your bedroom dark, cool, quiet and free of screens.';

export const ifYoureStillTired = 'If you’re still tired after a few weeks, ask a doctor about your sleep.';

export const getUpAtTheSameTime = 'Get up at the same time each day';

export const chooseATimeThatSuits = 'Choose a time that suits your week and keep it on days off.';

export const bedtimeTendsToFollow = 'Bedtime tends to follow.';

export const ifYouWorkShifts = 'If you work shifts, keep the same hours for as long as a shift pattern lasts.';

export const wakeLessAtNight = 'Wake less at night';

export const drinkLessInTheEvening = 'Drink less in the evening, and no alcohol near bedtime.';

export const ifYouWakeUp = 'If you wake up gasping or snore loudly, ask about sleep apnoea.';

export const takeTenMinutesToUnwind = 'Take ten minutes to unwind';

export const giveTenMinutesADay =
  'Give ten minutes a day to something that relaxes you, such as music, a bath or a chat.';

export const ifThingsStillFeel = 'If things still feel heavy, a doctor or counsellor can help.';

export const tackleOneWorryAtATime = 'Tackle one worry at a time';

export const writeDownWhatsOnYourMind = 'Write down what’s on your mind and pick one part you can change.';

export const talkItOverWithSomeone = 'Talk it over with someone you trust.';

export const noteOneThingThatWent = 'Note one thing that went well';

export const eachEveningNoteOne = 'Each evening, note one thing that went all right.';

export const ifYouFeelDown = 'If you feel down for two weeks or more, see a doctor.';

export const itsCommonAndItCanBeTreated = 'It’s common, and it can be treated.';

export const getInTouchWithSomeone = 'Get in touch with someone';

export const callOrMessageSomeone = 'Call or message someone you like.';

export const aClassChoirOrClub = 'A class, choir or club is a gentle way to meet people.';

export const joinInWithSomething = 'Join in with something';

export const pickOneGroupOrCause = 'Pick one group or cause you care about and go along once.';

export const aFewHoursAMonth = 'A few hours a month is enough to start with.';

export const takeSomeQuietTime = 'Take some quiet time';

export const aFewDaysAWeek = 'A few days a week, take ten minutes to breathe calmly, pray or meditate.';

export const getMoreDaylight = 'Get more daylight';

export const spendTenMinutesOrMore = 'Spend ten minutes or more outside each day, ideally in the morning.';

export const protectYourSkin = 'Protect your skin';

export const stayInTheShade = 'Stay in the shade around midday, and wear a hat, long sleeves and sunscreen.';

export const spendTimeInNature = 'Spend time in nature';

export const findAParkAWood = 'Find a park, a wood or somewhere by water and go once a week.';

export const itsEasierToKeep = 'It’s easier to keep up with a friend.';

export const cutDownOnScreens = 'Cut down on screens';

export const spendOneHourLess = 'Spend one hour less a day on screens.';

export const keepTheLastHour = 'Keep the last hour before bed for something else.';

export const takeThisPageAndAList = 'Take this page and a list of your medicines with you.';

export const startWithOneContact =
  'Start with one contact that asks nothing of you: a helpline, a drop-in group, your doctor’s practice.';

export const youNeedNotKnow = 'You need not know anyone.';

export const writeOrCallOne = 'Write or call one person.';

export const writeOrCallOnePerson = 'Write or call one person this week.';

export const itMayBeShort = 'It may be short.';

export const callYourMaternityTeam = 'Call your maternity team today and ask how to stop safely.';

export const doNotStopAllAtOnceThatCanBeDangerous =
  'Do not stop all at once: that can be dangerous for you and your baby.';

export const ifYouShakeSee = 'If you shake, see things or have a seizure, call your local emergency number now.';
