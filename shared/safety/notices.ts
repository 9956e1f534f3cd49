import { drinksHeavily, type Person } from '#shared/person/person.ts';
import type { Assessment } from './assess.ts';
import { type Deadline, soonest } from './levels.ts';
import { notEmergency } from './not-emergency.ts';
import { isAmong } from './red-flag.ts';
import { isDiabetic } from './terms.ts';

/** The person and the page that notices are chosen for. */
export type NoticeCase = {
  readonly person: Person;
  readonly assessment: Assessment;
  readonly quiz: 'longevity' | 'heart';
  /** Whether an item of the plan raises activity. */
  readonly planRaisesActivity: boolean;
  /** Whether an item of the plan is about weight, alcohol or smoking. */
  readonly planTouchesPregnancy: boolean;
};

const sugarInPregnancy =
  'In pregnancy this blood sugar result should be checked soon. Call your maternity team in the next few days and read it to them.';

/** Names no deadline of its own beside a warning, or beside a notice with the deadline tomorrow. */
export const sugarInPregnancyWords = ({ notices: raised }: Assessment): string =>
  raised.some(({ level, shownBy }) => level !== 'soon' || shownBy === 'tomorrow')
    ? 'In pregnancy this blood sugar result should be checked soon. Read it to your maternity team when you call.'
    : sugarInPregnancy;

type Notice = {
  readonly code: string;
  readonly text: string;
  /** Different words for some of the people to whom it applies. */
  readonly textFor?: (one: NoticeCase) => string | null;
  /** Never folded away: it says when to call for help, or what not to do. */
  readonly isOpen?: true;
  readonly applies: (one: NoticeCase) => boolean;
};

/** Sentences beside a result that are no red flag. */
export const notices = [
  { code: 'notEmergency', text: notEmergency, applies: () => true },
  {
    code: 'supportLines',
    text: 'You don’t have to carry this alone. If you are in danger or might harm yourself, call your local emergency number. To talk: in the US call or text 988; in the UK and Ireland call Samaritans on 116 123; in many EU countries call 116 123; elsewhere go to findahelpline.com.',
    applies: ({ assessment }) => assessment.routes.includes('lowMood') || assessment.routes.includes('eatingRisk'),
  },
  {
    code: 'eatingLines',
    text: 'For help with eating: in the UK look for Beat, in the US for the ANAD helpline, elsewhere go to findahelpline.com under eating disorders, or ask any doctor.',
    applies: ({ assessment }) => assessment.routes.includes('eatingRisk'),
  },
  {
    code: 'alcoholStop',
    text: 'If you drink a lot every day, please do not stop all at once: you could start shaking, sweating or seeing things, which can be dangerous. Ask a doctor or an alcohol service how to cut down safely. If you have shaking, confusion or a seizure, call your local emergency number now.',
    isOpen: true,
    applies: ({ person }) => drinksHeavily(person.longevity),
  },
  {
    code: 'suggestSeeClinician',
    text: 'If you have stomach or gut trouble on most days, see a doctor. Go sooner if you see blood, lose weight or have trouble swallowing.',
    applies: ({ person: { longevity } }) => longevity.digestiveSymptoms === 'daily',
  },
  {
    code: 'strengthCheck',
    text: 'If getting up has become harder lately, tell a doctor. If this has long been part of your life, it doesn’t count against you here.',
    applies: ({ person: { longevity } }) => longevity.sitToStand === 'cannot',
  },
  {
    code: 'mentionSleepApneaCheck',
    text: 'Sleep apnoea can make you wake up tired or gasping. Ask a doctor about a check, and do not drive when you are sleepy.',
    applies: ({ person: { longevity } }) => longevity.sleepQuality === 'poor' || longevity.nightAwakenings === 'more',
  },
  {
    code: 'activityStop',
    text: 'Start with less than you think you can do. Stop and get help if you have chest pain, feel faint or cannot catch your breath.',
    applies: ({ planRaisesActivity }) => planRaisesActivity,
  },
  {
    code: 'medicines',
    text: 'Please never stop or change a medicine because of a quiz.',
    applies: ({ quiz }) => quiz === 'heart',
  },
  {
    code: 'checkTyping',
    text: 'One of your numbers is unusual. If you entered it wrongly, please correct it. If it’s right, follow the advice above.',
    applies: ({ person }) => isUnusual(person),
  },
  {
    code: 'maybePregnant',
    text: 'If you are or may be pregnant, do not aim for weight loss and do not drink alcohol. Ask your midwife or doctor for help to stop smoking.',
    // A person who drinks a lot every day must not stop all at once.
    textFor: ({ person }) =>
      drinksHeavily(person.longevity)
        ? 'If you are or may be pregnant, do not aim for weight loss. Do not stop alcohol all at once: ask your midwife or doctor today how to stop safely. Ask for help to stop smoking too.'
        : null,
    isOpen: true,
    applies: ({ person, quiz, planTouchesPregnancy }) =>
      quiz === 'longevity' && planTouchesPregnancy && person.pregnancyNow === undefined && mayBePregnant(person),
  },
  {
    code: 'drinkAmount',
    text: 'Ask your doctor, or your kidney or heart team, how much to drink in a day, counting water, tea and soup. Keep to any limit you’ve been given.',
    applies: ({ assessment: { routes }, quiz }) =>
      quiz === 'longevity' &&
      (routes.includes('kidneyFailure') || routes.includes('kidneyDiet') || routes.includes('heartFailureSigns')),
  },
  {
    code: 'sickDay',
    text: 'If you vomit, have belly pain or cannot eat or drink, test ketones if you can and see a doctor today. Do so even if your sugar is normal. It matters most with type 1 or a medicine ending in -gliflozin. If you are drowsy or confused or breathe fast, call your local emergency number now.',
    isOpen: true,
    applies: ({ person, assessment: { redFlags, routes } }) =>
      isDiabetic(person) ||
      (!routes.includes('pregnant') &&
        redFlags.some(({ code }) => code === 'sugarControl' || code === 'diabetesRange')),
  },
  {
    code: 'sugarInPregnancy',
    text: sugarInPregnancy,
    textFor: ({ assessment }) => sugarInPregnancyWords(assessment),
    isOpen: true,
    applies: ({ person, assessment }) => isSugarRaisedInPregnancy(person, assessment),
  },
  {
    code: 'afterBirthLine',
    text: 'Pregnant, or had a baby in the last year? US: 1-833-852-6262, call or text.',
    isOpen: true,
    applies: ({ person, assessment: { redFlags } }) =>
      redFlags.some(({ code }) => code === 'moodSupport') && mayBePregnant(person),
  },
  {
    code: 'oneCondition',
    text: 'You could only name one condition. If you have another, tell your doctor.',
    applies: ({ person: { heart }, quiz }) =>
      quiz === 'heart' && heart.knownHeartConditions !== undefined && heart.knownHeartConditions !== 'none',
  },
] as const satisfies readonly Notice[];

export type NoticeCode = (typeof notices)[number]['code'];

export const noticeText = (wanted: NoticeCode): string => notices.find(({ code }) => code === wanted)?.text ?? '';

/** The notices for this page, in the order of the list, in words that fit a low weight. */
export const noticesFor = (
  one: NoticeCase,
): { readonly code: NoticeCode; readonly text: string; readonly isOpen?: true }[] => {
  const isThin = one.assessment.routes.includes('underweight');
  return notices
    .filter(({ applies }) => applies(one))
    .map((notice: Notice & { readonly code: NoticeCode }) => {
      const { code, textFor, isOpen } = notice;
      const text = textFor?.(one) ?? notice.text;
      return { code, text: isThin ? kindOnWeight(text) : text, ...(isOpen ? { isOpen } : {}) };
    });
};

/** Anyone but a man, of 18 to 55 years or of unknown age. */
const mayBePregnant = ({ longevity: { gender }, age }: Person): boolean =>
  gender !== 'male' && (age === null || (age >= 18 && age <= 55));

/**
 * In pregnancy a raised sugar cannot wait for a year even if it raises no flag: from 92 mg/dL fasting or an A1c of 5.7 %, by
 * the number or by a band that lies wholly above.
 */
export const isSugarRaisedInPregnancy = (person: Person, { redFlags, routes }: Assessment): boolean => {
  if (!routes.includes('pregnant')) return false;
  if (redFlags.some(({ code }) => isAmong(code, 'sugarVeryHigh', 'diabetesRange', 'sugarControl'))) return false;
  const glucose = person.myNumbers?.labs.fastingGlucose ?? null;
  const { fastingGlucoseBand, a1cBand } = person.heartForSafety;
  const isGlucoseRaised =
    glucose !== null ? glucose >= 92 : isAmong(fastingGlucoseBand, '100to125', '126to199', '200plus');
  const isA1cRaised = a1cBand !== undefined && a1cBand !== 'unknown' && a1cBand !== 'under5_7';
  return isGlucoseRaised || isA1cRaised;
};

/** 'Lose weight' is a sign to watch for here, but a thin person may read it as advice. */
const kindOnWeight = (text: string): string => text.replaceAll('lose weight', 'get thinner');

/** A number that is possible but rare, so that a typing error is more likely. Unknown numbers are not unusual. */
const isUnusual = ({ givenSbp, isPressureMistyped, bmi, heart }: Person): boolean => {
  const [sbp, pulse] = [givenSbp ?? Number.NaN, heart.restingHeartRate ?? Number.NaN];
  const weight = bmi ?? Number.NaN;
  return sbp >= 220 || sbp < 80 || isPressureMistyped || pulse >= 150 || pulse < 35 || weight < 18.5 || weight >= 60;
};

/** By when the soonest notice that can wait until tomorrow asks to be seen; null when there is none. */
export const openDeadline = (person: Person, assessment: Assessment): Deadline | null =>
  soonest([
    ...assessment.notices.map(({ shownBy }) => shownBy),
    isSugarRaisedInPregnancy(person, assessment) ? 'days' : null,
  ]);

/** Where a person can talk to someone. Shown as text, never as the only help. Check them every six months. */
export const supportLines = [
  { region: 'US', name: '988 Suicide and Crisis Lifeline', contact: 'call or text 988', hours: 'day and night' },
  { region: 'UK and Ireland', name: 'Samaritans', contact: 'call 116 123', hours: 'day and night' },
  {
    region: 'EU',
    name: 'Emotional support line',
    contact: 'call 116 123',
    hours: 'differs by country; not in every country',
  },
  { region: 'elsewhere', name: 'findahelpline.com', contact: 'findahelpline.com', hours: 'lists lines by country' },
] as const;

/** In pregnancy and after a birth, beside the others. */
export const maternalLine = {
  region: 'US, in pregnancy and after a birth',
  name: 'National Maternal Mental Health Hotline',
  contact: 'call or text 1-833-852-6262 (1-833-TLC-MAMA)',
  hours: 'day and night',
} as const;
