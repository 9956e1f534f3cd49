import type { HeartAnswers } from '#shared/person/person.ts';
import * as pressure from '#words/asked-blood-pressure.ts';
import * as bloodTests from '#words/asked-blood-tests.ts';
import * as breath from '#words/asked-breath-fainting-swelling.ts';
import * as habits from '#words/asked-heart-habits.ts';
import * as heartSigns from '#words/asked-heart-signs.ts';
import * as warningSigns from '#words/asked-warning-signs.ts';

/** What a notice repeats of an answer whose label does not stand without its question: 'Yes, right now', or 10 lb without kilograms. */
export const toldAnswers: Readonly<Record<string, Readonly<Record<string, string>> | undefined>> = {
  chestPain: {
    now: heartSigns.chestPainNowTold,
    today: heartSigns.chestPainTodayTold,
    week: heartSigns.chestPainWeekTold,
    often: heartSigns.chestPainOftenTold,
    occasional: heartSigns.chestPainOccasionalTold,
  },
  orthopnea: { propped: breath.orthopneaProppedTold },
  palpitations: {
    now: breath.palpitationsNowTold,
    persistent: breath.palpitationsPersistentTold,
    often: breath.palpitationsOftenTold,
  },
  pregnancyNow: { yesSigns: warningSigns.pregnancyNowYesSignsTold },
  weightChange: { lostWeight: warningSigns.weightChangeLostWeightTold },
  toldHighBloodSugar: { yes: bloodTests.toldHighBloodSugarYesTold },
  sleepApneaDiagnosed: { suspected: habits.sleepApneaDiagnosedSuspectedTold },
  rhythmAlert: { yes: habits.rhythmAlertYesTold },
} satisfies {
  readonly [Id in keyof HeartAnswers]?: Readonly<Partial<Record<Extract<HeartAnswers[Id], string>, string>>>;
};

/** A rough blood pressure inside a sentence. */
export const pressureBands: Readonly<Record<NonNullable<HeartAnswers['bpBand']>, string>> = {
  under110: pressure.bpBandUnder110Inside,
  '110to119': pressure.bpBand110To119Inside,
  '120to129': pressure.bpBand120To129Inside,
  '130to139': pressure.bpBand130To139Inside,
  '140to159': pressure.bpBand140To159Inside,
  '160to179': pressure.bpBand160To179Inside,
  '180plus': pressure.bpBand180Plus,
};
