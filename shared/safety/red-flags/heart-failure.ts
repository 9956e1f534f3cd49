import { isAmong } from '#shared/safety/facts.ts';
import { redFlag } from '../red-flag.ts';

export const heartFailureWorse = redFlag({
  code: 'heartFailureWorse',
  level: 'urgent',
  label: 'Signs that fluid is building up',
  message:
    'Swelling or breathing that has got worse can mean that fluid is building up. Call your heart team or a doctor today. If you are short of breath while sitting still or feel faint, call your local emergency number now.',
  sources: ['escHf2021', 'ahaHfWarn'],
  evidence: 'read',
  isRaised: ({ heart, sbp }) => {
    const isFailing =
      sbp < 90 ||
      isAmong(heart.dyspnea, 'newWorse', 'minimal', 'rest') ||
      isAmong(heart.orthopnea, 'propped', 'gasping');
    return heart.edema === 'worse' || (heart.knownHeartConditions === 'heartFailure' && isFailing);
  },
});

export const heartFailureSigns = redFlag({
  code: 'heartFailureSigns',
  level: 'soon',
  by: 'twoWeeks',
  label: 'Swelling or breathlessness',
  message:
    'Swollen legs on most days, or short breath on level ground, should be checked. Book an appointment in the next week or two, unless your own team knows about it and it has not changed. If it gets worse within days, be seen the same day; if you are short of breath while sitting still, call your local emergency number now.',
  sources: ['escHf2021', 'nhsHf'],
  evidence: 'convention',
  isRaised: ({ heart }) =>
    heart.edema === 'daily' || isAmong(heart.dyspnea, 'minimalKnown', 'level') || heart.orthopnea === 'proppedKnown',
});
