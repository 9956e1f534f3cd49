import { type BibliographyEntry, type SourceId, sources } from './sources.ts';

// For the pages about the method alone: no result cites these, and no worker carries them.

const background = {
  ahaPreventCalc: {
    short: 'American Heart Association, PREVENT calculator',
    citation: 'American Heart Association. PREVENT online calculator pages (professional.heart.org), two versions',
    url: 'https://professional.heart.org/en/guidelines-and-statements/prevent-calculator',
  },
  dagostino2008: {
    short: "D'Agostino et al., Circulation 2008",
    citation:
      "D'Agostino RB Sr, Vasan RS, Pencina MJ, et al. General cardiovascular risk profile. Circulation 2008;117:743-753",
    doi: '10.1161/CIRCULATIONAHA.107.699579',
  },
  cvriskPkg: {
    short: 'Castro, CVrisk R package',
    citation: 'Castro V. CVrisk, R package (frs_simple_coef, unit tests)',
    url: 'https://github.com/vcastro/CVrisk',
  },
  nhanesPkg: {
    short: 'NHANES 2009-2012 (NHANES package)',
    citation: 'NHANES 2009-2012 resampled data in the NHANES R package (Pruim R)',
    url: 'https://github.com/ProjectMOSAIC/NHANES',
  },
  nchs508: {
    short: 'NCHS Data Brief 508, 2024',
    citation: 'Emmerich SD, et al. NCHS Data Brief 508, 2024',
    url: 'https://www.cdc.gov/nchs/products/databriefs/db508.htm',
  },
  nhis2022smoke: {
    short: 'CDC/NCHS, NHIS 2022 (smoking)',
    citation: 'CDC/NCHS early release, NHIS 2022, adult smoking about 11%',
  },
  nchs374: {
    short: 'NCHS Data Brief 374, 2020',
    citation: 'Boersma P, et al. NCHS Data Brief 374, 2020',
  },
  nhis2012alc: {
    short: 'NHIS 2012-2017 (drinking), Transl Cancer Res 2019',
    citation: 'Heavy drinking in NHIS 2012-2017 (Transl Cancer Res 2019;8 Suppl 4:S334), table S1',
    doi: '10.21037/tcr.2019.06.31',
  },
  nchs436: {
    short: 'NCHS Data Brief 436, 2022',
    citation: 'Adjaye-Gbewonyo D, Ng AE, Black LI. NCHS Data Brief 436, 2022',
    doi: '10.15620/cdc:117490',
  },
  heard2018: {
    short: 'Heard, Rakow and Spiegelhalter, Appl Cogn Psychol 2018',
    citation:
      'Heard CL, Rakow T, Spiegelhalter D. Comparing comprehension and perception for alternative speed-of-ageing and standard hazard ratio formats. Appl Cogn Psychol 2018',
    doi: '10.1002/acp.3381',
  },
  smith1993: {
    short: 'Smith et al., Clin Chem 1993 (variation of blood lipids)',
    citation:
      'Smith SJ, Cooper GR, Myers GL, Sampson EJ. Biological variability in concentrations of serum lipids. Clin Chem 1993;39:1012-22',
  },
  thoni2022: {
    short: 'Variation of eGFR, Front Med 2022',
    citation:
      'Biological variation and reference change value of the estimated glomerular filtration rate in humans: a systematic review and meta-analysis. Front Med 2022;9:1009358',
    doi: '10.3389/fmed.2022.1009358',
  },
  hba1cBv2024: {
    short: 'Variation of HbA1c, Scand J Clin Lab Invest 2024',
    citation:
      'Within- and between-subject biological variation data for whole blood HbA1c from 38 apparently healthy Turkish subjects. Scand J Clin Lab Invest 2024;84(7-8)',
    doi: '10.1080/00365513.2024.2439394',
  },
  semigran2015: {
    short: 'Semigran et al., BMJ 2015',
    citation:
      'Semigran HL, Linder JA, Gidengil C, Mehrotra A. Evaluation of symptom checkers for self diagnosis and triage: audit study. BMJ 2015;351:h3480',
    doi: '10.1136/bmj.h3480',
    url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC4496786',
  },
  schmieding2022: {
    short: 'Schmieding et al., J Med Internet Res 2022',
    citation:
      'Schmieding ML, Kopka M, Schmidt K, et al. Triage accuracy of symptom checker apps: 5-year follow-up evaluation. J Med Internet Res 2022;24:e31810',
    url: 'https://jmir.org/2022/5/e31810',
  },
  fdaWellness2026: {
    short: 'FDA, General Wellness guidance 2026',
    citation:
      'US FDA. General Wellness: Policy for Low Risk Devices. Guidance, 6 January 2026 (supersedes 27 September 2019)',
    url: 'https://www.fda.gov/regulatory-information/search-fda-guidance-documents/general-wellness-policy-low-risk-devices',
  },
  fdaCds2026: {
    short: 'FDA, Clinical Decision Support guidance 2026',
    citation: 'US FDA. Clinical Decision Support Software. Guidance, 6 January 2026 (supersedes 28 September 2022)',
    url: 'https://www.fda.gov/regulatory-information/search-fda-guidance-documents/clinical-decision-support-software',
  },
  mdcg201911: {
    short: 'MDCG 2019-11 rev. 1, 2025',
    citation: 'MDCG 2019-11 rev. 1. Qualification and classification of software, MDR and IVDR. June 2025',
    url: 'https://health.ec.europa.eu',
  },
  mhraSoftware: {
    short: 'MHRA, medical devices: software applications',
    citation:
      'MHRA. Medical devices: software applications (apps), with appendices on symptom checkers and clinical calculators',
    year: 2023,
    url: 'https://www.gov.uk/government/publications/medical-devices-software-applications-apps',
  },
  ftcHbnr2024: {
    short: 'FTC Health Breach Notification Rule 2024',
    citation:
      'US FTC. Health Breach Notification Rule, 16 CFR Part 318, final rule 30 May 2024 (89 FR 47028), in force 29 July 2024',
    url: 'https://regulations.justia.com/regulations/fedreg/2024/05/30/2024-10855.html',
  },
  waMhmda: {
    short: 'Washington My Health My Data Act',
    citation:
      'Washington State, My Health My Data Act, RCW 19.373 (2023), in force 31 March 2024 (small businesses 30 June 2024)',
    url: 'https://app.leg.wa.gov/RCW/default.aspx?cite=19.373',
  },
  dcb0129: {
    short: 'DCB0129, clinical risk management',
    citation: 'NHS England. DCB0129: Clinical risk management, its application in the manufacture of health IT systems',
    year: 2018,
    url: 'https://digital.nhs.uk/data-and-information/information-standards/governance/latest-activity/standards-and-collections/dcb0129-clinical-risk-management-its-application-in-the-manufacture-of-health-it-systems',
  },
  iso14971: {
    short: 'ISO 14971:2019',
    citation: 'ISO 14971:2019 Medical devices: application of risk management to medical devices',
  },
} as const satisfies Record<string, BibliographyEntry>;

export type BibliographyId = SourceId | keyof typeof background;

/** The whole bibliography, by id. */
export const allSources: Readonly<Record<BibliographyId, BibliographyEntry>> = { ...sources, ...background };
