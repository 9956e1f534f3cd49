import { isAmong } from '#shared/safety/facts.ts';
import { redFlag } from '../red-flag.ts';
import { hasHeartDisease } from '../terms.ts';
import { lungClot } from './clot.ts';

export const acuteBreathless = redFlag({
  code: 'acuteBreathless',
  level: 'emergency',
  label: 'Severe shortness of breath',
  message:
    'Short breath while sitting still, or coughing up pink froth or more than a few spots of blood, can be an emergency. If it is happening now or came back in the last 24 hours, call your local emergency number now. If not, be seen by a doctor today.',
  sources: ['nhsBreath', 'nhsCoughBlood'],
  evidence: 'read',
  isRaised: ({ heart }) => heart.dyspnea === 'rest' || heart.otherWarningSigns === 'pinkSputum',
});

export const breathlessNew = redFlag({
  code: 'breathlessNew',
  level: 'urgent',
  label: 'New or worse shortness of breath',
  message:
    'Shortness of breath that is new or clearly worse should be looked at soon. Be seen by a doctor today, or tomorrow at the latest. If it comes while you sit still, or with chest pain or faintness, call your local emergency number now.',
  sources: ['nhsBreath'],
  evidence: 'read',
  isRaised: (facts) => facts.heart.dyspnea === 'newWorse' && !lungClot.isRaised(facts),
});

/** Gasping alone is more often sleep apnea: `apneaCheck`. */
export const orthopnea = redFlag({
  code: 'orthopnea',
  level: 'urgent',
  label: 'Trouble breathing when lying flat',
  message:
    'Having to sit up to breathe can mean fluid in the lungs. Be seen by a doctor today, or tomorrow at the latest. If you are short of breath while sitting still, call your local emergency number now.',
  sources: ['escHf2021', 'nhsHf'],
  evidence: 'convention',
  isRaised: (facts) => {
    const { orthopnea: lyingFlat, edema, dyspnea } = facts.heart;
    const hasAnotherSign =
      isAmong(edema, 'worse', 'daily') ||
      isAmong(dyspnea, 'rest', 'newWorse', 'minimal', 'level') ||
      hasHeartDisease(facts);
    return lyingFlat === 'propped' || (lyingFlat === 'gasping' && hasAnotherSign);
  },
});

export const breathlessDaily = redFlag({
  code: 'breathlessDaily',
  level: 'urgent',
  label: 'Breathless with everyday tasks',
  message:
    'Being breathless when you dress or wash should be checked, even if it has been so for a while. Be seen by a doctor today, or tomorrow at the latest, unless your own team knows about it and it has not changed. If it comes while you sit still, call your local emergency number now.',
  sources: ['nhsBreath'],
  evidence: 'convention',
  isRaised: ({ heart }) => heart.dyspnea === 'minimal',
});

export const apneaCheck = redFlag({
  code: 'apneaCheck',
  level: 'soon',
  by: 'weeks',
  label: 'Sleep apnea to be checked or treated',
  message:
    'Pauses in breathing at night can be treated, and treatment helps how you feel by day. Ask for a sleep test in the next weeks. Do not drive when you are sleepy.',
  sources: ['ahaOsa2021'],
  evidence: 'read',
  isRaised: (facts) => {
    const { sleepApneaDiagnosed, sleepApneaTreatment, orthopnea: lyingFlat } = facts.heart;
    return (
      sleepApneaDiagnosed === 'suspected' ||
      (sleepApneaDiagnosed === 'yes' && sleepApneaTreatment === 'none') ||
      (lyingFlat === 'gasping' && !orthopnea.isRaised(facts))
    );
  },
});
