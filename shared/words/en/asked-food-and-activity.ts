// The first quiz: food and movement.

export const nutritionTitle = 'Now, what’s on your plate?';
export const nutritionHint =
  'In two long-running American studies, people with the healthiest eating patterns tended to live longest.';

export const overallDiet = 'How healthy is your diet in a typical week?';
export const overallDietPoor = 'Mostly fast food, sweets and refined foods';
export const overallDietFair = 'More processed than fresh';
export const overallDietGood = 'About half and half';
export const overallDietVeryGood = 'Mostly vegetables, fruit, whole grains, beans and fish';
export const overallDietExcellent = 'Nearly always like that, such as a Mediterranean diet';
export const overallDietWhy = 'What you eat as a whole matters more than any one food.';

export const plantVariety = 'About how many different plant foods do you eat in a week?';
export const plantVarietyUnder10 = 'Fewer than 10';
export const plantVariety10To19 = '10 to 19';
export const plantVariety20To29 = '20 to 29';
export const plantVariety30Plus = '30 or more';
export const plantVarietyHint = 'Fruit, vegetables, beans, whole grains, nuts, seeds and herbs all count.';
export const plantVarietyWhy = 'People who eat more fruit and vegetables tend to live longer.';

export const processedFoodServings =
  'How many servings of packaged snacks, sweets, sugary drinks, processed meat or ready meals do you have on a typical day?';
export const processedFoodServingsWhy = 'People who eat fewer of these foods tend to live a little longer.';

export const waterIntakeCups = 'How much water do you drink on a typical day?';
export const partOfNutritionScore = 'It’s part of your nutrition score. It doesn’t change your biological age.';

export const mealWindowConsistency = 'How regular are your mealtimes?';
export const mealWindowConsistencyVeryRegular = 'Nearly the same every day';
export const mealWindowConsistencyMostly = 'Mostly regular';
export const mealWindowConsistencyVaries = 'They vary a lot';
export const mealWindowConsistencyChaotic = 'No pattern, and I often eat late at night';

export const digestiveSymptoms = 'How often do you have stomach or gut problems?';
export const digestiveSymptomsWeekly = 'Most weeks';
export const digestiveSymptomsHint = 'Such as bloating, constipation, diarrhoea or heartburn.';
export const digestiveSymptomsWhy =
  'It affects how well you feel. Studies disagree on whether it affects how long people live, so it doesn’t change your biological age.';

export const activityTitle = 'Time to get moving';
export const activityHint =
  'Every bit helps. In six large studies, people who did some exercise, but less than the guidelines ask for, still tended to live longer than people who did none.';

export const exerciseFrequency =
  'On how many days a week do you get at least 30 minutes of brisk walking or other exercise?';
export const noneYet = 'None yet';
export const exerciseFrequencyOneOrTwo = '1 or 2 days';
export const exerciseFrequencyThreeOrFour = '3 or 4 days';
export const exerciseFrequencyFiveOrSix = '5 or 6 days';
export const exerciseFrequencyWhy = 'Regular exercise is one of the best habits for a long life.';

export const exerciseIntensity = 'How hard do you exercise, most of the time?';
export const exerciseIntensityLight = 'Easy: I could sing along';
export const exerciseIntensityModerate = 'Moderate: I can talk, but not sing';
export const exerciseIntensityVigorous = 'Hard: only a few words at a time';
export const exerciseIntensityMixed = 'A mix of moderate and hard';
export const exerciseIntensityWhy = 'Moderate and hard exercise each help in their own way.';

export const strengthTraining = 'On how many days a week do you do strength training?';
export const strengthTrainingOne = '1 day';
export const strengthTrainingTwoOrThree = '2 or 3 days';
export const strengthTrainingFourPlus = '4 days or more';
export const strengthTrainingHint = 'Weights, bands, press-ups, climbing or heavy gardening all count.';
export const strengthTrainingWhy = 'A little strength training each week is linked to a longer life.';

export const sittingHours = 'How many hours do you sit on a typical day?';
export const sittingHoursHint = 'Add up work, travel, meals and screens.';
export const sittingHoursWhy = 'Above about eight hours a day, each extra hour of sitting is linked to more risk.';

export const sitToStand = 'Can you sit down on the floor and get up again?';
export const sitToStandNoSupport = 'Yes, without using my hands or knees';
export const sitToStandOneSupport = 'Yes, leaning on one hand or knee';
export const sitToStandMoreSupport = 'Yes, with both hands or a piece of furniture';
export const sitToStandCannot = 'No, or only with someone’s help, or I use a wheelchair';
export const sitToStandHint = 'Answer from what you know. Please do not try it now.';
export const sitToStandWhy = 'It’s a simple sign of strength, balance and flexibility.';

export const gripStrengthSelf = 'How strong is your grip compared with other people of your age and sex?';
export const gripStrengthSelfWeaker = 'Weaker than most';
export const gripStrengthSelfAverage = 'About average';
export const gripStrengthSelfStronger = 'Stronger than most';
export const gripStrengthSelfHint = 'Think of opening jars and carrying bags.';
export const gripStrengthSelfWhy = 'Hand strength is a good sign of strength in the whole body.';
