import { Link } from 'react-router-dom';
import { preventAges } from '#shared/heart/evidence/estimate.ts';
import { ageRange } from '#shared/questions/longevity/age-range.ts';
import { featureAbout } from '#web/features/texts.ts';
import { EmergencyNumbers } from '#web/place/emergency-numbers.tsx';
import { OperatorPart } from '#web/privacy/operator-part.tsx';
import { Screen } from '#web/shell/screen.tsx';
import { PageHeading } from '#web/ui/page.tsx';
import { Article, Lede, PairOfLists, Part, type ReadingPart } from '#web/ui/reading.tsx';
import * as words from '#words/about.ts';
import { callBeforeQuiz } from '#words/emergency.ts';
import * as labels from '#words/labels.ts';

/** The intended use in plain words. A clinician signs it before launch (docs/safety-case.md). */
export const aboutLede = words.lede(ageRange.min);

export const whatItIs: readonly string[] = [words.isInformation, words.isEstimate, words.isHabits, words.isPage];

export const whatItIsNot: readonly string[] = [words.noDiagnosis, words.noCheckUp, words.noPromise, words.notMonitored];

const aboutParts: readonly ReadingPart[] = [
  {
    title: words.notForWhom,
    points: [
      words.notUnder(ageRange.min),
      words.notPregnant,
      words.notKidneys,
      words.notHeart,
      words.notWeight,
      words.notAges(preventAges.from, preventAges.to),
    ],
  },
  {
    title: words.whatNotFor,
    paragraphs: [words.notForDecisions],
  },
  {
    title: words.whatWeAsk,
    points: [words.readNoticeFirst, words.callWhenItSays, words.takeToDoctor, words.checkUnits],
  },
  {
    title: words.ageTitle,
    paragraphs: [words.ageMeans],
  },
  {
    title: words.riskTitle,
    paragraphs: [words.riskMeans],
  },
  {
    title: words.limitsTitle,
    points: [words.limitMemory, words.limitPlaces, words.limitCauses, words.limitChoices],
  },
];

export const inAnEmergency = callBeforeQuiz;

/** The intended use: what this is, for whom, and what it asks of the reader. Needs no login. */
export function AboutPage() {
  return (
    <Screen hasFoot>
      <Article>
        <PageHeading documentTitle={labels.about}>{labels.whatThisIs}</PageHeading>
        <Lede>{aboutLede}</Lede>
        <PairOfLists
          first={{ title: words.whatItIs, points: whatItIs }}
          second={{ title: words.whatItIsNot, points: whatItIsNot }}
        />
        {aboutParts.map((part) => (
          <Part key={part.title} part={part} />
        ))}
        <h2>{words.whoChecks}</h2>
        <p>{words.howChecked}</p>
        {import.meta.env.SPEAKS_SEVERAL && <p>{words.howTranslated}</p>}
        {featureAbout.map(({ text, link }) => (
          <p key={link.to}>
            {text} <Link to={link.to}>{link.label}</Link>
          </p>
        ))}
        <OperatorPart title={words.whoRuns} />
        <h2>{labels.inAnEmergency}</h2>
        <EmergencyNumbers lead={inAnEmergency} />
      </Article>
    </Screen>
  );
}
