import * as care from '#feature-words/what-if/care.ts';
import * as words from '#feature-words/what-if.ts';
import type { ValueOf } from '#shared/person/person.ts';
import * as common from '#words/asked-common.ts';
import * as food from '#words/asked-food-and-activity.ts';
import * as health from '#words/asked-health-habits.ts';
import * as mind from '#words/asked-sleep-and-mind.ts';
import * as questionNames from '#words/question-names.ts';

export type ChoiceId =
  | 'smoking'
  | 'alcoholConsumption'
  | 'exerciseFrequency'
  | 'exerciseIntensity'
  | 'strengthTraining'
  | 'overallDiet'
  | 'plantVariety'
  | 'sleepConsistency'
  | 'oralHygiene'
  | 'communityInvolvement';

/** `spoken`: for screen readers, and where the period must be said. Absent where it is the label. */
type ChoiceStep<Value extends string | number> = readonly [value: Value, shown: string, spoken?: string];

export type ChoiceLever<Value extends string | number = string | number> = {
  readonly name: string;
  /** From left to right, each with a short label. A user whose answer is not in the list gets no lever. */
  readonly steps: readonly ChoiceStep<Value>[];
  readonly note?: string;
  /** Replaces the note when the user gave one of these answers. */
  readonly caution?: { readonly for: readonly Value[]; readonly text: string };
};

/**
 * Habits with a multiple-choice question. A state that a person cannot choose has no lever: waking up rested, outlook, grip
 * strength, having people to count on.
 */
export const choiceLevers: { readonly [Id in ChoiceId]: ChoiceLever<ValueOf<Id>> } = {
  smoking: {
    name: words.smoking,
    steps: [
      ['daily20plus', words.smoking20OrMore],
      ['daily10to19', words.smoking10To19],
      ['dailyUnder10', words.smokingUnder10],
      ['someDays', words.smokingSomeDays],
      ['former0', words.stoppedUnder1],
      ['former1', words.stopped1To4],
      ['former5', words.stopped5To9],
      ['former10', words.stopped10OrMore],
    ],
    note: words.smokingNote,
  },
  alcoholConsumption: {
    name: words.alcohol,
    steps: [
      ['former', words.alcoholFormer],
      ['occasional', health.alcoholOccasional],
      ['upTo12', words.alcohol1To12, health.alcoholUpTo12],
      ['13to22', words.alcohol13To22, health.alcohol13To22],
      ['23to32', words.alcohol23To32, health.alcohol23To32],
      ['33plus', words.alcohol33OrMore, health.alcohol33Plus],
    ],
    note: words.alcoholNote,
    // A short form of the safety notice `alcoholStop` (hazard 19 of the safety case).
    caution: {
      for: ['23to32', '33plus'],
      text: care.alcoholDont,
    },
  },
  exerciseFrequency: {
    name: words.activeDays,
    steps: [
      ['0', food.noneYet],
      ['1to2', food.exerciseFrequencyOneOrTwo, words.activeDays1To2Spoken],
      ['3to4', food.exerciseFrequencyThreeOrFour, words.activeDays3To4Spoken],
      ['5to6', food.exerciseFrequencyFiveOrSix, words.activeDays5To6Spoken],
      ['7', common.everyDay],
    ],
  },
  exerciseIntensity: {
    name: questionNames.exerciseIntensity,
    steps: [
      ['light', words.easy],
      ['moderate', words.moderate],
      ['vigorous', words.hard],
      ['mixed', words.moderateAndHard],
    ],
  },
  strengthTraining: {
    name: words.strength,
    steps: [
      ['0', food.noneYet],
      ['1', food.strengthTrainingOne, words.strength1Spoken],
      ['2to3', food.strengthTrainingTwoOrThree, words.strength2To3Spoken],
      ['4plus', food.strengthTrainingFourPlus, words.strength4OrMoreSpoken],
    ],
    note: words.strengthNote,
  },
  overallDiet: {
    name: words.diet,
    steps: [
      ['poor', words.dietFastFood],
      ['fair', food.overallDietFair],
      ['good', food.overallDietGood],
      ['veryGood', words.dietPlants],
      ['excellent', words.dietNearlyAlways],
    ],
  },
  plantVariety: {
    name: words.plants,
    steps: [
      ['under10', food.plantVarietyUnder10],
      ['10to19', food.plantVariety10To19, words.plants10To19Spoken],
      ['20to29', food.plantVariety20To29, words.plants20To29Spoken],
      ['30plus', food.plantVariety30Plus, words.plants30OrMoreSpoken],
    ],
  },
  sleepConsistency: {
    name: words.sleepTimes,
    steps: [
      ['irregular', words.sleepTimesOver2],
      ['somewhat', words.sleepTimes1To2],
      ['regular', words.sleepTimesUnder1],
      ['veryRegular', words.sleepTimesSame],
    ],
  },
  oralHygiene: {
    name: words.teeth,
    steps: [
      ['less', words.teethLess],
      ['once', words.teethOnce],
      ['twice', words.teethTwice],
      ['full', words.teethFull],
    ],
  },
  communityInvolvement: {
    name: words.community,
    steps: [
      ['never', words.communityNever],
      ['yearly', mind.communityInvolvementYearly],
      ['monthly', mind.communityInvolvementMonthly],
      ['weekly', words.communityWeekly],
    ],
  },
};

export type AmountId = 'sittingHours' | 'sleepHours' | 'screenTimeNonWork' | 'processedFoodServings';

export type AmountLever = {
  readonly name: string;
  readonly shown: (amount: number) => string;
  /** With the period, for screen readers. */
  readonly spoken: (amount: number) => string;
  readonly note?: string;
};

/** Habits with a numeric answer. The quiz defines the limits and the steps. */
export const amountLevers: { readonly [Id in AmountId]: AmountLever } = {
  sittingHours: {
    name: words.sitting,
    shown: words.hours,
    spoken: words.hoursADay,
    note: words.sittingNote,
  },
  sleepHours: {
    name: words.sleep,
    shown: words.hours,
    spoken: words.hoursANight,
    note: words.sleepNote,
  },
  screenTimeNonWork: { name: words.screenTime, shown: words.hours, spoken: words.hoursADay },
  processedFoodServings: { name: words.packagedFoods, shown: words.servings, spoken: words.servingsADay },
};
