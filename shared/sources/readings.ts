import type { BibliographyId } from './background-sources.ts';

// What was taken from each source, and where it was read: for those who check our numbers. No result needs it, and no worker
// carries it.

/** The listed numbers were read in these sources. Blank for what is no publication. */
const read = {
  khan2023: 'coefficients via preventr; worked example Table S25 via preventr documentation',
  preventr: 'all coefficients (R/sysdata.rda), transformations, limits; run as oracle',
  ahaPreventCalc:
    '10-year CVD categories <5, 5-7.4, 7.5-19.9, >=20 (earlier version of the page); 30-79 for 10 years, 30-59 for 30 years; not with known CVD, CAC>=300, EF<40%; out-of-range values: nearest in-range value, may mis-estimate; components may exceed the total',
  dyslipid2026:
    'PREVENT-ASCVD low <3, borderline 3-<5, intermediate 5-<10, high >=10; low with LDL 160-189 or 30-year ASCVD >= 10%: consider a moderate statin; secondary prevention LDL < 70, very high risk < 55; Lp(a) once in every adult; read in several secondary summaries, not the guideline itself',
  htn2025:
    'drug treatment at >= 140/90, and at 130-139/80-89 with CVD, diabetes, kidney disease or PREVENT total CVD >= 7.5%; no alcohol is best, at most 1 drink a day (women) or 2 (men); sodium, weight loss >= 5%',
  dagostino2008: 'model, age 30-74, outcome; office coefficients taken from the CVrisk data object',
  cvriskPkg: 'office-model coefficients and the 16.75% test case',
  lloydjones2022: '80/50 cut points; the point tables were read in essential8Pkg',
  le8: 'see lloydjones2022',
  essential8pkg: 'all LE8 adult point bands including treated -20, Asian BMI table, second-hand smoke -20',
  nhanes4:
    'computed here: means, p10, p90 by sex and age of SBP, cholesterol, HDL, creatinine-based eGFR (post-stratified); within-band means; LDL = TC - HDL - TG/5 confirmed',
  nhanesPkg:
    'computed here: sleep hours, screen time, active days, education, BMI and alcohol distributions; cross-check of imputation',
  ssa2020: 'computed here: Gompertz slopes and life expectancies',
  spiegelhalter2016:
    "effective age is defined there as the age of a 'healthy' person with the same risk; our reference is the average person (see the methods page); link between hazard ratio and years",
  li2018: 'HR 0.26 (0.22-0.31) five vs zero; e50 29.0/25.5 (zero) and 43.1/37.6 (five)',
  nguyen2024: 'HRs for 1-8 habits (0.74 ... 0.13); e40 23.0->47.0 men, 27.0->47.5 women',
  gbmc2016:
    'abstract read: HRs of all BMI bands; per 5 units above 25: 1.31 overall, 1.52 at 35-49, 1.37 at 50-69, 1.21 at 70-89',
  nchs508: 'obesity 40.3%, severe 9.4%',
  inoue2020:
    'table 3 read: former daily smokers < 2 y 2.18 (2.03-2.35), 2-<5 y 1.96, 5-<10 y 1.69, >= 10 y 1.18; former non-daily 1.20 (0.91-1.59), 1.57, 1.36, 1.09; number of people in every row',
  inoue2019: 'non-daily 1.72 (1.36-2.18); daily 2.50 (2.35-2.66)',
  inoue2017: '1-10 a day HR 1.87; CI from memory',
  thomson2022: 'current vs never 2.80 (2.73-2.88); quit at 35-44 +21%, 45-54 +47%',
  cho2024: '2.8 women / 2.7 men; 12-13 years of survival lost; former 1.3',
  nhis2022smoke: '11% current; former and split not found',
  zhao2023: 'table 4 by sex; women >=65 g/day fully adjusted value was cut off (1.61 from memory)',
  nchs374: '2018: 33.7% none, 45.7% light, 15.5% moderate, 5.1% heavy',
  nhis2012alc: 'never 20.6% (F 25.4, M 15.4), former 13.8%',
  atkins2016: '16% (mother) and 17% (father) lower mortality per decade past 69',
  dutta2013: 'per decade HR 0.81 (mother), 0.87 (father)',
  bachmann2012: 'premature family CHD: CHD death 1.32-1.59',
  gharios2021: 'maternal 1.99, paternal 1.52 for cardiovascular death',
  goff_enh: 'list and limits',
  krogsboll2019:
    'total mortality RR 1.00, lower limit 0.97 read (233,298 people, 21,535 deaths); upper limit 1.03 from memory (garbled in the stored page)',
  romandini2021: 'periodontitis RR 1.46 (1.15-1.85)',
  ihme2024: '1.9% (1.8-2.0) per year; 2.9% at 18-49',
  shan2023: '0.81, 0.82, 0.86, 0.80 with CI',
  liu2024: 'poor 37.4, intermediate 61.1, ideal 1.58%',
  wang2021fv: '0.87 (0.85-0.90); meta 0.87 (0.85-0.88)',
  lee2022mmwr: '12.3% fruit, 10.0% vegetables',
  yuan2023: '2% (1-3) per serving; 1.21 (1.15-1.27) high vs low',
  liang2025: '1.15 (1.09-1.22)',
  peng2022: 'infrequent stools higher',
  ma2016nhs: 'more than daily 1.10 (1.06-1.15)',
  ibsAarp: '0.92 (0.87-0.98) after 17 years',
  arem2015: '0.80, 0.69, 0.63',
  zhao2019: '10-59 min 0.82, 150-299 0.69, >=1500 0.54',
  lee2022: 'vigorous 0.81 (0.76-0.87); moderate 19-25% lower',
  wang2021vpa: 'moderate 0.83 (0.80-0.87), vigorous 0.80',
  momma2022: 'table 1: 0.85 (0.79-0.93), best 17% at 40 min/week, GRADE very low',
  coleman2022: 'strength 1/week 0.89 (0.81-0.97), 7/week 0.99 (0.94-1.04)',
  nchs2020pa: 'strength: men 35.2%, women 26.9%; both guidelines 24.2%',
  patterson2018: 'sitting 1.01/1.04, television 1.03/1.06 per hour',
  ussery2018: 'sitting-time distribution',
  brito2014: '1.84, 3.44, 5.44 with CI',
  araujo2025: '3.84 lowest vs highest; year from memory',
  garcia2018: '0.69 (0.64-0.74)',
  liu2017sleep: 'RR at 4-11 h',
  cappuccio2010: 'short 1.12 (1.06-1.18), long 1.30 (1.22-1.38)',
  yin2017: '1.06 per hour less, 1.13 per hour more than 7',
  ge2019: 'non-restorative 1.23 (1.07-1.42); difficulty maintaining sleep null',
  lovato2019: 'insomnia 1.07 (0.96-1.19)',
  mahmood2022: 'non-restorative 1.17; maintaining sleep null',
  nchs436: '14.5% trouble falling asleep, 17.8% staying asleep; AASM/SRS advise >=7 h',
  windred2024: '20-48% lower over fifths 2-5',
  russ2012: '1.20, 1.43, 1.94 with CI',
  kim2017: '0.91 (0.85-0.97) fully adjusted',
  rozanski2019: '14% lower all-cause mortality',
  wangf2023: 'isolation 1.32 (1.26-1.39), loneliness 1.14 (1.08-1.20)',
  bruss2024: 'loneliness about one in three; exact support figure not found',
  okun2013: 'adjusted 24% (16-31)',
  jenkinson2013: 'RR 0.78 (0.66-0.90); not confirmed by trials',
  americorps2023: '28.3% formal volunteering',
  stevenson2024: '0.86 (0.80-0.93); not applied',
  lindqvist2014: 'sun avoiders about two-fold; not applied',
  rojas2019: '4% lower per 0.1 NDVI; not applied',
  who2020: '150-300 min moderate or 75-150 vigorous; strength; sit less',
  aasm: 'statement found in nchs436',
  uspstfAB: 'found: alcohol (B), weight loss BMI>=30 (B), hypertension and tobacco (A), depression (B), statins (B)',
  ahaOsa2021: 'when to screen',
  ahaWarning:
    'chest discomfort more than a few minutes or returning; arms, back, neck, jaw, stomach; breathlessness; cold sweat, nausea, light-headed; call 911',
  ahaHbp911: '180/120: repeat after 1-2 minutes; symptoms -> 911; none -> contact a professional',
  nhsFaint: '999 if fainted while exercising, lying down, with chest pain or palpitations; otherwise see a GP',
  nhsChest: 'effort pain easing with rest: appointment; persistent or at rest: 999',
  krishnan2025:
    'report of the letter: sex-specific, PREVENT base model, 10-year total CVD; mean risk age 55.4 at mean age 51.3 (women), 56.7 at 49.7 (men); the letter itself was not read',
  preventRiskAge:
    'optimal levels: non-HDL 120 mg/dL, SBP 110 mm Hg, eGFR 90, no diabetes, no smoking, no antihypertensive or statin; example: woman with 5% has risk age 63. HDL is not named',
  heard2018:
    "abstract: 'X makes you Y years older' is less well understood; 'your effective age would be X' is understood better than hazard ratios",
  chronicCoronary2023:
    'cardiac rehabilitation, statin first line, vaccines (flu, COVID-19, pneumococcus); read in summaries',
  smith1993:
    'abstract: average within-person variation of 30 studies: total cholesterol 6.1%, HDL 7.4%, LDL 9.5%, triglycerides 22.6%',
  thoni2022:
    'abstract: creatinine within-person variation 5.0% (4.7-5.4) without outlier studies, analytical 1.1%; it used the EFLM database among others',
  hba1cBv2024: 'abstract: within-person 2.9%, between-person 7.9%, weekly for ten weeks',
  reference: '',
  nhsChestPain:
    '999: sudden pain that spreads, feels tight or heavy, comes with breathlessness, sweating or sickness, or lasts more than 15 minutes; GP: comes and goes, or goes quickly; read at www2.hse.ie/conditions/chest-pain and chartermedicalcentre.co.uk/chest-pain',
  niceCg95:
    'emergency with pain now, or in the last 12 h without a normal ECG; 12-72 h same-day; abrupt deterioration of angina counts as suspected ACS; no different assessment by sex; read at gpnotebook.com',
  nhsAngina:
    'urgent appointment for an attack that stops within minutes of rest when not diagnosed; 999 when it does not stop, spreads, or comes with sweating, sickness or breathlessness',
  niceNg128: 'suspected TIA: specialist within 24 h of onset; no ABCD2; read at rcemlearning.co.uk and gmisdn.org.uk',
  rcpStroke2023: 'within 24 h; more than a week ago: within 7 days; read at gmnisdn.org.uk',
  nhsBreath:
    '999: severe difficulty, tight chest, confusion; 111: more breathless than usual, pain or swelling in one leg; GP: with activity or lying down, swollen ankles',
  nhsCoughBlood:
    '999: more than a few spots or streaks, or with breathlessness, fast heartbeat, chest or back pain; urgent GP: a few spots',
  nhsPe:
    '999: severe difficulty breathing, very fast heart, passed out; GP: chest pain, breathlessness, swollen leg; leaflet nidirect: sharp pain on breathing in',
  news2:
    'pulse <=40 and >=131: 3 points, 111-130: 2, 41-50 and 91-110: 1; systolic <=90: 3; new confusion: 3; one 3-point item: urgent review; read on the chart and at medcalc3000.com',
  nhsPalpitations:
    '999: palpitations now with chest pain, breathlessness or faintness; GP: keep coming back, longer than a few minutes, heart condition, family history',
  escSyncope2018:
    'effort, lying, palpitations before, heart disease and family history as high risk: read in Cleve Clin J Med (table), the EGSYS score and Cornwall NHS criteria; sitting as a lesser sign from memory',
  niceCg109:
    'within 24 h: heart failure, on effort, sudden death in the family under 40, new breathlessness, murmur, over 65 without warning; read at iatrox.com and rms.cornwall.nhs.uk',
  acog767:
    'treatment within 30-60 minutes of confirmed severe hypertension; severe range 160/110 confirmed at acepnow.com',
  acog222:
    '140/90 after 20 weeks; severe features 160/110, headache, sight, pain under the ribs, lungs; read at internetbookofemergencymedicine.com and PMC8678921',
  cdcHearHer:
    'headache that will not go away, vision, trouble breathing, chest pain, leg swelling or pain, swelling of hands or face: get care at once, in pregnancy and for a year after',
  maudsleyRisk:
    'moderate: pulse 40-49, systolic 80-89, BMI 12-13.9; high: pulse < 40, systolic < 80, BMI < 12; read in three copies (ep.bmj.com table 2, medicalalgorithms.com, NICE CG9 appendix 7)',
  nhsWeightLoss: 'more than 5% of weight over 6 to 12 months is a concern',
  ahaHfWarn:
    'yellow: more breathless, needs pillows, more swelling, 2-3 lb a day or 5 lb a week: call today; red: severe breathlessness, pink froth, faint: 911',
  nhsLowBp:
    'below 90/60; does not always cause symptoms; GP when dizziness or fainting keep coming; can be normal in fit people; read in a copy of the page (reviewed 11 July 2023)',
  winter2014: '>= 65 years: 21.0-21.9 HR 1.12, 20.0-20.9 1.19 against 23.0-23.9; rises above 33 (1.08)',
  dga2025:
    'supersedes 2020-2025 (source dga); alcohol: consume less, no daily limits; read in secondary pages (perkinscoie.com, press)',
  qldCardiology:
    'emergency: suspected heart pain within 24 hours with ten minutes or more, new at rest or with little activity, breathlessness, faint, pulse > 120 or systolic < 90; AF with breathlessness, chest pain or faint; heart failure with more breathlessness, pulse > 120, systolic < 90',
  semigran2015:
    '45 vignettes in three classes; appropriate triage 57% overall, 80% of emergent, 55% of non-emergent, 33% of self-care cases',
  schmieding2022: 'no clear progress in five years',
  fdaWellness2026:
    'two categories of claims; "may help reduce the risk of" / "live well with"; low risk required; read in law-firm summaries (Greenberg Traurig, Honigman, Epstein Becker)',
  fdaCds2026:
    'the exclusion is for software for health care professionals (four criteria); read in law-firm summaries (Jones Day, DLA Piper)',
  mdcg201911:
    'rule 11: information for diagnostic or therapeutic decisions class IIa or higher; prediction and prognosis named; read at emergobyul.com and blog.johner-institute.com',
  mhraSoftware:
    'appendix 1 symptom checkers, appendix 2 clinical calculators; read at qadvis.com and innovation.nhs.uk',
  ftcHbnr2024:
    'health apps outside HIPAA; breach includes unauthorised disclosure; individuals and FTC within 60 days, media from 500 residents of a state',
  waMhmda:
    'consumer health data very broad, consent, separate policy, deletion, no size threshold, private right of action; read in law-firm summaries',
} as const satisfies { readonly [Id in BibliographyId]?: string };

/** From memory, or not looked up. */
const notRead: Readonly<Record<Exclude<BibliographyId, keyof typeof read>, string>> = {
  desalvo2006: 'from memory, not looked up',
  hanley2021: 'study found; HR 0.63 from memory (excerpt cut); not used',
  leong2015: 'study found; 1.16 per 5 kg from memory',
  uspstfSkin: 'not looked up',
  assumed: '',
  chestPain2021: 'acute = new or changed pattern, intensity or duration; from memory',
  escAcs2023: 'not read; tearing pain and aortic syndrome as differential',
  niceCg126: 'not read; review of treatment in stable angina',
  nhsStroke: 'FAST, 999 even if signs pass: read in NICE NG128 summaries; sudden very bad headache from memory',
  nice158: 'not read; same-day pathway for suspected DVT, immediate for suspected PE',
  nhsConfusion: '999 for sudden confusion: read in the shortness-of-breath page; the page itself not read',
  nhsPulse: '60-100 at rest, sit 5 minutes; read in an NHS-derived question set; advice above 100 from memory',
  esc2021pacing:
    'not read; symptoms with a slow pulse decide; athletes may be slow without illness: read in secondary pages',
  afib2023: 'not read here; anticoagulation by yearly stroke risk, aspirin alone not advised',
  niceNg133: 'not read; same-day assessment at 140/90, admission at 160/110',
  meed2022:
    'traffic-light frame and replacement of MARSIPAN read on secondary pages; BMI < 13 red and 13-14.9 amber from memory',
  nhsEating: 'see a GP as soon as possible; any weight; from memory',
  nhsUnderweight: 'BMI below 18.5: talk to a GP; from memory',
  niceNg12: 'not read; unexplained weight loss leads to assessment',
  escHf2021: 'not read; typical symptoms',
  nhsHf: 'not read; breathlessness, swelling: GP; sudden or severe: 999',
  kdigo2024: 'stages by eGFR 90/60/45/30/15; repeat to confirm; not read here',
  adaStandards: 'diagnostic limits A1c 6.5%, fasting glucose 126 mg/dL; not read here',
  niceNg17: 'not read; high sugar with weight loss is urgent',
  niceNg222: 'not read; the two PHQ-2 questions come through uspstfAB',
  who2020disability: 'not read',
  dcb0129: 'frame of the hazard log; from memory',
  iso14971: 'frame of the hazard log; from memory',
};

export const found: Readonly<Record<BibliographyId, string>> = { ...read, ...notRead };

export const isRead = (id: BibliographyId): boolean => Object.hasOwn(read, id);

/** Which part of a reference itself is not certain: such a source is partly from memory. */
export const idNotes: { readonly [Id in BibliographyId]?: string } = {
  nguyen2024: 'author list from memory',
  coleman2022: 'author name from memory',
  kim2017: 'authors from memory',
  okun2013: 'authors from memory',
  maudsleyRisk: 'tables were read, not the guide',
  dga2025: 'web address from memory',
};
