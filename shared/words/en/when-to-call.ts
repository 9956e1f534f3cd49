// The list 'When to call for help'.

export const chestPainLastsCall =
  'Call your local emergency number for pain, pressure or tightness in your chest that lasts more than a few minutes or comes back.';

export const chestPainSpreadsCall =
  'Call it if pain spreads to your arm, jaw or back, or if you’re also sweating, feeling sick or short of breath.';

export const strokeCall =
  'Call your local emergency number if one side of the face drops, an arm goes weak, or speech is slurred.';

export const maternityHeadCall =
  'Call your maternity unit now for a bad headache that will not go away, for trouble seeing, or for flashing lights.';

export const maternityRibsCall =
  'Call your maternity unit now for pain just under your ribs, or for sudden swelling of your face or hands.';

export const maternityUntil = 'This applies until six weeks after giving birth.';

export const faintTodayCall = 'Get help today if you faint.';

export const heartbeatTodayCall = 'Get help today if your heart pounds or flutters.';

export const vomitingTodayCall = 'Get help today if you cannot keep food or drink down.';

export const chestPainCall = 'Call your local emergency number for chest pain.';

export const breathCall = 'Call your local emergency number if you cannot catch your breath.';

export const harmCall =
  'Call your local emergency number, or a support line, if you have thoughts of harming yourself.';

export const heartbeatCall = 'Call your local emergency number for a very weak or uneven heartbeat.';

export const kidneyTeamCall = 'Call your kidney team the same day if swelling gets worse fast.';

export const maternityPressureCall = 'At 160 over 110 or more, call your local emergency number.';

export const maternityChestPainCall = 'With chest pain, call your local emergency number.';

export const maternityBreathCall = 'If you cannot catch your breath, call your local emergency number.';

export const maternityTodayPressureCall =
  'For a blood pressure of 140 over 90 or more, call your maternity team today.';
