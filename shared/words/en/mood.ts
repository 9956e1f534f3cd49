export const moodSupportLabel = 'Low mood';

export const moodSupportWhat = 'Things feel heavy for you at the moment.';

export const moodSupportKind = 'Many people go through this, and it can be treated.';

export const moodSupportAct = 'Please talk to a doctor or someone you trust in the next few days.';

export const moodSupportCall =
  'If you have thoughts of harming yourself, or feel you cannot carry on, call a support line or your local emergency number now.';

export const moodSupportPregnantWhat = 'You are feeling low.';

export const maternityCommonKind = 'This is common in pregnancy and after giving birth, and it can be treated.';

export const moodSupportPregnantAct = 'Call your maternity team today or tomorrow and say how low you feel.';

export const maternityHarmCall =
  'If you have thoughts of harming yourself or your baby, or see or hear things that other people do not, call your local emergency number now.';

export const moodSupportVeryDarkWhat = 'Things feel very heavy for you at the moment.';

export const moodSupportVeryDarkAct = 'Please talk to a doctor today or tomorrow, and say how low you feel.';
