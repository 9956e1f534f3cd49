import { drinksHeavily, mayBePregnant, type Person } from '#shared/person/person.ts';
import { notEmergency } from '#words/emergency.ts';
import * as maternity from '#words/maternity.ts';
import * as words from '#words/notices.ts';
import * as seekCare from '#words/seek-care.ts';
import * as sugar from '#words/sugar.ts';
import type { Assessment } from './assess.ts';
import { harmlessSignWords } from './harmless-sign.ts';
import { mayHaveGivenBirth } from './help-lines.ts';
import { type Deadline, soonest } from './levels.ts';
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
    words: [kind(words.supportLinesKind), call(words.supportLinesDangerCall), call(words.supportLinesCall)],
    applies: ({ assessment }) => assessment.routes.includes('lowMood') || assessment.routes.includes('eatingRisk'),
  },
  {
    code: 'eatingLines',
    words: [call(words.eatingLinesCall)],
    applies: ({ assessment }) => assessment.routes.includes('eatingRisk'),
  },
  {
    code: 'alcoholStop',
    words: [dont(words.alcoholStopDont), act(words.alcoholStopAct), call(words.alcoholStopCall)],
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
    words: [act(words.strengthCheckAct), what(words.strengthCheckWhat)],
    applies: ({ person: { longevity } }) => longevity.sitToStand === 'cannot',
  },
  {
    code: 'mentionSleepApneaCheck',
    words: [what(words.sleepApnoeaWhat), act(words.sleepApnoeaAct)],
    applies: ({ person: { longevity } }) => longevity.sleepQuality === 'poor' || longevity.nightAwakenings === 'more',
  },
  {
    code: 'activityStop',
    words: [act(words.activityStopAct), call(words.activityStopCall)],
    applies: ({ planRaisesActivity }) => planRaisesActivity,
  },
  {
    code: 'medicines',
    words: [dont(words.medicinesDont), act(words.medicinesAct)],
    applies: ({ quiz }) => quiz === 'heart',
  },
  {
    code: 'checkTyping',
    words: [what(words.checkTypingWhat), typing(words.checkTyping), act(words.checkTypingAct)],
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
    words: [act(words.drinkAmountAct), dont(words.drinkAmountDont)],
    applies: ({ assessment: { routes }, quiz }) =>
      quiz === 'longevity' &&
      (routes.includes('kidneyFailure') || routes.includes('kidneyDiet') || routes.includes('heartFailureSigns')),
  },
  {
    code: 'sickDay',
    words: [
      act(words.sickDayAct),
      dont(sugar.insulinNeverDont),
      call(sugar.ketonesHighCall),
      call(sugar.ketonesVeryHighCall),
      what(words.sickDayWhat),
      call(sugar.sugarDrowsyCall),
    ],
    applies: ({ person, assessment: { redFlags, routes } }) =>
      isDiabetic(person) ||
      (!routes.includes('pregnant') &&
        redFlags.some(({ code }) => code === 'sugarControl' || code === 'diabetesRange')),
  },
  {
    code: 'afterBirthLine',
    words: [call(words.afterBirthLineWho), call(words.afterBirthLineCall)],
    applies: ({ person, assessment: { redFlags } }) =>
      redFlags.some(({ code }) => code === 'moodSupport') && mayHaveGivenBirth(person),
  },
  {
    code: 'heartSport',
    words: [act(words.heartSportAct)],
    wordsFor: ({ person }) =>
      hasAneurysm(person) ? [act(words.heartSportAct), call(words.heartSportAneurysmCall)] : null,
    applies: ({ assessment: { routes } }) => routes.includes('heartSport'),
  },
  {
    code: 'harmlessSign',
    words: [what(words.harmlessSignWhat), act(words.harmlessSignAct), call(words.harmlessSignCall)],
    wordsFor: ({ person }) => harmlessSignWords(person),
    applies: ({ person, quiz }) => quiz === 'heart' && harmlessSignWords(person) !== null,
  },
  {
    code: 'quietLow',
    words: [what(words.quietLowWhat), what(words.quietLowUsualWhat), act(words.quietLowAct)],
    applies: ({ person, quiz, assessment: { routes } }) =>
      quiz === 'heart' && isQuietLow(readFacts(person)) && !routes.includes('waitForCare'),
  },
  {
    code: 'teamKnows',
    words: [what(words.teamKnowsWhat), call(seekCare.worseSameDayCall), call(seekCare.breathlessSittingCall)],
    applies: ({ person, quiz }) => quiz === 'heart' && hasKnownBreathing(person),
  },
  {
    code: 'vapeOnly',
    words: [what(words.vapeOnlyWhat), what(words.vapeOnlyNumberWhat)],
    applies: ({ person, quiz }) => quiz === 'longevity' && person.longevity.smoking === 'vapeOnly',
  },
  {
    code: 'oneCondition',
    words: [what(words.oneConditionWhat), act(words.oneConditionAct)],
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
