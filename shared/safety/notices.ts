import { drinksHeavily, mayBePregnant, type Person } from '#shared/person/person.ts';
import * as maternity from '#words/maternity.ts';
import * as words from '#words/notices.ts';
import type { Assessment } from './assess.ts';
import { harmlessSignWords } from './harmless-sign.ts';
import { mayHaveGivenBirth } from './help-lines.ts';
import { type Deadline, soonest } from './levels.ts';
import { notEmergency } from './not-emergency.ts';
import { isQuietLow } from './quiet.ts';
import { readFacts } from './red-flag.ts';
import { act, call, dont, isNeverFolded, kind, textOf, typing, type Words, what } from './sentence.ts';
import { hasAneurysm, hasKnownBreathing, isDiabetic } from './terms.ts';

/** The person and the page that notices are chosen for. */
export type NoticeCase = {
  readonly person: Person;
  readonly assessment: Assessment;
  readonly quiz: 'longevity' | 'heart';
  /** Whether an item of the plan raises activity. */
  readonly planRaisesActivity: boolean;
  /** What the plan is about that has other advice in pregnancy. */
  readonly plannedInPregnancy: readonly PlannedInPregnancy[];
};

export type PlannedInPregnancy = 'weight' | 'alcohol' | 'smoking';

/**
 * Only the sentences that fit: a never-smoker is not told to stop, and nobody who drinks a lot to stop at once. The first one
 * says for whom they are; weight is always first.
 */
const maybePregnantWords = ({ plannedInPregnancy, person, assessment }: NoticeCase): readonly Words[] =>
  plannedInPregnancy.flatMap((topic, at) => {
    const isFirst = at === 0;
    if (topic === 'weight')
      return [
        dont(isThin(assessment) ? maternity.maybeNoWeightLossWhenThin : maternity.maybeNoWeightLoss),
        act(maternity.weightAsk),
      ];
    if (topic === 'smoking') return [act(isFirst ? maternity.maybeSmokingHelp : maternity.smokingHelp)];
    if (drinksHeavily(person.longevity))
      return [dont(isFirst ? maternity.maybeStopAlcoholSafely : maternity.stopAlcoholSafely)];
    return [act(isFirst ? maternity.maybeNoAlcohol : maternity.noAlcohol)];
  });

/** 'Lose weight' is a sign to watch for, but a thin person may read it as advice. */
const isThin = ({ routes }: Assessment): boolean => routes.includes('underweight');

type Notice = {
  readonly code: string;
  readonly words: readonly Words[];
  /** Different words for some of the people to whom it applies. */
  readonly wordsFor?: (one: NoticeCase) => readonly Words[] | null;
  readonly applies: (one: NoticeCase) => boolean;
};

/** Sentences beside a result that are no red flag. The page puts the numbers and lines of the place beside them. */
export const notices = [
  { code: 'notEmergency', words: [call(notEmergency)], applies: () => true },
  {
    code: 'supportLines',
    words: [
      kind('You don’t have to carry this alone.'),
      call('If you are in danger or might harm yourself, call your local emergency number.'),
      call('To talk to someone, use one of the lines here.'),
    ],
    applies: ({ assessment }) => assessment.routes.includes('lowMood') || assessment.routes.includes('eatingRisk'),
  },
  {
    code: 'eatingLines',
    words: [call('For help with eating, use one of the lines here, or ask any doctor.')],
    applies: ({ assessment }) => assessment.routes.includes('eatingRisk'),
  },
  {
    code: 'alcoholStop',
    words: [
      dont(
        'If you drink a lot every day, please do not stop all at once: you could start shaking, sweating or seeing things, which can be dangerous.',
      ),
      act('Ask a doctor or an alcohol service how to cut down safely.'),
      call('If you have shaking, confusion or a seizure, call your local emergency number now.'),
    ],
    applies: ({ person }) => drinksHeavily(person.longevity),
  },
  {
    code: 'suggestSeeClinician',
    words: [act(words.gutTrouble), call(words.gutTroubleSooner)],
    wordsFor: ({ assessment }) =>
      isThin(assessment) ? [act(words.gutTrouble), call(words.gutTroubleSoonerWhenThin)] : null,
    applies: ({ person: { longevity } }) => longevity.digestiveSymptoms === 'daily',
  },
  {
    code: 'strengthCheck',
    words: [
      act('If getting up has become harder lately, tell a doctor.'),
      what('If this has long been part of your life, it doesn’t count against you here.'),
    ],
    applies: ({ person: { longevity } }) => longevity.sitToStand === 'cannot',
  },
  {
    code: 'mentionSleepApneaCheck',
    words: [
      what('Sleep apnoea can make you wake up tired or gasping.'),
      act('Ask a doctor about a check, and do not drive when you are sleepy.'),
    ],
    applies: ({ person: { longevity } }) => longevity.sleepQuality === 'poor' || longevity.nightAwakenings === 'more',
  },
  {
    code: 'activityStop',
    words: [
      act('Start with less than you think you can do.'),
      call('Stop and get help if you have chest pain, feel faint or cannot catch your breath.'),
    ],
    applies: ({ planRaisesActivity }) => planRaisesActivity,
  },
  {
    code: 'medicines',
    words: [dont('Please never stop or change a medicine because of a quiz.'), act('Talk to your doctor first.')],
    applies: ({ quiz }) => quiz === 'heart',
  },
  {
    code: 'checkTyping',
    words: [
      what('One of your numbers is unusual.'),
      typing('If you entered it wrongly, please correct it.'),
      act('If it’s right, follow the advice on this page.'),
    ],
    applies: ({ person }) => isUnusual(person),
  },
  {
    code: 'maybePregnant',
    words: [
      dont(maternity.maybeNoWeightLoss),
      act(maternity.weightAsk),
      act(maternity.noAlcohol),
      act(maternity.smokingHelp),
    ],
    wordsFor: maybePregnantWords,
    applies: ({ person, quiz, plannedInPregnancy }) =>
      quiz === 'longevity' && plannedInPregnancy.length > 0 && mayBePregnant(person),
  },
  {
    code: 'drinkAmount',
    words: [
      act('Ask your doctor, or your kidney or heart team, how much to drink in a day, counting water, tea and soup.'),
      dont('Keep to any limit you’ve been given.'),
    ],
    applies: ({ assessment: { routes }, quiz }) =>
      quiz === 'longevity' &&
      (routes.includes('kidneyFailure') || routes.includes('kidneyDiet') || routes.includes('heartFailureSigns')),
  },
  {
    code: 'sickDay',
    words: [
      act(
        'If you vomit, have belly pain or cannot eat or drink, test ketones if you can (a blood or urine test for people with diabetes) and see a doctor today, even if your sugar is normal.',
      ),
      dont('Never stop insulin, even if you cannot eat.'),
      call('Ketones 1.5 or more: call your team now.'),
      call('Above 3 (urine ++ or more): go to an emergency department now.'),
      what(
        'This matters most with type 1, or with a medicine whose name ends in -gliflozin, for example empagliflozin.',
      ),
      call('If you are drowsy or confused or breathe fast, call your local emergency number now.'),
    ],
    applies: ({ person, assessment: { redFlags, routes } }) =>
      isDiabetic(person) ||
      (!routes.includes('pregnant') &&
        redFlags.some(({ code }) => code === 'sugarControl' || code === 'diabetesRange')),
  },
  {
    code: 'afterBirthLine',
    words: [call('Pregnant, or had a baby in the last year?'), call('US: 1-833-852-6262, call or text.')],
    applies: ({ person, assessment: { redFlags } }) =>
      redFlags.some(({ code }) => code === 'moodSupport') && mayHaveGivenBirth(person),
  },
  {
    code: 'heartSport',
    words: [act('Ask your heart team before you train hard, lift heavy or compete.')],
    wordsFor: ({ person }) =>
      hasAneurysm(person)
        ? [
            act('Ask your heart team before you train hard, lift heavy or compete.'),
            call('Sudden strong pain in the chest, back or belly: call your local emergency number now.'),
          ]
        : null,
    applies: ({ assessment: { routes } }) => routes.includes('heartSport'),
  },
  {
    code: 'harmlessSign',
    words: [
      what('You told us about a sign that raises no notice.'),
      act('If it changes or comes more often, call a doctor.'),
      call(
        'If it turns into pressure, spreads, or comes with sweating, shortness of breath or faintness, call your local emergency number now.',
      ),
    ],
    wordsFor: ({ person }) => harmlessSignWords(person),
    applies: ({ person, quiz }) => quiz === 'heart' && harmlessSignWords(person) !== null,
  },
  {
    code: 'quietLow',
    words: [
      what('Your top blood pressure number is below 90.'),
      what('Some healthy people have a number like this.'),
      act('If it is new, or you feel dizzy or faint, see a doctor.'),
    ],
    applies: ({ person, quiz, assessment: { routes } }) =>
      quiz === 'heart' && isQuietLow(readFacts(person)) && !routes.includes('waitForCare'),
  },
  {
    code: 'teamKnows',
    words: [
      what('You told us that your care team knows about your breathing.'),
      call('If it gets worse, call them the same day.'),
      call('If you are short of breath while sitting still, call your local emergency number now.'),
    ],
    applies: ({ person, quiz }) => quiz === 'heart' && hasKnownBreathing(person),
  },
  {
    code: 'vapeOnly',
    words: [
      what('Nobody knows yet what vaping does over decades.'),
      what('So it is not in your age, and your range is wider for it.'),
    ],
    applies: ({ person, quiz }) => quiz === 'longevity' && person.longevity.smoking === 'vapeOnly',
  },
  {
    code: 'oneCondition',
    words: [what('You could only name one condition.'), act('If you have another, tell your doctor.')],
    applies: ({ person: { heart }, quiz }) =>
      quiz === 'heart' && heart.knownHeartConditions !== undefined && heart.knownHeartConditions !== 'none',
  },
] as const satisfies readonly Notice[];

export type NoticeCode = (typeof notices)[number]['code'];

export const noticeText = (wanted: NoticeCode): string =>
  textOf(notices.find(({ code }) => code === wanted)?.words ?? []);

/**
 * The notices for this page, in the order of the list, in words that fit a low weight. `isOpen`: never folded away, because one
 * of its sentences may not be.
 */
export const noticesFor = (
  one: NoticeCase,
): { readonly code: NoticeCode; readonly text: string; readonly isOpen?: true }[] =>
  notices
    .filter(({ applies }) => applies(one))
    .map((notice: Notice & { readonly code: NoticeCode }) => {
      const said = notice.wordsFor?.(one) ?? notice.words;
      return { code: notice.code, text: textOf(said), ...(said.some(isNeverFolded) ? { isOpen: true } : {}) };
    });

/** A number that is possible but rare, so that a typing error is more likely. Unknown numbers are not unusual. */
const isUnusual = ({ givenSbp, isPressureMistyped, bmi, heart, myNumbers }: Person): boolean => {
  const [sbp, pulse] = [givenSbp ?? Number.NaN, heart.restingHeartRate ?? Number.NaN];
  const weight = bmi ?? Number.NaN;
  const sugar = myNumbers?.labs.fastingGlucose ?? Number.NaN;
  const isOddPressure = sbp >= 220 || sbp < 80 || isPressureMistyped;
  const isOddSugar = sugar < 54 || sugar >= 300;
  return isOddPressure || pulse >= 150 || pulse < 35 || weight < 18.5 || weight >= 60 || isOddSugar;
};

/** By when the soonest notice that can wait until tomorrow asks to be seen; null when there is none. */
export const openDeadline = ({ notices: open }: Assessment): Deadline | null => soonest(open.map(({ by }) => by));
