/** Patches and tablets are not advised to everybody who is pregnant: of them the USPSTF knows too little (`uspstfAB`). */
export const smokingHelpInPregnancy =
  'Ask your midwife or doctor for help to stop. They know which help is right in pregnancy and after a birth.';
