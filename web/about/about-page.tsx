import { Link } from 'react-router-dom';
import { preventAges } from '#shared/heart/evidence/estimate.ts';
import { ageRange } from '#shared/longevity/questions/age-range.ts';
import { product } from '#shared/product.ts';
import { emergencyNumber } from '#shared/safety/emergency-numbers.ts';
import { OperatorPart } from '#web/privacy/operator-part.tsx';
import { Screen } from '#web/shell/screen.tsx';
import { PageHeading } from '#web/ui/page.tsx';
import { Article, Lede, PairOfLists, Part, type ReadingPart } from '#web/ui/reading.tsx';

/** The intended use in plain words. A clinician signs it before launch (docs/safety-case.md). */
export const aboutLede = `${product.name} is two quizzes that compare your answers with large studies. It is for people of ${ageRange.min} and over who want to learn, and to prepare for a talk with a clinician. You answer for yourself, at home.`;

export const whatItIs: readonly string[] = [
  'Education, free of charge',
  'A rough estimate, with its range',
  'A list of habits worth a try, with sources',
  'A page you can bring to your doctor',
];

export const whatItIsNot: readonly string[] = [
  'Not a diagnosis, not a treatment',
  'Not a medical check-up',
  'Not a promise about your life',
  'Not watched: nobody reads your answers or calls for help',
];

const aboutParts: readonly ReadingPart[] = [
  {
    title: 'Who it is not made for',
    points: [
      `People under ${ageRange.min}.`,
      'People who are pregnant or gave birth in the last six weeks. They get no heart figure, and the age is not made for them.',
      'People on dialysis, with a new kidney, or with kidneys that hardly work. They get no heart figure.',
      'People with known heart or artery disease. They get a plan in place of the heart figure.',
      'People who are well below a healthy weight, or below it with signs of trouble with eating. They get no age and no heart figure.',
      `People under ${preventAges.from} or over ${preventAges.to}, for the heart figure.`,
    ],
  },
  {
    title: 'What it should not decide',
    paragraphs: [
      'Please don’t start, stop or change a medicine because of a result. It is not made for insurance, for work, or to say who is fit to drive. A good number is no reason to keep smoking, or to lose more weight.',
    ],
  },
  {
    title: 'What it asks of you',
    points: [
      'If there is a notice, read it first.',
      'Call for help when it says so.',
      'Take the page to a clinician. No clinician reads your answers here.',
      'Check the units of what you type.',
    ],
  },
  {
    title: 'What the age means',
    paragraphs: [
      'It is the age at which an average person of your sex dies about as often as people with answers like yours. It is mostly about habits. It does not know your illnesses, medicines or blood tests. Two people with the same answers can be many years apart, so we show a range.',
    ],
  },
  {
    title: 'What the heart figure means',
    paragraphs: [
      'It says how many of 100 people with answers like yours have a first heart attack or stroke in ten years. It uses the PREVENT equations of the American Heart Association.',
    ],
  },
  {
    title: 'Where it can be wrong',
    points: [
      'You may remember an answer differently from how it is.',
      'The studies are mostly from the US and Europe. For other places they fit less well.',
      'Studies show what goes together. They cannot always show what causes what.',
      'Some of our numbers are our own choice. The method page names them.',
    ],
  },
];

/** The link to the method follows it. */
const howItIsChecked =
  'The method is open, and each study is named. Where a number is our own choice, we say so. We keep a list of what could go wrong, and go through it again and again.';

export const inAnEmergency = `Call ${emergencyNumber.text}: ${emergencyNumber.hint}. Please don’t wait for a quiz.`;

/** The intended use: what this is, for whom, and what it asks of the reader. Public. */
export function AboutPage() {
  return (
    <Screen hasFoot>
      <Article>
        <PageHeading documentTitle="What this is">What this is, and what it is not</PageHeading>
        <Lede>{aboutLede}</Lede>
        <PairOfLists
          first={{ title: 'What it is', points: whatItIs }}
          second={{ title: 'What it is not', points: whatItIsNot }}
        />
        {aboutParts.map((part) => (
          <Part key={part.title} part={part} />
        ))}
        <h2>Who checks it</h2>
        <p>
          {howItIsChecked} <Link to="/methods">Read the method</Link>
        </p>
        <OperatorPart title="Who runs it" />
        <h2>In an emergency</h2>
        <p>{inAnEmergency}</p>
      </Article>
    </Screen>
  );
}
