import type { Person } from '#shared/person/person.ts';
import type { Assessment } from './assess.ts';
import { isAmong } from './is-among.ts';
import { notEmergency } from './not-emergency.ts';

/** For whom notices are chosen, and what stands on the page. */
export type NoticeCase = {
  readonly person: Person;
  readonly assessment: Assessment;
  readonly quiz: 'longevity' | 'heart';
  /** Whether an item of the plan raises activity. */
  readonly planRaisesActivity: boolean;
};

type Notice = {
  readonly code: string;
  readonly text: string;
  readonly applies: (one: NoticeCase) => boolean;
};

/** Keeps the codes' own spelling as their type. */
const listOfNotices = <const List extends readonly Notice[]>(list: List): List => list;

/** Sentences beside a result that are no red flag. */
export const notices = listOfNotices([
  {
    code: 'notEmergency',
    text: notEmergency,
    applies: () => true,
  },
  {
    code: 'supportLines',
    text: 'You do not have to carry this alone. If you are in danger or might harm yourself, call your local emergency number. To talk: in the US call or text 988; in the UK and Ireland call Samaritans on 116 123; in many EU countries call 116 123; elsewhere look at findahelpline.com.',
    applies: ({ assessment }) => assessment.routes.includes('lowMood') || assessment.routes.includes('eatingRisk'),
  },
  {
    code: 'eatingLines',
    text: 'For help with eating: in the UK look for Beat, in the US for the ANAD helpline, elsewhere look at findahelpline.com under eating disorders, or ask any doctor.',
    applies: ({ assessment }) => assessment.routes.includes('eatingRisk'),
  },
  {
    code: 'alcoholStop',
    text: 'If you drink a lot every day, please do not stop all at once: shaking, sweating or seeing things can follow and can be dangerous. Ask a clinician or an alcohol service how to cut down safely. If you have shaking, confusion or a seizure, call your local emergency number now.',
    applies: ({ person: { longevity } }) => isAmong(longevity.alcoholConsumption, '23to32', '33plus'),
  },
  {
    code: 'suggestSeeClinician',
    text: 'Stomach or gut trouble on most days is worth showing to a clinician, sooner if you see blood, lose weight or have trouble swallowing.',
    applies: ({ person: { longevity } }) => longevity.digestiveSymptoms === 'daily',
  },
  {
    code: 'strengthCheck',
    text: 'If getting up has become harder lately, tell a clinician. If this has long been part of your life, nothing here counts against you.',
    applies: ({ person: { longevity } }) => longevity.sitToStand === 'cannot',
  },
  {
    code: 'mentionSleepApneaCheck',
    text: 'Waking up tired or gasping can come from sleep apnea. Ask a clinician about a check, and do not drive when you are sleepy.',
    applies: ({ person: { longevity } }) => longevity.sleepQuality === 'poor' || longevity.nightAwakenings === 'more',
  },
  {
    code: 'activityStop',
    text: 'Start below what you think you can do. Stop and get help if you have chest pain, feel faint or cannot catch your breath.',
    applies: ({ planRaisesActivity }) => planRaisesActivity,
  },
  {
    code: 'medicines',
    text: 'Please never stop or change a medicine because of a quiz.',
    applies: ({ quiz }) => quiz === 'heart',
  },
  {
    code: 'checkTyping',
    text: 'One of your numbers is unusual. If it was typed wrongly, please correct it; if it is right, follow the advice above.',
    applies: ({ person }) => isUnusual(person),
  },
]);

export type NoticeCode = (typeof notices)[number]['code'];

/** The notices for this page, in the order of the list, in words that fit a low weight. */
export const noticesFor = (one: NoticeCase): { readonly code: NoticeCode; readonly text: string }[] => {
  const isThin = one.assessment.routes.includes('underweight');
  return notices
    .filter(({ applies }) => applies(one))
    .map(({ code, text }) => ({ code, text: isThin ? kindOnWeight(text) : text }));
};

/** 'Lose weight' is a sign to watch for here, but a thin person may read it as advice. */
const kindOnWeight = (text: string): string => text.replaceAll('lose weight', 'get thinner');

/** A number that is possible but seldom: a typing error is likelier. Unknown numbers are not unusual. */
const isUnusual = ({ givenSbp, isPressureMistyped, bmi, heart }: Person): boolean => {
  const [sbp, pulse] = [givenSbp ?? Number.NaN, heart.restingHeartRate ?? Number.NaN];
  const weight = bmi ?? Number.NaN;
  return sbp >= 220 || sbp < 80 || isPressureMistyped || pulse >= 150 || pulse < 35 || weight < 18.5 || weight >= 60;
};
