// Written by `npm run places` from tests/vectors/places, which has the sources. A row has its countries, or none for all others.

import * as asked from '#words/asked-about-you.ts';
import * as words from '#words/place-options.ts';

/** Amounts a week: the highest of each answer but the last. */
export type Drinks = {
  readonly countries: string;
  readonly counted: 'drinks' | 'standardDrinks' | 'units';
  readonly upTo: readonly [number, ...number[]];
};

/** Those of the quiz, whose hint says what counts as one. */
export const ownDrinks: Drinks = {
  countries: 'AS,GU,MP,PR,UM,US,VI',
  counted: 'drinks',
  upTo: [0, 12, 22, 32],
};

export const drinkRows: readonly (Drinks & { readonly measures: string })[] = [
  {
    countries: 'AR,CL,MX',
    counted: 'standardDrinks',
    upTo: [0, 12, 22, 32],
    measures: words.drinkOfFourteen,
  },
  {
    countries: 'CA',
    counted: 'standardDrinks',
    upTo: [0, 12, 22, 32],
    measures: words.drinkOfCanada,
  },
  {
    countries: 'FK,GB,GG,GI,IM,JE',
    counted: 'units',
    upTo: [1, 21, 39, 56],
    measures: words.unitsOfUk,
  },
  {
    countries: 'IE',
    counted: 'standardDrinks',
    upTo: [1, 17, 31, 45],
    measures: words.drinksOfIreland,
  },
  {
    countries: 'AU,CC,CX,NF',
    counted: 'standardDrinks',
    upTo: [1, 17, 31, 45],
    measures: words.drinksOfAustralia,
  },
  {
    countries: 'NZ',
    counted: 'standardDrinks',
    upTo: [1, 17, 31, 45],
    measures: words.drinksOfNewZealand,
  },
  {
    countries: '',
    counted: 'standardDrinks',
    upTo: [1, 17, 31, 45],
    measures: words.drinksOfTenGrams,
  },
  {
    countries: 'AX,DE,DK,FI,FO,GL,IT,NO,SE,SM,VA',
    counted: 'standardDrinks',
    upTo: [1, 14, 26, 37],
    measures: words.drinksOfTwelveGrams,
  },
  {
    countries: 'JP',
    counted: 'drinks',
    upTo: [0, 8, 15, 22],
    measures: words.drinksOfJapan,
  },
];

/** In the order of the answers. A row without words: the quiz's own. */
export const schoolRows: readonly { readonly countries: string; readonly labels: readonly string[] }[] = [
  {
    countries: '',
    labels: [
      words.noSecondarySchool,
      words.secondarySchool,
      words.collegeCourse,
      words.universityDegree,
      words.higherDegree,
    ],
  },
  {
    countries: 'AS,GU,MP,PH,PR,UM,US,VI',
    labels: [],
  },
  {
    countries: 'FK,GB,GG,GI,IM,JE',
    labels: [words.noGcse, words.gcseToHighers, words.higherNational, words.bachelorsDegree, words.postgraduateDegree],
  },
  {
    countries: 'IE',
    labels: [
      words.noLeavingCert,
      words.leavingCert,
      words.higherCertificate,
      words.bachelorsDegree,
      words.postgraduateDegree,
    ],
  },
  {
    countries: 'AU,CC,CX,NF',
    labels: [words.belowYear12, words.year12, words.tafeDiploma, words.bachelorsDegree, words.postgraduateDegree],
  },
  {
    countries: 'NZ',
    labels: [words.belowNcea, words.ncea, words.level4To6, words.bachelorsDegree, words.postgraduateDegree],
  },
  {
    countries: 'CA',
    labels: [
      asked.educationLessThanHS,
      words.highSchoolDiploma,
      words.tradeDiploma,
      words.bachelorsDegree,
      asked.educationGraduate,
    ],
  },
];
