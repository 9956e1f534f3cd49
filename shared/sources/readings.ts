import type { BibliographyId } from './sources.ts';

/** What was read in a source, for those who check our numbers: no result needs it, and no worker carries it. */
export type Reading = {
  /** What was taken from it, and where it was read. */
  readonly found?: string;
  /** Which part of the reference itself is not certain. */
  readonly idNote?: string;
  /** Whether the listed numbers were read in it. A source with `idNote` is partly from memory. */
  readonly verified: boolean;
};

export const readings: Readonly<Record<BibliographyId, Reading>> = {
  khan2023: {
    found: 'coefficients via preventr; worked example Table S25 via preventr documentation',
    verified: true,
  },
  preventr: {
    found: 'all coefficients (R/sysdata.rda), transformations, limits; run as oracle',
    verified: true,
  },
  ahaPreventCalc: {
    found:
      '10-year CVD categories <5, 5-7.4, 7.5-19.9, >=20 (earlier version of the page); 30-79 for 10 years, 30-59 for 30 years; not with known CVD, CAC>=300, EF<40%; out-of-range values: nearest in-range value, may mis-estimate; components may exceed the total',
    verified: true,
  },
  dyslipid2026: {
    found:
      'PREVENT-ASCVD low <3, borderline 3-<5, intermediate 5-<10, high >=10; low with LDL 160-189 or 30-year ASCVD >= 10%: consider a moderate statin; secondary prevention LDL < 70, very high risk < 55; Lp(a) once in every adult; read in several secondary summaries, not the guideline itself',
    verified: true,
  },
  htn2025: {
    found:
      'drug treatment at >= 140/90, and at 130-139/80-89 with CVD, diabetes, kidney disease or PREVENT total CVD >= 7.5%; no alcohol is best, at most 1 drink a day (women) or 2 (men); sodium, weight loss >= 5%',
    verified: true,
  },
  dagostino2008: {
    found: 'model, age 30-74, outcome; office coefficients taken from the CVrisk data object',
    verified: true,
  },
  cvriskPkg: {
    found: 'office-model coefficients and the 16.75% test case',
    verified: true,
  },
  lloydjones2022: {
    found: '80/50 cut points; the point tables were read in essential8Pkg',
    verified: true,
  },
  le8: {
    found: 'see lloydjones2022',
    verified: true,
  },
  essential8pkg: {
    found: 'all LE8 adult point bands including treated -20, Asian BMI table, second-hand smoke -20',
    verified: true,
  },
  nhanes4: {
    found:
      'computed here: means, p10, p90 by sex and age of SBP, cholesterol, HDL, creatinine-based eGFR (post-stratified); within-band means; LDL = TC - HDL - TG/5 confirmed',
    verified: true,
  },
  nhanesPkg: {
    found:
      'computed here: sleep hours, screen time, active days, education, BMI and alcohol distributions; cross-check of imputation',
    verified: true,
  },
  ssa2020: {
    found: 'computed here: Gompertz slopes and life expectancies',
    verified: true,
  },
  spiegelhalter2016: {
    found:
      "effective age is defined there as the age of a 'healthy' person with the same risk; our reference is the average person (see the methods page); link between hazard ratio and years",
    verified: true,
  },
  li2018: {
    found: 'HR 0.26 (0.22-0.31) five vs zero; e50 29.0/25.5 (zero) and 43.1/37.6 (five)',
    verified: true,
  },
  nguyen2024: {
    found: 'HRs for 1-8 habits (0.74 ... 0.13); e40 23.0->47.0 men, 27.0->47.5 women',
    idNote: 'author list from memory',
    verified: true,
  },
  gbmc2016: {
    found:
      'abstract read: HRs of all BMI bands; per 5 units above 25: 1.31 overall, 1.52 at 35-49, 1.37 at 50-69, 1.21 at 70-89',
    verified: true,
  },
  nchs508: {
    found: 'obesity 40.3%, severe 9.4%',
    verified: true,
  },
  inoue2020: {
    found:
      'table 3 read: former daily smokers < 2 y 2.18 (2.03-2.35), 2-<5 y 1.96, 5-<10 y 1.69, >= 10 y 1.18; former non-daily 1.20 (0.91-1.59), 1.57, 1.36, 1.09; number of people in every row',
    verified: true,
  },
  inoue2019: {
    found: 'non-daily 1.72 (1.36-2.18); daily 2.50 (2.35-2.66)',
    verified: true,
  },
  inoue2017: {
    found: '1-10 a day HR 1.87; CI from memory',
    verified: true,
  },
  thomson2022: {
    found: 'current vs never 2.80 (2.73-2.88); quit at 35-44 +21%, 45-54 +47%',
    verified: true,
  },
  cho2024: {
    found: '2.8 women / 2.7 men; 12-13 years of survival lost; former 1.3',
    verified: true,
  },
  nhis2022smoke: {
    found: '11% current; former and split not found',
    verified: true,
  },
  zhao2023: {
    found: 'table 4 by sex; women >=65 g/day fully adjusted value was cut off (1.61 from memory)',
    verified: true,
  },
  nchs374: {
    found: '2018: 33.7% none, 45.7% light, 15.5% moderate, 5.1% heavy',
    verified: true,
  },
  nhis2012alc: {
    found: 'never 20.6% (F 25.4, M 15.4), former 13.8%',
    verified: true,
  },
  atkins2016: {
    found: '16% (mother) and 17% (father) lower mortality per decade past 69',
    verified: true,
  },
  dutta2013: {
    found: 'per decade HR 0.81 (mother), 0.87 (father)',
    verified: true,
  },
  bachmann2012: {
    found: 'premature family CHD: CHD death 1.32-1.59',
    verified: true,
  },
  gharios2021: {
    found: 'maternal 1.99, paternal 1.52 for cardiovascular death',
    verified: true,
  },
  goff_enh: {
    found: 'list and limits',
    verified: true,
  },
  krogsboll2019: {
    found:
      'total mortality RR 1.00, lower limit 0.97 read (233,298 people, 21,535 deaths); upper limit 1.03 from memory (garbled in the stored page)',
    verified: true,
  },
  romandini2021: {
    found: 'periodontitis RR 1.46 (1.15-1.85)',
    verified: true,
  },
  ihme2024: {
    found: '1.9% (1.8-2.0) per year; 2.9% at 18-49',
    verified: true,
  },
  shan2023: {
    found: '0.81, 0.82, 0.86, 0.80 with CI',
    verified: true,
  },
  liu2024: {
    found: 'poor 37.4, intermediate 61.1, ideal 1.58%',
    verified: true,
  },
  wang2021fv: {
    found: '0.87 (0.85-0.90); meta 0.87 (0.85-0.88)',
    verified: true,
  },
  hanley2021: {
    found: 'study found; HR 0.63 from memory (excerpt cut); not used',
    verified: false,
  },
  lee2022mmwr: {
    found: '12.3% fruit, 10.0% vegetables',
    verified: true,
  },
  yuan2023: {
    found: '2% (1-3) per serving; 1.21 (1.15-1.27) high vs low',
    verified: true,
  },
  liang2025: {
    found: '1.15 (1.09-1.22)',
    verified: true,
  },
  peng2022: {
    found: 'infrequent stools higher',
    verified: true,
  },
  ma2016nhs: {
    found: 'more than daily 1.10 (1.06-1.15)',
    verified: true,
  },
  ibsAarp: {
    found: '0.92 (0.87-0.98) after 17 years',
    verified: true,
  },
  arem2015: {
    found: '0.80, 0.69, 0.63',
    verified: true,
  },
  zhao2019: {
    found: '10-59 min 0.82, 150-299 0.69, >=1500 0.54',
    verified: true,
  },
  lee2022: {
    found: 'vigorous 0.81 (0.76-0.87); moderate 19-25% lower',
    verified: true,
  },
  wang2021vpa: {
    found: 'moderate 0.83 (0.80-0.87), vigorous 0.80',
    verified: true,
  },
  momma2022: {
    found: 'table 1: 0.85 (0.79-0.93), best 17% at 40 min/week, GRADE very low',
    verified: true,
  },
  coleman2022: {
    found: 'strength 1/week 0.89 (0.81-0.97), 7/week 0.99 (0.94-1.04)',
    idNote: 'author name from memory',
    verified: true,
  },
  nchs2020pa: {
    found: 'strength: men 35.2%, women 26.9%; both guidelines 24.2%',
    verified: true,
  },
  patterson2018: {
    found: 'sitting 1.01/1.04, television 1.03/1.06 per hour',
    verified: true,
  },
  ussery2018: {
    found: 'sitting-time distribution',
    verified: true,
  },
  brito2014: {
    found: '1.84, 3.44, 5.44 with CI',
    verified: true,
  },
  araujo2025: {
    found: '3.84 lowest vs highest; year from memory',
    verified: true,
  },
  garcia2018: {
    found: '0.69 (0.64-0.74)',
    verified: true,
  },
  leong2015: {
    found: 'study found; 1.16 per 5 kg from memory',
    verified: false,
  },
  liu2017sleep: {
    found: 'RR at 4-11 h',
    verified: true,
  },
  cappuccio2010: {
    found: 'short 1.12 (1.06-1.18), long 1.30 (1.22-1.38)',
    verified: true,
  },
  yin2017: {
    found: '1.06 per hour less, 1.13 per hour more than 7',
    verified: true,
  },
  ge2019: {
    found: 'non-restorative 1.23 (1.07-1.42); difficulty maintaining sleep null',
    verified: true,
  },
  lovato2019: {
    found: 'insomnia 1.07 (0.96-1.19)',
    verified: true,
  },
  mahmood2022: {
    found: 'non-restorative 1.17; maintaining sleep null',
    verified: true,
  },
  nchs436: {
    found: '14.5% trouble falling asleep, 17.8% staying asleep; AASM/SRS advise >=7 h',
    verified: true,
  },
  windred2024: {
    found: '20-48% lower over fifths 2-5',
    verified: true,
  },
  russ2012: {
    found: '1.20, 1.43, 1.94 with CI',
    verified: true,
  },
  kim2017: {
    found: '0.91 (0.85-0.97) fully adjusted',
    idNote: 'authors from memory',
    verified: true,
  },
  rozanski2019: {
    found: '14% lower all-cause mortality',
    verified: true,
  },
  wangf2023: {
    found: 'isolation 1.32 (1.26-1.39), loneliness 1.14 (1.08-1.20)',
    verified: true,
  },
  bruss2024: {
    found: 'loneliness about one in three; exact support figure not found',
    verified: true,
  },
  okun2013: {
    found: 'adjusted 24% (16-31)',
    idNote: 'authors from memory',
    verified: true,
  },
  jenkinson2013: {
    found: 'RR 0.78 (0.66-0.90); not confirmed by trials',
    verified: true,
  },
  americorps2023: {
    found: '28.3% formal volunteering',
    verified: true,
  },
  stevenson2024: {
    found: '0.86 (0.80-0.93); not applied',
    verified: true,
  },
  lindqvist2014: {
    found: 'sun avoiders about two-fold; not applied',
    verified: true,
  },
  rojas2019: {
    found: '4% lower per 0.1 NDVI; not applied',
    verified: true,
  },
  who2020: {
    found: '150-300 min moderate or 75-150 vigorous; strength; sit less',
    verified: true,
  },
  aasm: {
    found: 'statement found in nchs436',
    verified: true,
  },
  uspstfAB: {
    found: 'found: alcohol (B), weight loss BMI>=30 (B), hypertension and tobacco (A), depression (B), statins (B)',
    verified: true,
  },
  uspstfSkin: {
    found: 'not looked up',
    verified: false,
  },
  ahaOsa2021: {
    found: 'when to screen',
    verified: true,
  },
  ahaWarning: {
    found:
      'chest discomfort more than a few minutes or returning; arms, back, neck, jaw, stomach; breathlessness; cold sweat, nausea, light-headed; call 911',
    verified: true,
  },
  ahaHbp911: {
    found: '180/120: repeat after 1-2 minutes; symptoms -> 911; none -> contact a professional',
    verified: true,
  },
  nhsFaint: {
    found: '999 if fainted while exercising, lying down, with chest pain or palpitations; otherwise see a GP',
    verified: true,
  },
  nhsChest: {
    found: 'effort pain easing with rest: appointment; persistent or at rest: 999',
    verified: true,
  },
  krishnan2025: {
    found:
      'report of the letter: sex-specific, PREVENT base model, 10-year total CVD; mean risk age 55.4 at mean age 51.3 (women), 56.7 at 49.7 (men); the letter itself was not read',
    verified: true,
  },
  preventRiskAge: {
    found:
      'optimal levels: non-HDL 120 mg/dL, SBP 110 mm Hg, eGFR 90, no diabetes, no smoking, no antihypertensive or statin; example: woman with 5% has risk age 63. HDL is not named',
    verified: true,
  },
  heard2018: {
    found:
      "abstract: 'X makes you Y years older' is less well understood; 'your effective age would be X' is understood better than hazard ratios",
    verified: true,
  },
  chronicCoronary2023: {
    found: 'cardiac rehabilitation, statin first line, vaccines (flu, COVID-19, pneumococcus); read in summaries',
    verified: true,
  },
  smith1993: {
    found:
      'abstract: average within-person variation of 30 studies: total cholesterol 6.1%, HDL 7.4%, LDL 9.5%, triglycerides 22.6%',
    verified: true,
  },
  thoni2022: {
    found:
      'abstract: creatinine within-person variation 5.0% (4.7-5.4) without outlier studies, analytical 1.1%; it used the EFLM database among others',
    verified: true,
  },
  hba1cBv2024: {
    found: 'abstract: within-person 2.9%, between-person 7.9%, weekly for ten weeks',
    verified: true,
  },
  assumed: {
    verified: false,
  },
  reference: { verified: true },
  nhsChestPain: {
    found:
      '999: sudden pain that spreads, feels tight or heavy, comes with breathlessness, sweating or sickness, or lasts more than 15 minutes; GP: comes and goes, or goes quickly; read at www2.hse.ie/conditions/chest-pain and chartermedicalcentre.co.uk/chest-pain',
    verified: true,
  },
  niceCg95: {
    found:
      'emergency with pain now, or in the last 12 h without a normal ECG; 12-72 h same-day; abrupt deterioration of angina counts as suspected ACS; no different assessment by sex; read at gpnotebook.com',
    verified: true,
  },
  chestPain2021: {
    found: 'acute = new or changed pattern, intensity or duration; from memory',
    verified: false,
  },
  escAcs2023: {
    found: 'not read; tearing pain and aortic syndrome as differential',
    verified: false,
  },
  nhsAngina: {
    found:
      'urgent appointment for an attack that stops within minutes of rest when not diagnosed; 999 when it does not stop, spreads, or comes with sweating, sickness or breathlessness',
    verified: true,
  },
  niceCg126: {
    found: 'not read; review of treatment in stable angina',
    verified: false,
  },
  nhsStroke: {
    found: 'FAST, 999 even if signs pass: read in NICE NG128 summaries; sudden very bad headache from memory',
    verified: false,
  },
  niceNg128: {
    found: 'suspected TIA: specialist within 24 h of onset; no ABCD2; read at rcemlearning.co.uk and gmisdn.org.uk',
    verified: true,
  },
  rcpStroke2023: {
    found: 'within 24 h; more than a week ago: within 7 days; read at gmnisdn.org.uk',
    verified: true,
  },
  nhsBreath: {
    found:
      '999: severe difficulty, tight chest, confusion; 111: more breathless than usual, pain or swelling in one leg; GP: with activity or lying down, swollen ankles',
    verified: true,
  },
  nhsCoughBlood: {
    found:
      '999: more than a few spots or streaks, or with breathlessness, fast heartbeat, chest or back pain; urgent GP: a few spots',
    verified: true,
  },
  nhsPe: {
    found:
      '999: severe difficulty breathing, very fast heart, passed out; GP: chest pain, breathlessness, swollen leg; leaflet nidirect: sharp pain on breathing in',
    verified: true,
  },
  nice158: {
    found: 'not read; same-day pathway for suspected DVT, immediate for suspected PE',
    verified: false,
  },
  nhsConfusion: {
    found: '999 for sudden confusion: read in the shortness-of-breath page; the page itself not read',
    verified: false,
  },
  news2: {
    found:
      'pulse <=40 and >=131: 3 points, 111-130: 2, 41-50 and 91-110: 1; systolic <=90: 3; new confusion: 3; one 3-point item: urgent review; read on the chart and at medcalc3000.com',
    verified: true,
  },
  nhsPulse: {
    found: '60-100 at rest, sit 5 minutes; read in an NHS-derived question set; advice above 100 from memory',
    verified: false,
  },
  nhsPalpitations: {
    found:
      '999: palpitations now with chest pain, breathlessness or faintness; GP: keep coming back, longer than a few minutes, heart condition, family history',
    verified: true,
  },
  escSyncope2018: {
    found:
      'effort, lying, palpitations before, heart disease and family history as high risk: read in Cleve Clin J Med (table), the EGSYS score and Cornwall NHS criteria; sitting as a lesser sign from memory',
    verified: true,
  },
  niceCg109: {
    found:
      'within 24 h: heart failure, on effort, sudden death in the family under 40, new breathlessness, murmur, over 65 without warning; read at iatrox.com and rms.cornwall.nhs.uk',
    verified: true,
  },
  esc2021pacing: {
    found: 'not read; symptoms with a slow pulse decide; athletes may be slow without illness: read in secondary pages',
    verified: false,
  },
  afib2023: {
    found: 'not read here; anticoagulation by yearly stroke risk, aspirin alone not advised',
    verified: false,
  },
  acog767: {
    found:
      'treatment within 30-60 minutes of confirmed severe hypertension; severe range 160/110 confirmed at acepnow.com',
    verified: true,
  },
  acog222: {
    found:
      '140/90 after 20 weeks; severe features 160/110, headache, sight, pain under the ribs, lungs; read at internetbookofemergencymedicine.com and PMC8678921',
    verified: true,
  },
  niceNg133: {
    found: 'not read; same-day assessment at 140/90, admission at 160/110',
    verified: false,
  },
  cdcHearHer: {
    found:
      'headache that will not go away, vision, trouble breathing, chest pain, leg swelling or pain, swelling of hands or face: get care at once, in pregnancy and for a year after',
    verified: true,
  },
  meed2022: {
    found:
      'traffic-light frame and replacement of MARSIPAN read on secondary pages; BMI < 13 red and 13-14.9 amber from memory',
    verified: false,
  },
  maudsleyRisk: {
    found:
      'moderate: pulse 40-49, systolic 80-89, BMI 12-13.9; high: pulse < 40, systolic < 80, BMI < 12; read in three copies (ep.bmj.com table 2, medicalalgorithms.com, NICE CG9 appendix 7)',
    idNote: 'tables were read, not the guide',
    verified: true,
  },
  nhsEating: {
    found: 'see a GP as soon as possible; any weight; from memory',
    verified: false,
  },
  nhsUnderweight: {
    found: 'BMI below 18.5: talk to a GP; from memory',
    verified: false,
  },
  nhsWeightLoss: {
    found: 'more than 5% of weight over 6 to 12 months is a concern',
    verified: true,
  },
  niceNg12: {
    found: 'not read; unexplained weight loss leads to assessment',
    verified: false,
  },
  escHf2021: {
    found: 'not read; typical symptoms',
    verified: false,
  },
  nhsHf: {
    found: 'not read; breathlessness, swelling: GP; sudden or severe: 999',
    verified: false,
  },
  ahaHfWarn: {
    found:
      'yellow: more breathless, needs pillows, more swelling, 2-3 lb a day or 5 lb a week: call today; red: severe breathlessness, pink froth, faint: 911',
    verified: true,
  },
  kdigo2024: {
    found: 'stages by eGFR 90/60/45/30/15; repeat to confirm; not read here',
    verified: false,
  },
  adaStandards: {
    found: 'diagnostic limits A1c 6.5%, fasting glucose 126 mg/dL; not read here',
    verified: false,
  },
  niceNg17: {
    found: 'not read; high sugar with weight loss is urgent',
    verified: false,
  },
  nhsLowBp: {
    found:
      'below 90/60; does not always cause symptoms; GP when dizziness or fainting keep coming; can be normal in fit people; read in a copy of the page (reviewed 11 July 2023)',
    verified: true,
  },
  niceNg222: {
    found: 'not read; the two PHQ-2 questions come through uspstfAB',
    verified: false,
  },
  winter2014: {
    found: '>= 65 years: 21.0-21.9 HR 1.12, 20.0-20.9 1.19 against 23.0-23.9; rises above 33 (1.08)',
    verified: true,
  },
  who2020disability: {
    found: 'not read',
    verified: false,
  },
  dga2025: {
    found:
      'supersedes 2020-2025 (source dga); alcohol: consume less, no daily limits; read in secondary pages (perkinscoie.com, press)',
    idNote: 'web address from memory',
    verified: true,
  },
  qldCardiology: {
    found:
      'emergency: suspected heart pain within 24 hours with ten minutes or more, new at rest or with little activity, breathlessness, faint, pulse > 120 or systolic < 90; AF with breathlessness, chest pain or faint; heart failure with more breathlessness, pulse > 120, systolic < 90',
    verified: true,
  },
  semigran2015: {
    found:
      '45 vignettes in three classes; appropriate triage 57% overall, 80% of emergent, 55% of non-emergent, 33% of self-care cases',
    verified: true,
  },
  schmieding2022: {
    found: 'no clear progress in five years',
    verified: true,
  },
  fdaWellness2026: {
    found:
      'two categories of claims; "may help reduce the risk of" / "live well with"; low risk required; read in law-firm summaries (Greenberg Traurig, Honigman, Epstein Becker)',
    verified: true,
  },
  fdaCds2026: {
    found:
      'the exclusion is for software for health care professionals (four criteria); read in law-firm summaries (Jones Day, DLA Piper)',
    verified: true,
  },
  mdcg201911: {
    found:
      'rule 11: information for diagnostic or therapeutic decisions class IIa or higher; prediction and prognosis named; read at emergobyul.com and blog.johner-institute.com',
    verified: true,
  },
  mhraSoftware: {
    found: 'appendix 1 symptom checkers, appendix 2 clinical calculators; read at qadvis.com and innovation.nhs.uk',
    verified: true,
  },
  ftcHbnr2024: {
    found:
      'health apps outside HIPAA; breach includes unauthorised disclosure; individuals and FTC within 60 days, media from 500 residents of a state',
    verified: true,
  },
  waMhmda: {
    found:
      'consumer health data very broad, consent, separate policy, deletion, no size threshold, private right of action; read in law-firm summaries',
    verified: true,
  },
  dcb0129: {
    found: 'frame of the hazard log; from memory',
    verified: false,
  },
  iso14971: {
    found: 'frame of the hazard log; from memory',
    verified: false,
  },
};
