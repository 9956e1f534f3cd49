import type { Recommendation } from '#shared/contract/result.ts';
import type { PlanCode } from '#shared/longevity/evidence/plan-actions.ts';
import { act, call, dont, kind, type Words, what } from '#shared/safety/sentence.ts';
import { tellMedicines } from '#shared/words/medicines-in-pregnancy.ts';
import * as words from '#words/habits-plan.ts';

export type PlanText = {
  /** The action in a few words, without a full stop. */
  readonly title: string;
  /** How to do it, the action first. */
  readonly how: readonly Words[];
  /** `care`: a route or a warning requires it; `clinician`: a clinician helps to decide; absent: a habit. */
  readonly kind?: NonNullable<Recommendation['kind']>;
};

/** Getting help comes before choosing a day (SAFETY 5). The heart plan has the same words. */
export const stopSmoking: readonly Words[] = [
  act(words.askForAStop),
  act(words.thenPickADay),
  what(words.theTwoTogetherWork),
];

/**
 * What the user reads for each action. Most of these texts can appear with a warning sign, so they never reassure. None promises an
 * effect.
 */
export const planTexts = {
  eatingTalk: {
    title: words.talkToSomeoneAboutEating,
    how: [act(words.tellADoctorNurse), kind(words.youDeserveHelpAndItWorks)],
    kind: 'care',
  },
  getCheckedFirst: {
    title: words.getCheckedFirst,
    how: [act(words.getCheckedBeforeYouChange), act(words.takeThisPageWithYouOrShow)],
    kind: 'care',
  },
  supportTalk: {
    title: words.talkToSomeoneAboutHowYouFeel,
    how: [act(words.tellADoctorAHelpline), kind(words.youDoNotHaveToFind)],
    kind: 'care',
  },
  medicinesInPregnancy: {
    title: words.tellYourMaternityTeam,
    how: tellMedicines,
    kind: 'care',
  },
  dietWithClinician: {
    title: words.askWhatFoodIsRight,
    how: [act(words.askYourDoctorOrADietitian), what(words.whatsRightForOthers)],
    kind: 'clinician',
  },
  quitSmoking: {
    title: words.stopSmoking,
    how: stopSmoking,
  },
  quitVaping: {
    title: words.giveUpNicotine,
    how: [act(words.cutDownBitByBit), what(words.aDoctorOrAStop)],
  },
  staySmokeFree: {
    title: words.staySmokeFree,
    how: [act(words.planAheadForTimes), act(words.ifTheCravingComes)],
  },
  weightClinician: {
    title: words.talkToADoctor,
    how: [act(words.makeAnAppointment), what(words.theyCanCheckYourBlood)],
    kind: 'clinician',
  },
  weightPregnancy: {
    title: words.askAboutWeightAtYourPregnancy,
    how: [act(words.bringYourQuestionsToYourNext), kind(words.yourMaternityTeamKnows)],
    kind: 'clinician',
  },
  weightAfterCheck: {
    title: words.leaveWeightGoalsUntil,
    how: [act(words.haveTheWarningSign), act(words.thenAskWhatGoal)],
    kind: 'clinician',
  },
  weightLossUnplanned: {
    title: words.tellADoctorAboutTheWeight,
    how: [act(words.sayHowMuchYouve), act(words.losingWeightWithoutTrying)],
    kind: 'clinician',
  },
  weightKeep: {
    title: words.keepUpYourWeight,
    how: [what(words.from65ItsImportant), act(words.tellADoctorIfYouLose)],
    kind: 'clinician',
  },
  weightWithClinician: {
    title: words.planAnyWeightLoss,
    how: [act(words.askIfLosingSome), act(words.takeItSlowly)],
    kind: 'clinician',
  },
  weightTalk: {
    title: words.talkToYourDoctor,
    how: [act(words.askYourDoctorWhatYourWeight), what(words.theyKnowTheRest)],
    kind: 'clinician',
  },
  waistHint: {
    title: words.measureYourWaist,
    how: [what(words.muscleIsHeavyToo), act(words.tryToKeepYourWaist)],
  },
  loseWeight: {
    title: words.loseALittleWeight,
    how: [what(words.slowIsFineAndADoctor)],
  },
  alcoholNoneInPregnancy: {
    title: words.noAlcoholInPregnancy,
    how: [act(words.notDrinkingAtAllIsSafest), act(words.ifYoureBreastfeedingAsk), dont(words.ifYouShakeOrSweat)],
    kind: 'care',
  },
  alcoholMedicalHelp: {
    title: words.getHelpToDrink,
    how: [act(words.bookAnAppointmentWithADoctor), dont(words.doNotStopAllAtOnce)],
    kind: 'care',
  },
  alcoholCutMen: {
    title: words.noMoreThan14,
    how: [what(words.noneIsBest), act(words.startWithTwoAlcohol)],
  },
  alcoholCutWomen: {
    title: words.noMoreThan7,
    how: [what(words.noneIsBest), act(words.startWithTwoAlcohol)],
  },
  alcoholLimitWomen: {
    title: words.noMoreThan7,
    how: [what(words.eightOrMoreDrinks), act(words.chooseSomeAlcoholFree)],
  },
  exerciseAdapted: {
    title: words.moveInAWay,
    how: [act(words.pickWhatWorksForYouArm), kind(words.evenAFewMinutes)],
  },
  strengthBalanceAdapted: {
    title: words.strengthAndBalanceWithSupport,
    how: [act(words.staySeatedOrHold), what(words.aPhysiotherapistCanShow)],
  },
  exercisePregnant: {
    title: words.keepMovingGently,
    how: [act(words.walkingAndOtherExercise), call(words.stopAndCallYourMaternity), call(words.ifYouHaveChest)],
  },
  exerciseValve: {
    title: words.keepWalkingButAsk,
    how: [act(words.walkingAtAPace), act(words.askHowSevereYours), call(words.ifWalkingBringsOnChest)],
    kind: 'clinician',
  },
  exerciseWithClinician: {
    title: words.askWhatExerciseIsRight,
    how: [act(words.askYourDoctorWhatKinds), dont(words.untilThenTakeItEasy)],
    kind: 'clinician',
  },
  teeth: {
    title: words.lookAfterYourTeeth,
    how: [act(words.brushTwiceADay), act(words.ifYourGumsBleed)],
  },
  checkups: {
    title: words.bookACheckUp,
    how: [act(words.makeAnAppointmentAndAsk), what(words.manyProblemsAreEasier)],
    kind: 'clinician',
  },
  dietStep: {
    title: words.makeOneFoodSwap,
    how: [act(words.swapOneReadyMeal), what(words.chooseVegetablesFruitBeans)],
  },
  morePlants: {
    title: words.eatMoreKindsOfPlants,
    how: [act(words.addTwoNewPlant), what(words.soupsAndFrozenVegetables)],
  },
  lessProcessed: {
    title: words.eatFewerPackagedFoods,
    how: [act(words.cutOutTwoServings), what(words.keepFruitOrNuts)],
  },
  water: {
    title: words.drinkALittleMore,
    how: [act(words.keepAGlassInSight), what(words.aboutSixCupsADay), dont(words.ifYouveBeenTold)],
  },
  regularMeals: {
    title: words.eatAtRegularTimes,
    how: [act(words.chooseRoughTimesForYourMeals)],
  },
  moveMore: {
    title: words.beActiveOneOrTwo,
    how: [act(words.halfAnHourOfBrisk), what(words.soDoThreeLots)],
  },
  moveBrisker: {
    title: words.goALittleFaster,
    how: [act(words.doPartOfItAtAPace), what(words.buildUpOverAFew)],
  },
  strength: {
    title: words.trainYourMusclesTwo,
    how: [act(words.getUpFromAChair), call(words.stopIfYouHaveChest)],
  },
  sitLess: {
    title: words.sitLess,
    how: [act(words.breakUpLongSpells), what(words.walkingDuringPhoneCalls)],
  },
  legStrength: {
    title: words.buildStrongLegsAndBalance,
    how: [act(words.practiseGettingUpFromAChair), what(words.twoOrThreeDays)],
  },
  gripStrength: {
    title: words.buildAStrongerGrip,
    how: [act(words.carryBagsWringOut), what(words.trainTheRestOfYourBody)],
  },
  sleepLonger: {
    title: words.aimForSevenHours,
    how: [act(words.goToBed20), what(words.keepTheSameWake)],
  },
  sleepLongCheck: {
    title: words.sleepingALotFind,
    how: [act(words.ifYouSleepALot), what(words.getUpAtTheSame)],
    kind: 'clinician',
  },
  sleepQuality: {
    title: words.sleepBetter,
    how: [act(words.keepYourBedroomDark), act(words.ifYoureStillTired)],
  },
  sleepRhythm: {
    title: words.getUpAtTheSameTime,
    how: [act(words.chooseATimeThatSuits), what(words.bedtimeTendsToFollow), what(words.ifYouWorkShifts)],
  },
  nightAwakenings: {
    title: words.wakeLessAtNight,
    how: [act(words.drinkLessInTheEvening), act(words.ifYouWakeUp)],
  },
  lessStress: {
    title: words.takeTenMinutesToUnwind,
    how: [act(words.giveTenMinutesADay), act(words.ifThingsStillFeel)],
  },
  coping: {
    title: words.tackleOneWorryAtATime,
    how: [act(words.writeDownWhatsOnYourMind), what(words.talkItOverWithSomeone)],
  },
  outlook: {
    title: words.noteOneThingThatWent,
    how: [act(words.eachEveningNoteOne), act(words.ifYouFeelDown), kind(words.itsCommonAndItCanBeTreated)],
  },
  company: {
    title: words.getInTouchWithSomeone,
    how: [act(words.callOrMessageSomeone), what(words.aClassChoirOrClub)],
  },
  community: {
    title: words.joinInWithSomething,
    how: [act(words.pickOneGroupOrCause), what(words.aFewHoursAMonth)],
  },
  quietTime: {
    title: words.takeSomeQuietTime,
    how: [act(words.aFewDaysAWeek)],
  },
  daylight: {
    title: words.getMoreDaylight,
    how: [act(words.spendTenMinutesOrMore)],
  },
  sunProtection: {
    title: words.protectYourSkin,
    how: [act(words.stayInTheShade)],
  },
  nature: {
    title: words.spendTimeInNature,
    how: [act(words.findAParkAWood), what(words.itsEasierToKeep)],
  },
  lessScreen: {
    title: words.cutDownOnScreens,
    how: [act(words.spendOneHourLess), what(words.keepTheLastHour)],
  },
} as const satisfies Record<PlanCode, PlanText>;
