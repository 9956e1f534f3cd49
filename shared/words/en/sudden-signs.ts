export const strokeSignsLabel = 'Signs of a stroke';

export const strokeSignsWhat =
  'A drooping face, a weak arm or leg, or trouble speaking or seeing can be signs of a stroke.';

export const strokeSignsCall =
  'If they started in the last 24 hours, call your local emergency number now, even if they have gone, and note when they started.';

export const suddenHeadacheLabel = 'A sudden, very bad headache';

export const suddenHeadacheWhat =
  'A very bad headache that comes on all at once can be a sign of bleeding in the brain.';

export const suddenHeadacheCall = 'If it started in the last 24 hours, call your local emergency number now.';

export const confusionLabel = 'New confusion';

export const confusionWhat = 'New confusion can be a sign of a serious illness.';

export const confusionCall =
  'If you have it now or had it in the last 24 hours, call your local emergency number now, or ask someone near you to call.';

export const confusionAct = 'If it was earlier and has gone, see a doctor today.';

export const lowSugarAid =
  'If you take medicine for diabetes, check your sugar now; if it is low or you cannot check, take sugar, if you can swallow.';

export const suddenlyUnwellLabel = 'Suddenly very unwell';

export const suddenlyUnwellWhat =
  'A sudden cold sweat with feeling sick or weak can be a heart attack, even without chest pain.';

export const suddenlyUnwellWhoWhat = 'This happens more often in women, older people and people with diabetes.';

export const suddenlyUnwellCall =
  'If it is happening now or came in the last 24 hours, call your local emergency number now.';

export const tiaRecentLabel = 'Stroke-like signs in the last few weeks';

export const tiaRecentWhat = 'Stroke-like signs that went away can be a mini-stroke, and a stroke may follow.';

export const tiaRecentAct = 'Get checked by a doctor today, even if you feel well.';

export const tiaRecentCall = 'If any sign comes back, call your local emergency number now.';

export const unwellCheckLabel = 'Suddenly unwell';

export const unwellCheckWhat = 'A sudden cold sweat with feeling sick or weak should be checked.';

export const unwellCheckStillCall = 'If it is still there, or you feel worse, call your local emergency number now.';

export const unwellCheckAct = 'If it has passed, see a doctor today, or tomorrow at the latest.';

export const unwellCheckBackCall =
  'If it comes back, or with chest pain, shortness of breath or feeling faint, call your local emergency number now.';
