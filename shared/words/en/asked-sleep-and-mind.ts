// The first quiz: sleep, mind, people and surroundings.

export const sleepTitle = 'How are your nights?';
export const sleepHint =
  'Regular hours may matter more than you think. In a study that used wrist sensors, people with the most regular sleep tended to live longest.';

export const sleepHours = 'How many hours do you usually sleep?';
export const sleepHoursHint = 'Count all your sleep in 24 hours, including naps.';
export const sleepHoursWhy = 'Around seven to eight hours is linked to the lowest risk.';

export const sleepQuality = 'How rested do you feel when you wake up?';
export const sleepQualityVeryGood = 'Fully rested';
export const sleepQualityGood = 'Mostly rested';
export const sleepQualityFair = 'Often tired';
export const sleepQualityPoor = 'Hardly ever rested';
export const sleepQualityWhy = 'How rested you feel says more than the number of hours alone.';

export const sleepConsistency = 'How much do your bedtime and wake-up time vary from day to day?';
export const sleepConsistencyIrregular = 'By more than two hours, or I work shifts';
export const sleepConsistencySomewhat = 'By one or two hours';
export const sleepConsistencyRegular = 'By less than an hour';
export const sleepConsistencyVeryRegular = 'Hardly at all';
export const sleepConsistencyWhy = 'Regular sleep times are linked to a longer life.';

export const nightAwakenings = 'How often do you wake up during the night?';
export const nightAwakeningsOnce = 'About once';
export const nightAwakeningsTwoThree = 'Two or three times';
export const nightAwakeningsMore = 'More often, or I wake up gasping';
export const nightAwakeningsWhy =
  'It’s part of your sleep score. In large studies, waking at night wasn’t linked to how long people lived, so it doesn’t change your biological age.';

export const psychosocialTitle = 'Your mind and the people around you';
export const psychosocialHint = 'You can skip most of the next questions.';

export const stressLevels = 'How much stress have you felt in the last month?';
export const stressLevelsVeryLow = 'Very Low';
export const stressLevelsLow = 'Low';
export const stressLevelsModerate = 'Moderate';
export const stressLevelsHigh = 'High';
export const stressLevelsVeryHigh = 'Very High';
export const stressLevelsWhy = 'Long-term stress is hard on body and mind.';

export const stressCoping = 'How well do you cope with stress?';
export const stressCopingVeryWell = 'Very well';
export const stressCopingWell = 'Well';
export const stressCopingSoSo = 'It depends';
export const stressCopingPoorly = 'Not well: I feel overwhelmed';
export const partOfMindScore = 'It’s part of your mind and relationships score. It doesn’t change your biological age.';

export const lifeOutlook = 'How do you usually feel about the future?';
export const lifeOutlookVeryPessimistic = 'Very pessimistic';
export const lifeOutlookPessimistic = 'Quite pessimistic';
export const lifeOutlookNeutral = 'Somewhere in between';
export const lifeOutlookOptimistic = 'Quite optimistic';
export const lifeOutlookVeryOptimistic = 'Very optimistic';
export const lifeOutlookWhy = 'Hopeful people tend to live a little longer.';

export const closeRelationships = 'How many people can you really count on?';
export const closeRelationshipsNone = 'No one at the moment';
export const closeRelationshipsLonely = 'One or two, but I often feel lonely';
export const closeRelationshipsFew = 'A few';
export const closeRelationshipsSeveral = 'Several, and we see or talk to each other often';
export const closeRelationshipsWhy = 'Being close to other people is linked to a longer life.';

export const communityInvolvement = 'How often do you volunteer or join in with a group, club or faith community?';
export const communityInvolvementNever = 'Never, or almost never';
export const communityInvolvementYearly = 'A few times a year';
export const communityInvolvementMonthly = 'About once a month';
export const communityInvolvementWeekly = 'Every week, or more';
export const communityInvolvementWhy = 'People who help others tend to live longer.';

export const mindfulnessFrequency =
  'How often do you take some quiet time, such as meditation, prayer or breathing exercises?';
export const mindfulnessFrequencyNever = 'Never';

export const environmentTitle = 'The world around you';
export const environmentHint =
  'Where you spend your time matters. In studies from several countries, people with more green around them tended to live a little longer.';

export const sunlightExposure = 'How much daylight do you get outdoors on a typical day?';
export const sunlightExposureUnder10 = 'Less than 10 minutes';
export const sunlightExposure10To30 = '10 to 30 minutes';
export const sunlightExposure30To60 = '30 to 60 minutes';
export const sunlightExposureOver60 = 'More than an hour, with skin protection';
export const sunlightExposureOver60Unprotected = 'More than an hour, without skin protection';
export const sunlightExposureWhy =
  'Daylight helps sleep and mood. Too much sun harms the skin. It doesn’t change your biological age.';

export const natureTime = 'How often do you spend time somewhere green or wild?';
export const natureTimeWeekly = 'Once or twice a week';
export const natureTimeWhy = 'Time outdoors helps you rest and move. It doesn’t change your biological age.';

export const screenTimeNonWork = 'Outside work, how many hours a day do you spend on TV, your phone or other screens?';
export const screenTimeNonWorkWhy = 'Above three or four hours a day, the risk rises faster.';
