import { asianBackgrounds } from '#shared/engine-1/evidence/lifes-essential-8.ts';
import { longevityModel } from '#shared/engine-1/evidence/longevity-model.ts';
import type { QuestionEvidence, ScoreTable } from '#shared/engine-1/evidence/types.ts';
import { findActive } from '#shared/engine-1/hazards.ts';
import { answerWords, questionOf, quoted } from './answer-words.ts';
import { bandTexts, type NumberTable, numberText, rounded } from './topic.ts';

const { caps } = longevityModel;

const variableOf = ({ id, curve, scoreTable }: QuestionEvidence): string =>
  (curve ?? scoreTable)?.variable === 'bmi' ? 'BMI' : (questionOf(id)?.unit ?? 'Answer');

/** Nobody is older than the model's oldest: the last row is open. */
const ageLimit = ({ ltAge }: { ltAge: number }): number => (ltAge > caps.maxAge ? Infinity : ltAge);

/** What an unanswered question stands for, by sex and age where these matter. */
export const averages = (evidence: QuestionEvidence): string[] => {
  const active = findActive(evidence.id);
  if (!active) return [];
  const limits = evidence.prevalenceByAge?.map(ageLimit) ?? [Infinity];
  const ages = bandTexts(limits);
  return limits.map((limit, at) => {
    const age = Math.min(limit - 1, caps.maxAge);
    const [women, men] = [active.centreAt.female(age), active.centreAt.male(age)].map((x) => rounded(x, 4));
    const words = women === men ? women : `${women} for women, ${men} for men`;
    return limits.length === 1 ? `${words}` : `${words} at ages ${ages[at]}`;
  });
};

/** The tables beside that of the answers: shares and scores where these are not by option. */
export const extraTables = (evidence: QuestionEvidence): NumberTable[] => [
  ...populationTables(evidence),
  ...scoreTables(evidence),
];

const populationTables = (evidence: QuestionEvidence): NumberTable[] => {
  const { id, centering, prevalenceByAge, options = [] } = evidence;
  return [
    ...(centering
      ? [
          {
            caption: 'Shares of the population',
            columns: [variableOf(evidence), 'Share'],
            rows: centering.map(({ x, p }) => [numberText(x), numberText(p)]),
          },
        ]
      : []),
    ...(prevalenceByAge
      ? [
          {
            caption: 'Shares of the population by age',
            columns: ['Answer', ...bandTexts(prevalenceByAge.map(ageLimit))],
            rows: options.map(({ value }, at) => [
              answerWords(id, value),
              ...prevalenceByAge.map(({ p }) => numberText(p[at] ?? 0)),
            ]),
          },
        ]
      : []),
  ];
};

const bandedScores = (caption: string, column: string, { bands }: ScoreTable): NumberTable => {
  const texts = bandTexts(bands.map(({ lt }) => lt));
  return {
    caption,
    columns: [column, 'Score'],
    rows: bands.map(({ score }, at) => [texts[at] ?? '', numberText(score)]),
  };
};

const scoreTables = (evidence: QuestionEvidence): NumberTable[] => {
  const { scoreTable, scoreTableAsian, scoreCurve } = evidence;
  const column = variableOf(evidence);
  return [
    ...(scoreTable ? [bandedScores('Score', column, scoreTable)] : []),
    ...(scoreTableAsian
      ? [bandedScores(`Score, background ${quoted('ethnicity', asianBackgrounds)}`, column, scoreTableAsian)]
      : []),
    ...(scoreCurve
      ? [
          {
            caption: 'Score, straight between these points',
            columns: [column, 'Score'],
            rows: scoreCurve.map(({ x, score }) => [numberText(x), numberText(score)]),
          },
        ]
      : []),
  ];
};
