// The heart quiz: blood pressure and pulse.

export const bloodPressureTitle = 'Your blood pressure and pulse';

export const bpHomeMonitor = 'Do you have your own blood pressure monitor?';
export const bpHomeMonitorWhy = 'Readings taken at home are often the most reliable.';

export const bpFrequency = 'How often do you use it?';
export const bpFrequencyWeekly = 'Every week';
export const bpFrequencyMonthly = 'Every month';
export const bpFrequencyWhy = 'It shows how far to trust your usual reading. It doesn’t change your numbers.';

export const bpTime = 'When do you usually measure it?';
export const bpTimeMorning = 'Morning, before any medicine';
export const bpTimeEvening = 'Evening';
export const bpTimeBoth = 'Morning and evening';
export const bpTimeRandom = 'Whenever I think of it';
export const bpTimeWhy =
  'The same time and the same chair make readings easier to compare. It doesn’t change your numbers.';

export const bpReading = 'Do you know your blood pressure?';
export const bpReadingNumbers = 'Yes, I can enter both numbers';
export const bpReadingBand = 'Roughly';
export const bpReadingHint = 'Use your usual reading. If your newest one is much higher or lower, use that.';
export const bpReadingWhy =
  'Blood pressure matters a lot here. Without it we use the average for your age and sex, and your range gets wider.';

export const bpSystolic = 'What’s the top number?';
export const bpSystolicHint = 'Also called systolic.';
export const bpSystolicWhy = 'It’s one of the main things your risk depends on.';

export const bpDiastolic = 'And the bottom number?';
export const bpDiastolicHint = 'Also called diastolic.';
export const bpDiastolicWhy = 'It counts towards your blood pressure score.';

export const bpBand = 'Which of these comes closest?';
export const bpBandUnder110 = 'Top number below 110';
export const bpBand110To119 = '110-119, bottom number below 80';
export const bpBand120To129 = '120-129, bottom number below 80';
export const bpBand130To139 = '130-139, or bottom number 80-89';
export const bpBand140To159 = '140-159, or bottom number 90-99';
export const bpBand160To179 = '160-179, or bottom number 100-119';
export const bpBand180Plus = '180 or more, or bottom number 120 or more';
export const bpBandWhy = 'A rough number is much better than none.';

export const restingHeartRate = 'What’s your pulse after you’ve sat still for five minutes?';
export const restingHeartRateHint =
  'Beats in one minute. Use a watch or a blood pressure monitor, or count with a finger on your wrist. Skip this if you don’t know.';
export const restingHeartRateWhy =
  'A very fast or very slow pulse at rest should be checked. It doesn’t change your percentage.';

// An answer about a rough number, inside a sentence.

export const bpBandUnder110Inside = 'top number below 110';
export const bpBand110To119Inside = '110 to 119, bottom number below 80';
export const bpBand120To129Inside = '120 to 129, bottom number below 80';
export const bpBand130To139Inside = '130 to 139, or bottom number 80 to 89';
export const bpBand140To159Inside = '140 to 159, or bottom number 90 to 99';
export const bpBand160To179Inside = '160 to 179, or bottom number 100 to 119';
