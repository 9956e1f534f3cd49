import { pageOf } from './everyone.ts';

// Somebody well, with everything answered that a plan or a row reads; each test says what differs.

const longevity = {
  ...{ birthdate: '1976-05-02', gender: 'female', smoking: 'never', alcoholConsumption: 'occasional' },
  ...{ height: { ft: 5, in: 5 }, weight: 140, sleepHours: 7.5 },
};
const heart = {
  ...{ knownHeartConditions: 'none', rhythmProblem: 'no', chestPain: 'never', exertional: 'fine', dyspnea: 'none' },
  ...{ orthopnea: 'yes', palpitations: 'no', syncope: 'no', edema: 'no', otherWarningSigns: 'none' },
  ...{ pregnancyNow: 'no', weightChange: 'none', kidneyDisease: 'no', lpaKnown: 'normal', restingHeartRate: '66' },
  ...{ bpHomeMonitor: 'no', bpReading: 'numbers', bpSystolic: '114', bpDiastolic: '72', labsAvailable: 'yes' },
  ...{
    totalCholesterolBand: '160to199',
    hdlBand: '60to79',
    ldlBand: '70to99',
    egfrBand: '90plus',
    a1cBand: 'under5_7',
  },
  ...{ moderateMinutes: '150', vigorousMinutes: '0', bpMedication: 'no', statin: 'no', moodLow: 'no' },
  ...{
    supportHeart: 'yes',
    familyPrematureCvd: 'no',
    pregnancyHistory: 'no',
    inflammatory: 'no',
    secondhandSmoke: 'no',
  },
};

export const bothAnswers = (changed: Changed) => ({
  heart: { ...heart, ...changed.heart },
  longevity: { ...longevity, ...changed.longevity },
  today: '2026-01-15',
});
export type Changed = { readonly heart?: object; readonly longevity?: object };

/** The heart page of that person, changed so. */
export const pageWith = (changed: Changed) => pageOf(bothAnswers(changed)).content;
