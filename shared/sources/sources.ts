/** One entry of the bibliography. `short` is the display name that the quizzes cite word for word. */
export type BibliographyEntry = {
  readonly short: string;
  readonly citation: string;
  /** Where the citation does not say it. */
  readonly year?: number;
  readonly doi?: string;
  readonly url?: string;
};

const entries = {
  desalvo2006: {
    short: 'DeSalvo et al., J Gen Intern Med 2006',
    citation:
      'DeSalvo KB, Bloser N, Reynolds K, et al. Mortality prediction with a single general self-rated health question: a meta-analysis. J Gen Intern Med 2006;21:267-275',
    doi: '10.1111/j.1525-1497.2005.00291.x',
  },
  khan2023: {
    short: 'Khan et al., Circulation 2024 (PREVENT)',
    citation: 'Khan SS, Matsushita K, Sang Y, et al. AHA PREVENT equations. Circulation 2024;149:430-449 (online 2023)',
    doi: '10.1161/CIRCULATIONAHA.123.067626',
  },
  preventr: {
    short: 'Mayer, preventr R package',
    citation: 'Mayer M. preventr 0.12.0, R package (MIT), git ebe2ac1',
    url: 'https://github.com/martingmayer/preventr',
  },
  dyslipid2026: {
    short: 'ACC/AHA dyslipidemia guideline 2026',
    citation: '2026 ACC/AHA multisociety guideline on dyslipidemia (13 March 2026)',
    url: 'https://api.mdcalc.com/calc/10491',
  },
  htn2025: {
    short: 'AHA/ACC high blood pressure guideline 2025',
    citation: '2025 AHA/ACC high blood pressure guideline and scientific statement on risk assessment',
    url: 'https://professional.heart.org/en/science-news/use-of-risk-assessment-to-guide-decision-making-for-blood-pressure-management/top-things-to-know',
  },
  lloydjones2022: {
    short: "Lloyd-Jones et al., Circulation 2022 (Life's Essential 8)",
    citation: "Lloyd-Jones DM, Allen NB, Anderson CAM, et al. Life's Essential 8. Circulation 2022;146:e18-e43",
    doi: '10.1161/CIR.0000000000001078',
  },
  le8: {
    short: "Life's Essential 8 (Lloyd-Jones et al., 2022)",
    citation: "Lloyd-Jones DM, Allen NB, Anderson CAM, et al. Life's Essential 8. Circulation 2022;146:e18-e43",
    doi: '10.1161/CIR.0000000000001078',
  },
  essential8pkg: {
    short: 'Richardson, essential8 R package',
    citation: 'Richardson C. essential8 0.2.0, R package',
    url: 'https://github.com/thatoneguy006/essential8',
  },
  nhanes4: {
    short: 'NHANES 2013-2018 (BioAge package)',
    citation: 'NHANES 2013-2018 as distributed in the BioAge R package (Kwon D), NHANES4.rda',
    url: 'https://github.com/dayoonkwon/BioAge',
  },
  ssa2020: {
    short: 'US Social Security period life tables 2017',
    citation:
      'US Social Security Administration, period life tables, 2020 Trustees Report (year 2017), copy in econ-ark/HARK',
    url: 'https://github.com/econ-ark/HARK',
  },
  spiegelhalter2016: {
    short: 'Spiegelhalter, BMC Med Inform Decis Mak 2016',
    citation: 'Spiegelhalter D. How old are you, really? BMC Med Inform Decis Mak 2016;16:104',
    doi: '10.1186/s12911-016-0342-z',
  },
  li2018: {
    short: 'Li et al., Circulation 2018',
    citation: 'Li Y, Pan A, Wang DD, et al. Circulation 2018;138:345-355',
    doi: '10.1161/CIRCULATIONAHA.117.032047',
  },
  nguyen2024: {
    short: 'Nguyen et al., Am J Clin Nutr 2024',
    citation: 'Nguyen XT, Li Y, Wang DD, et al. Am J Clin Nutr 2024;119:127-135',
    doi: '10.1016/j.ajcnut.2023.10.032',
  },
  gbmc2016: {
    short: 'Global BMI Mortality Collaboration, Lancet 2016',
    citation: 'Global BMI Mortality Collaboration. Lancet 2016;388:776-786',
    doi: '10.1016/S0140-6736(16)30175-1',
  },
  inoue2020: {
    short: 'Inoue-Choi et al., JAMA Netw Open 2020',
    citation: 'Inoue-Choi M, Christensen CH, Rostron BL, et al. JAMA Netw Open 2020;3:e206436',
    doi: '10.1001/jamanetworkopen.2020.6436',
  },
  inoue2019: {
    short: 'Inoue-Choi et al., Am J Prev Med 2019',
    citation: 'Inoue-Choi M, et al. Non-daily smokers. Am J Prev Med 2019;56:27-37',
    doi: '10.1016/j.amepre.2018.06.025',
  },
  inoue2017: {
    short: 'Inoue-Choi et al., JAMA Intern Med 2017',
    citation: 'Inoue-Choi M, et al. Low-intensity smoking. JAMA Intern Med 2017;177:87-95',
    doi: '10.1001/jamainternmed.2016.7511',
  },
  thomson2022: {
    short: 'Thomson et al., JAMA Netw Open 2022',
    citation: 'Thomson B, Emberson J, Lacey B, et al. JAMA Netw Open 2022;5:e2231480',
    doi: '10.1001/jamanetworkopen.2022.31480',
  },
  cho2024: {
    short: 'Cho et al., NEJM Evidence 2024',
    citation: 'Cho ER, Brill IK, Gram IT, et al. NEJM Evid 2024;3(3)',
    doi: '10.1056/EVIDoa2300272',
  },
  zhao2023: {
    short: 'Zhao et al., JAMA Netw Open 2023',
    citation: 'Zhao J, Stockwell T, Naimi T, et al. JAMA Netw Open 2023;6:e236185',
    doi: '10.1001/jamanetworkopen.2023.6185',
    url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC10066463/table/zoi230209t4',
  },
  atkins2016: {
    short: 'Atkins et al., J Am Coll Cardiol 2016',
    citation: 'Atkins JL, Pilling LC, Ble A, et al. J Am Coll Cardiol 2016;68:874-875',
    doi: '10.1016/j.jacc.2016.05.072',
  },
  dutta2013: {
    short: 'Dutta et al., J Gerontol A 2013',
    citation: 'Dutta A, Henley W, Robine JM, et al. J Gerontol A 2013',
  },
  bachmann2012: {
    short: 'Bachmann et al., Circulation 2012',
    citation: 'Bachmann JM, Willis BL, Ayers CR, et al. Circulation 2012;125:3092-3098',
    doi: '10.1161/CIRCULATIONAHA.111.065490',
  },
  gharios2021: {
    short: 'Gharios et al., J Geriatr Cardiol 2021',
    citation: 'Gharios C, Leblebjian M, Mora S, et al. J Geriatr Cardiol 2021',
    doi: '10.11909/j.issn.1671-5411.2021.10.001',
  },
  goff_enh: {
    short: 'ACC/AHA risk enhancers 2018/2019',
    citation: 'Risk-enhancing factors, 2018/2019 ACC/AHA guidelines (tables in PMC9802028, PMC8315480, CCJM)',
    url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC8315480/table/tbl1',
  },
  krogsboll2019: {
    short: 'Krogsboll et al., Cochrane 2019',
    citation: 'Krogsboll LT, Jorgensen KJ, Gotzsche PC. Cochrane 2019 CD009009',
    doi: '10.1002/14651858.CD009009.pub3',
  },
  romandini2021: {
    short: 'Romandini et al., J Dent Res 2021',
    citation: 'Romandini M, et al. J Dent Res 2021',
    doi: '10.1177/0022034520952401',
  },
  ihme2024: {
    short: 'IHME-CHAIN, Lancet Public Health 2024',
    citation: 'IHME-CHAIN Collaborators. Lancet Public Health 2024;9:e155-e165',
    doi: '10.1016/S2468-2667(23)00306-7',
  },
  shan2023: {
    short: 'Shan et al., JAMA Intern Med 2023',
    citation: 'Shan Z, Wang F, Li Y, et al. JAMA Intern Med 2023;183:142-153',
    doi: '10.1001/jamainternmed.2022.6117',
  },
  liu2024: {
    short: 'Liu and Mozaffarian, Ann Intern Med 2024',
    citation: 'Liu J, Mozaffarian D. Ann Intern Med 2024;177:841-850',
    doi: '10.7326/M24-0190',
  },
  wang2021fv: {
    short: 'Wang et al., Circulation 2021',
    citation: 'Wang DD, Li Y, Bhupathiraju SN, et al. Circulation 2021;143:1642-1654',
    doi: '10.1161/CIRCULATIONAHA.120.048996',
  },
  hanley2021: {
    short: 'Hanley-Cook et al., PLoS Med 2021',
    citation: 'Hanley-Cook GT, Huybrechts I, Biessy C, et al. PLoS Med 2021;18:e1003834',
    doi: '10.1371/journal.pmed.1003834',
  },
  lee2022mmwr: {
    short: 'Lee et al., MMWR 2022',
    citation: 'Lee SH, Moore LV, Park S, et al. MMWR 2022;71:1-9',
    doi: '10.15585/mmwr.mm7101a1',
  },
  yuan2023: {
    short: 'Yuan et al., Food Funct 2023',
    citation: 'Yuan L, et al. Food Funct 2023',
  },
  liang2025: {
    short: 'Liang et al., Syst Rev 2025',
    citation: 'Liang S, Zhou Y, Zhang Q, Yu S, Wu S. Syst Rev 2025',
    doi: '10.1186/s13643-025-02800-8',
  },
  peng2022: {
    short: 'Peng et al., Healthcare 2022',
    citation: 'Peng X, Li J, Wu Y, et al. Healthcare 2022;11:29',
    doi: '10.3390/healthcare11010029',
  },
  ma2016nhs: {
    short: "Nurses' Health Study, bowel habits (PMC5011651)",
    citation: "Bowel movement frequency, Nurses' Health Study (PMC5011651)",
    url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC5011651',
  },
  ibsAarp: {
    short: 'NIH-AARP, irritable bowel and mortality',
    citation: 'Irritable bowel syndrome and mortality, NIH-AARP',
  },
  arem2015: {
    short: 'Arem et al., JAMA Intern Med 2015',
    citation: 'Arem H, Moore SC, Patel A, et al. JAMA Intern Med 2015;175:959-967',
    doi: '10.1001/jamainternmed.2015.0533',
  },
  zhao2019: {
    short: 'Zhao et al., Br J Sports Med 2019',
    citation: 'Zhao M, et al. leisure activity in 88,140 US adults. Br J Sports Med 2019',
  },
  lee2022: {
    short: 'Lee et al., Circulation 2022',
    citation: 'Lee DH, Rezende LFM, Joh HK, et al. Circulation 2022;146:523-534',
    doi: '10.1161/CIRCULATIONAHA.121.058162',
  },
  wang2021vpa: {
    short: 'Wang et al., JAMA Intern Med 2021',
    citation: 'Wang Y, Nie J, Ferrari G, et al. JAMA Intern Med 2021;181:203-211',
    doi: '10.1001/jamainternmed.2020.6331',
  },
  momma2022: {
    short: 'Momma et al., Br J Sports Med 2022',
    citation: 'Momma H, Kawakami R, Honda T, Sawada SS. Br J Sports Med 2022;56:755-763',
    doi: '10.1136/bjsports-2021-105061',
  },
  coleman2022: {
    short: 'Aerobic and strength activity in 416,420 US adults (PMC10064988)',
    citation: 'Aerobic and strength activity in 416,420 US adults (NHIS) (PMC10064988)',
    url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC10064988',
  },
  nchs2020pa: {
    short: 'NCHS Data Brief 443, NHIS 2020',
    citation: 'NCHS QuickStats / Data Brief 443, NHIS 2020',
    doi: '10.15620/cdc:120213',
  },
  patterson2018: {
    short: 'Patterson et al., Eur J Epidemiol 2018',
    citation: 'Patterson R, McNamara E, Tainio M, et al. Eur J Epidemiol 2018;33:811-829',
    doi: '10.1007/s10654-018-0380-1',
  },
  ussery2018: {
    short: 'Ussery et al., JAMA 2018',
    citation: 'Ussery EN, Fulton JE, Galuska DA, et al. JAMA 2018;320:2036-2038',
    doi: '10.1001/jama.2018.17797',
    url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC6248166/table/jld180058t1',
  },
  brito2014: {
    short: 'Brito et al., Eur J Prev Cardiol 2014',
    citation: 'Brito LBB, Ricardo DR, Araujo DSMS, et al. Eur J Prev Cardiol 2014;21:892-898',
    doi: '10.1177/2047487312471759',
  },
  araujo2025: {
    short: 'Araujo et al., Eur J Prev Cardiol 2025',
    citation: 'Araujo CGS, et al. sitting-rising test and death, 4,282 adults. Eur J Prev Cardiol',
  },
  garcia2018: {
    short: 'Garcia-Hermoso et al., Arch Phys Med Rehabil 2018',
    citation: 'Garcia-Hermoso A, Cavero-Redondo I, Ramirez-Velez R, et al. Arch Phys Med Rehabil 2018;99:2100-2113',
    doi: '10.1016/j.apmr.2018.01.008',
  },
  leong2015: {
    short: 'Leong et al., Lancet 2015',
    citation: 'Leong DP, Teo KK, Rangarajan S, et al. Lancet 2015;386:266-273',
    doi: '10.1016/S0140-6736(14)62000-6',
  },
  liu2017sleep: {
    short: 'Sleep duration meta-analysis, Sleep Med Rev 2017',
    citation: 'Sleep duration and all-cause mortality, meta-regression of 40 cohorts. Sleep Med Rev 2017;32:28-36',
    doi: '10.1016/j.smrv.2016.02.005',
  },
  cappuccio2010: {
    short: 'Cappuccio et al., Sleep 2010',
    citation: "Cappuccio FP, D'Elia L, Strazzullo P, Miller MA. Sleep 2010;33:585-592",
    url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC2864873',
  },
  yin2017: {
    short: 'Yin et al., J Am Heart Assoc 2017',
    citation: 'Yin J, Jin X, Shan Z, et al. J Am Heart Assoc 2017',
    doi: '10.1161/JAHA.117.005947',
  },
  ge2019: {
    short: 'Insomnia meta-analysis, Sleep Med Rev 2019',
    citation: 'Insomnia and mortality, 29 cohorts. Sleep Med Rev 2019;48:101215',
    doi: '10.1016/j.smrv.2019.101215',
  },
  lovato2019: {
    short: 'Lovato and Lack, Sleep Med Rev 2019',
    citation: 'Lovato N, Lack L. Sleep Med Rev 2019;43:71-83',
    doi: '10.1016/j.smrv.2018.10.004',
  },
  mahmood2022: {
    short: 'Mahmood et al., Sleep 2022',
    citation: 'Mahmood A, Ray M, Ward KD, et al. Sleep 2022',
    doi: '10.1093/sleep/zsac019',
  },
  windred2024: {
    short: 'Windred et al., Sleep 2024',
    citation: 'Windred DP, Burns AC, Lane JM, et al. Sleep 2024;47:zsad253',
    doi: '10.1093/sleep/zsad253',
  },
  russ2012: {
    short: 'Russ et al., BMJ 2012',
    citation: 'Russ TC, Stamatakis E, Hamer M, et al. BMJ 2012;345:e4933',
    doi: '10.1136/bmj.e4933',
  },
  kim2017: {
    short: 'Kim et al., Am J Epidemiol 2017',
    citation:
      'Kim ES, Hagan KA, Grodstein F, et al. Optimism and cause-specific mortality. Am J Epidemiol 2017;185:21-29',
  },
  rozanski2019: {
    short: 'Rozanski et al., JAMA Netw Open 2019',
    citation: 'Rozanski A, Bavishi C, Kubzansky LD, Cohen R. JAMA Netw Open 2019;2:e1912200',
    doi: '10.1001/jamanetworkopen.2019.12200',
  },
  wangf2023: {
    short: 'Wang et al., Nat Hum Behav 2023',
    citation: 'Wang F, Gao Y, Han Z, et al. Nat Hum Behav 2023;7:1307-1319',
    doi: '10.1038/s41562-023-01617-6',
  },
  bruss2024: {
    short: 'Bruss et al., MMWR 2024',
    citation: 'Bruss KV, Seth P, Zhao G. MMWR 2024;73:539-545',
    url: 'https://www.cdc.gov/mmwr/volumes/73/wr/mm7324a1.htm',
  },
  okun2013: {
    short: 'Okun et al., Psychol Aging 2013',
    citation: 'Okun MA, Yeung EW, Brown S. Psychol Aging 2013;28:564-577',
    doi: '10.1037/a0031519',
  },
  jenkinson2013: {
    short: 'Jenkinson et al., BMC Public Health 2013',
    citation: 'Jenkinson CE, et al. Is volunteering a public health intervention? BMC Public Health 2013',
  },
  americorps2023: {
    short: 'US Census Bureau and AmeriCorps 2023',
    citation: 'US Census Bureau and AmeriCorps, civic engagement supplement 2023',
    url: 'https://americorps.gov/about/our-impact/volunteering-civic-life',
  },
  stevenson2024: {
    short: 'Stevenson et al., Health Place 2024',
    citation:
      'Stevenson AC, Clemens T, Pairo-Castineira E, et al. Health Place 2024;89:103328 (preprint 10.1101/2023.07.11.23292360)',
    doi: '10.1016/j.healthplace.2024.103328',
  },
  lindqvist2014: {
    short: 'Lindqvist et al., J Intern Med 2014',
    citation: 'Lindqvist PG, Epstein E, Landin-Olsson M, et al. J Intern Med 2014',
    doi: '10.1111/joim.12251',
  },
  rojas2019: {
    short: 'Rojas-Rueda et al., Lancet Planet Health 2019',
    citation: 'Rojas-Rueda D, Nieuwenhuijsen MJ, Gascon M, et al. Lancet Planet Health 2019;3:e469-e477',
    doi: '10.1016/S2542-5196(19)30215-3',
  },
  who2020: {
    short: 'WHO physical activity guidelines 2020',
    citation: 'Bull FC, Al-Ansari SS, Biddle S, et al. WHO 2020 guidelines. Br J Sports Med 2020;54:1451-1462',
    doi: '10.1136/bjsports-2020-102955',
  },
  aasm: {
    short: 'AASM/SRS sleep consensus',
    citation: 'AASM/SRS consensus: at least 7 h for adults (as cited in nchs436)',
  },
  uspstfAB: {
    short: 'US Preventive Services Task Force, A and B recommendations',
    citation: 'US Preventive Services Task Force, A and B recommendations',
    url: 'https://www.uspreventiveservicestaskforce.org/uspstf/recommendation-topics/uspstf-a-and-b-recommendations',
  },
  uspstfSkin: {
    short: 'USPSTF, skin cancer counselling',
    citation: 'USPSTF skin cancer prevention counselling',
  },
  ahaOsa2021: {
    short: 'AHA statement on sleep apnea, Circulation 2021',
    citation: 'Obstructive sleep apnea and cardiovascular disease, AHA statement. Circulation 2021;144:e56-e67',
    doi: '10.1161/CIR.0000000000000988',
  },
  ahaWarning: {
    short: 'American Heart Association, warning signs of a heart attack',
    citation: 'AHA heart attack warning signs (as reproduced by several hospitals)',
    url: 'https://www.cottagehealth.org/services/heart-vascular/warning-signs/',
  },
  ahaHbp911: {
    short: 'American Heart Association, when to call 911 about high blood pressure',
    citation: 'AHA. When to call 911 about high blood pressure',
    url: 'https://www.heart.org/en/health-topics/high-blood-pressure/understanding-blood-pressure-readings/hypertensive-crisis-when-you-should-call-911-for-high-blood-pressure',
  },
  nhsFaint: {
    short: 'NHS, fainting',
    citation: 'NHS 111 Wales encyclopaedia, fainting (same text at nhs.uk)',
    url: 'https://111.wales.nhs.uk/encyclopaedia/f/article/fainting',
  },
  nhsChest: {
    short: 'NHS, recognising angina and heart attack',
    citation: 'NHS surgery page: recognising a heart attack / angina',
    url: 'https://springwellhousesurgery.nhs.uk/reconising-a-heart-attack/',
  },
  krishnan2025: {
    short: 'Krishnan et al., JAMA Cardiol 2025 (PREVENT risk age)',
    citation: 'Krishnan V, et al. PREVENT risk age. JAMA Cardiology, research letter, 30 July 2025',
    url: 'https://www.ehealth-news.com/heart-age-often-older-than-chronological-age',
  },
  preventRiskAge: {
    short: 'PREVENT risk age calculator, Northwestern',
    citation: 'PREVENT Risk Age Calculator, frequently asked questions (read in a stored copy)',
    url: 'https://weightlossdigest.news/PREVENT',
  },
  chronicCoronary2023: {
    short: 'AHA/ACC chronic coronary disease guideline 2023',
    citation: '2023 AHA/ACC guideline for chronic coronary disease; ACC guidance on vaccines 2025',
  },
  assumed: {
    short: 'Assumption of this document',
    citation: 'No source: assumption of this document',
  },
  reference: { short: 'Reference level', citation: 'Reference level (HR 1 by definition)' },
  nhsChestPain: {
    short: 'NHS, chest pain',
    citation: 'NHS, chest pain (read as reproduced by HSE Ireland, EAHealth and GP surgeries)',
    year: 2023,
    url: 'https://www.nhs.uk/conditions/chest-pain/',
  },
  niceCg95: {
    short: 'NICE CG95, recent-onset chest pain',
    citation:
      'NICE. Recent-onset chest pain of suspected cardiac origin: assessment and diagnosis. Clinical guideline CG95 (2010, updated 2016)',
    url: 'https://www.nice.org.uk/guidance/cg95',
  },
  chestPain2021: {
    short: 'AHA/ACC chest pain guideline 2021',
    citation:
      'Gulati M, Levy PD, Mukherjee D, et al. 2021 AHA/ACC guideline for the evaluation and diagnosis of chest pain. Circulation 2021;144:e368-e454',
    doi: '10.1161/CIR.0000000000001029',
  },
  escAcs2023: {
    short: 'ESC acute coronary syndromes guideline 2023',
    citation:
      'Byrne RA, Rossello X, Coughlan JJ, et al. 2023 ESC guidelines for the management of acute coronary syndromes. Eur Heart J 2023;44:3720-3826',
    doi: '10.1093/eurheartj/ehad191',
  },
  nhsAngina: {
    short: 'NHS, angina',
    citation: 'NHS, angina (read as reproduced by the Education Authority Northern Ireland and Bupa)',
    year: 2024,
    url: 'https://www.nhs.uk/conditions/angina/',
  },
  niceCg126: {
    short: 'NICE CG126, stable angina',
    citation: 'NICE. Stable angina: management. Clinical guideline CG126',
    year: 2016,
    url: 'https://www.nice.org.uk/guidance/cg126',
  },
  nhsStroke: {
    short: 'NHS, symptoms of a stroke',
    citation: 'NHS, stroke, symptoms; FAST',
    year: 2024,
    url: 'https://www.nhs.uk/conditions/stroke/symptoms/',
  },
  niceNg128: {
    short: 'NICE NG128, stroke and TIA',
    citation: 'NICE. Stroke and transient ischaemic attack in over 16s. NG128 (2019, updated 2022)',
    url: 'https://www.nice.org.uk/guidance/ng128',
  },
  rcpStroke2023: {
    short: 'National clinical guideline for stroke 2023',
    citation:
      'Intercollegiate Stroke Working Party. National clinical guideline for stroke for the UK and Ireland, 2023',
    url: 'https://www.strokeguideline.org',
  },
  nhsBreath: {
    short: 'NHS, shortness of breath',
    citation:
      'NHS, shortness of breath (read as reproduced by torbayandsouthdevonenhancedaccess.nhs.uk and a mirror of nhs.uk)',
    year: 2023,
    url: 'https://www.nhs.uk/conditions/shortness-of-breath/',
  },
  nhsCoughBlood: {
    short: 'NHS, coughing up blood',
    citation: 'NHS, coughing up blood (last reviewed 13 June 2024)',
    url: 'https://www.nhs.uk/conditions/coughing-up-blood/',
  },
  nhsPe: {
    short: 'NHS, pulmonary embolism',
    citation: 'NHS 111 Wales, pulmonary embolism',
    year: 2023,
    url: 'https://111.wales.nhs.uk/Encyclopaedia/p/article/pulmonaryembolism',
  },
  nice158: {
    short: 'NICE NG158, venous thromboembolic diseases',
    citation: 'NICE. Venous thromboembolic diseases: diagnosis, management and thrombophilia testing. NG158',
    year: 2023,
    url: 'https://www.nice.org.uk/guidance/ng158',
  },
  nhsConfusion: {
    short: 'NHS, sudden confusion (delirium)',
    citation: 'NHS, sudden confusion (delirium)',
    year: 2024,
    url: 'https://www.nhs.uk/conditions/confusion/',
  },
  news2: {
    short: 'Royal College of Physicians, NEWS2 2017',
    citation: 'Royal College of Physicians. National Early Warning Score (NEWS) 2. London: RCP, 2017',
    url: 'https://www.rcp.ac.uk/resources/national-early-warning-score-news-2/',
  },
  nhsPulse: {
    short: 'NHS, how to check your pulse',
    citation: 'NHS, how do I check my pulse',
    year: 2024,
    url: 'https://www.nhs.uk/conditions/nhs-fitness-studio/how-do-i-check-my-pulse/',
  },
  nhsPalpitations: {
    short: 'NHS, heart palpitations',
    citation: 'NHS 111 Wales, heart palpitations',
    year: 2023,
    url: 'https://111.wales.nhs.uk/Encyclopaedia/h/article/heartpalpitations',
  },
  escSyncope2018: {
    short: 'ESC syncope guideline 2018',
    citation:
      'Brignole M, Moya A, de Lange FJ, et al. 2018 ESC guidelines for the diagnosis and management of syncope. Eur Heart J 2018;39:1883-1948',
    doi: '10.1093/eurheartj/ehy037',
  },
  niceCg109: {
    short: 'NICE CG109, transient loss of consciousness',
    citation: 'NICE. Transient loss of consciousness (blackouts) in over 16s. CG109 (2010, updated 2023)',
    url: 'https://www.nice.org.uk/guidance/cg109',
  },
  esc2021pacing: {
    short: 'ESC pacing guideline 2021',
    citation:
      'Glikson M, Nielsen JC, Kronborg MB, et al. 2021 ESC guidelines on cardiac pacing. Eur Heart J 2021;42:3427-3520',
    doi: '10.1093/eurheartj/ehab364',
  },
  afib2023: {
    short: 'ACC/AHA atrial fibrillation guideline 2023',
    citation:
      'Joglar JA, Chung MK, Armbruster AL, et al. 2023 ACC/AHA/ACCP/HRS guideline for atrial fibrillation. Circulation 2024;149:e1-e156',
    doi: '10.1161/CIR.0000000000001193',
  },
  acog767: {
    short: 'ACOG Committee Opinion 767, 2019',
    citation:
      'ACOG Committee Opinion 767: Emergent therapy for acute-onset, severe hypertension during pregnancy and the postpartum period. Obstet Gynecol 2019;133:e174-e180',
    doi: '10.1097/AOG.0000000000003075',
  },
  acog222: {
    short: 'ACOG Practice Bulletin 222, 2020',
    citation:
      'ACOG Practice Bulletin 222: Gestational hypertension and preeclampsia. Obstet Gynecol 2020;135:e237-e260',
    doi: '10.1097/AOG.0000000000003891',
  },
  niceNg133: {
    short: 'NICE NG133, hypertension in pregnancy',
    citation: 'NICE. Hypertension in pregnancy: diagnosis and management. NG133',
    year: 2023,
    url: 'https://www.nice.org.uk/guidance/ng133',
  },
  cdcHearHer: {
    short: 'CDC, urgent maternal warning signs',
    citation: 'CDC and AIM, Hear Her: urgent maternal warning signs',
    year: 2024,
    url: 'https://www.cdc.gov/hearher/pregnant-postpartum-women/index.html',
  },
  meed2022: {
    short: 'Medical Emergencies in Eating Disorders (RCPsych CR233)',
    citation:
      'Royal College of Psychiatrists. Medical emergencies in eating disorders: guidance on recognition and management. CR233, 2022',
    url: 'https://www.rcpsych.ac.uk/improving-care/campaigning-for-better-mental-health-policy/college-reports/2022-college-reports/cr233',
  },
  maudsleyRisk: {
    short: 'Treasure, guide to medical risk in eating disorders',
    citation:
      "Treasure J. A guide to the medical risk assessment for eating disorders, King's College London (table reproduced in Arch Dis Child Educ Pract)",
    year: 2009,
    url: 'https://ep.bmj.com',
  },
  nhsEating: {
    short: 'NHS, eating disorders',
    citation: 'NHS, overview of eating disorders',
    year: 2024,
    url: 'https://www.nhs.uk/mental-health/conditions/eating-disorders/overview/',
  },
  nhsUnderweight: {
    short: 'NHS, underweight adults',
    citation: 'NHS, underweight adults',
    year: 2023,
    url: 'https://www.nhs.uk/live-well/healthy-weight/managing-your-weight/advice-for-underweight-adults/',
  },
  nhsWeightLoss: {
    short: 'NHS, unintentional weight loss',
    citation: 'NHS, unintentional weight loss (read at abbeymedical.scot.nhs.uk)',
    year: 2023,
    url: 'https://www.nhs.uk/conditions/unintentional-weight-loss/',
  },
  niceNg12: {
    short: 'NICE NG12, suspected cancer',
    citation: 'NICE. Suspected cancer: recognition and referral. NG12',
    year: 2025,
    url: 'https://www.nice.org.uk/guidance/ng12',
  },
  escHf2021: {
    short: 'ESC heart failure guideline 2021',
    citation:
      'McDonagh TA, Metra M, Adamo M, et al. 2021 ESC guidelines for acute and chronic heart failure. Eur Heart J 2021;42:3599-3726',
    doi: '10.1093/eurheartj/ehab368',
  },
  nhsHf: {
    short: 'NHS, heart failure',
    citation: 'NHS, heart failure, symptoms',
    year: 2022,
    url: 'https://www.nhs.uk/conditions/heart-failure/',
  },
  ahaHfWarn: {
    short: 'Heart failure zones',
    citation: 'Heart failure zones, patient action plan (StayWell 2025, Healthwise / CommonSpirit)',
    url: 'https://commonspirit.org/conditions-treatments/heart-failure-zones',
  },
  kdigo2024: {
    short: 'KDIGO chronic kidney disease guideline 2024',
    citation:
      'KDIGO 2024 clinical practice guideline for the evaluation and management of chronic kidney disease. Kidney Int 2024;105(4S):S117-S314',
    doi: '10.1016/j.kint.2023.10.018',
  },
  adaStandards: {
    short: 'ADA Standards of Care in Diabetes 2026',
    citation: 'American Diabetes Association. Standards of care in diabetes 2026. Diabetes Care 2026;49(Suppl 1)',
  },
  niceNg17: {
    short: 'NICE NG17, type 1 diabetes in adults',
    citation: 'NICE. Type 1 diabetes in adults: diagnosis and management. NG17',
    year: 2022,
    url: 'https://www.nice.org.uk/guidance/ng17',
  },
  nhsLowBp: {
    short: 'NHS, low blood pressure',
    citation: 'NHS, low blood pressure (hypotension)',
    year: 2023,
    url: 'https://www.nhs.uk/conditions/low-blood-pressure-hypotension/',
  },
  niceNg222: {
    short: 'NICE NG222, depression in adults',
    citation: 'NICE. Depression in adults: treatment and management. NG222',
    year: 2022,
    url: 'https://www.nice.org.uk/guidance/ng222',
  },
  winter2014: {
    short: 'Winter et al., Am J Clin Nutr 2014',
    citation:
      'Winter JE, MacInnis RJ, Wattanapenpaiboon N, Nowson CA. BMI and all-cause mortality in older adults: a meta-analysis. Am J Clin Nutr 2014;99:875-890',
    doi: '10.3945/ajcn.113.068122',
  },
  who2020disability: {
    short: 'WHO physical activity guidelines 2020, disability',
    citation:
      'Carty C, van der Ploeg HP, Biddle SJH, et al. The first global physical activity and sedentary behavior guidelines for people living with disability. J Phys Act Health 2021;18:86-93',
    doi: '10.1123/jpah.2020-0629',
  },
  dga2025: {
    short: 'Dietary Guidelines for Americans 2025-2030',
    citation:
      'US Departments of Agriculture and Health and Human Services. Dietary Guidelines for Americans, 2025-2030 (7 January 2026)',
    url: 'https://realfood.gov',
  },
  qldCardiology: {
    short: 'Queensland Health, cardiology referral criteria',
    citation: 'Queensland Health. Clinical prioritisation criteria, cardiology: emergency referral',
    year: 2025,
    url: 'https://conditions.health.qld.gov.au/Specialty/19/cardiology',
  },
} as const satisfies Record<string, BibliographyEntry>;

/** What a result may cite. A misspelt reference does not compile. */
export type SourceId = keyof typeof entries;

/** The sources of both quizzes and of the safety rules, by id. What was read in each: `readings.ts`. */
export const sources: Readonly<Record<SourceId, BibliographyEntry>> = entries;
