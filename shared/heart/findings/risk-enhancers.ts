import { enhancerLimits, type RiskEnhancer, riskEnhancerList } from '#shared/heart/evidence/risk-enhancers.ts';
import type { Labs } from '#shared/heart/inputs/labs.ts';
import { measuredNonHdl } from '#shared/heart/inputs/labs.ts';
import type { Person } from '#shared/person/person.ts';

/** Reasons why the real risk may be higher, in their order; listed beside the percentage, never added (METHODS 4.7). */
export const riskEnhancers = (person: Person, labs: Labs): RiskEnhancer[] => {
  const { heart, longevity } = person;
  const holds: Record<RiskEnhancer, boolean> = {
    familyPremature: heart.familyPrematureCvd === 'yes',
    ldl160: heart.ldlBand === '160to189' || heart.ldlBand === '190plus',
    nonHdl190: (measuredNonHdl(labs) ?? 0) >= enhancerLimits.nonHdl,
    tg175: hasHighTriglycerides(labs),
    kidney: hasKidneyDisease(person, labs) || (person.myNumbers?.labs.uacr ?? 0) >= enhancerLimits.uacr,
    inflammatory: heart.inflammatory === 'hiv' || heart.inflammatory === 'yes',
    pregnancyOrMenopause: heart.pregnancyHistory === 'yes' && longevity.gender !== 'male',
    southAsian: longevity.ethnicity === 'southAsian',
    lpaHigh: heart.lpaKnown === 'high',
  };
  return riskEnhancerList.map(({ code }) => code).filter((code) => holds[code]);
};

/** 175 falls inside the band 150-199, so that band does not count: only an exact number can tell. */
const hasHighTriglycerides = ({ triglycerides }: Labs): boolean =>
  triglycerides !== null &&
  triglycerides.value >=
    (triglycerides.source === 'exact' ? enhancerLimits.triglycerides : enhancerLimits.triglyceridesBand);

/** Told, or by the eGFR; protein in the urine alone is a reason to ask, and not this. */
export const hasKidneyDisease = ({ heart: { kidneyDisease } }: Person, { egfr }: Labs): boolean =>
  (kidneyDisease !== undefined && kidneyDisease !== 'no' && kidneyDisease !== 'unsure') ||
  (egfr !== null && egfr.value < enhancerLimits.egfrBelow);

type Measured = { readonly person: Person; readonly labs: Labs };

/** An eGFR below 30, told or measured. */
export const hasLowEgfr = ({ person: { heart }, labs: { egfr } }: Measured): boolean =>
  egfr === null ? heart.kidneyDisease === 'severe' : egfr.value < 30;

/** Beside these no word for a percentage may comfort: a told stage 4, an eGFR below 30, or much protein in the urine. */
export const hasPoorKidneys = (one: Measured): boolean =>
  one.person.heart.kidneyDisease === 'severe' || hasLowEgfr(one) || (one.person.myNumbers?.labs.uacr ?? 0) >= 300;
