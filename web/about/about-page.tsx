import { Link } from 'react-router-dom';
import { preventAges } from '#shared/heart/evidence/estimate.ts';
import { product } from '#shared/product.ts';
import { ageRange } from '#shared/questions/longevity/age-range.ts';
import { featureAbout } from '#web/features/texts.ts';
import { EmergencyNumbers } from '#web/place/emergency-numbers.tsx';
import { OperatorPart } from '#web/privacy/operator-part.tsx';
import { Screen } from '#web/shell/screen.tsx';
import { PageHeading } from '#web/ui/page.tsx';
import { Article, Lede, PairOfLists, Part, type ReadingPart } from '#web/ui/reading.tsx';
import { callBeforeQuiz } from '#words/emergency.ts';

/** The intended use in plain words. A clinician signs it before launch (docs/safety-case.md). */
export const aboutLede = `${product.name} is two quizzes that compare your answers with large studies. It’s for people aged ${ageRange.min} or over. Use it to learn, and to get ready to talk to a doctor. You answer about yourself, at home.`;

export const whatItIs: readonly string[] = [
  'Information, free of charge',
  'A rough estimate, with its range',
  'A list of habits to try, with sources',
  'A page you can take to your doctor',
];

export const whatItIsNot: readonly string[] = [
  'Not a diagnosis or a treatment',
  'Not a medical check-up',
  'Not a promise about your life',
  'Not monitored: no one reads your answers or calls for help',
];

const aboutParts: readonly ReadingPart[] = [
  {
    title: 'Who it’s not for',
    points: [
      `People under ${ageRange.min}.`,
      'People who are pregnant or gave birth in the last six weeks. They get no heart number, and the age isn’t made for them.',
      'People on dialysis, with a kidney transplant, or whose kidneys hardly work. They get no heart number.',
      'People with known heart or artery disease. They get a plan instead of a heart number.',
      'People well below a healthy weight, or below it with signs of an eating problem. They get no age and no heart number.',
      `People under ${preventAges.from} or over ${preventAges.to}, for the heart number.`,
    ],
  },
  {
    title: 'What not to use it for',
    paragraphs: [
      'Please don’t start, stop or change a medicine because of a result. It’s not for insurance, for work, or to say who is fit to drive. A good number is no reason to keep smoking or to lose more weight.',
    ],
  },
  {
    title: 'What we ask of you',
    points: [
      'If there is a notice, read it first.',
      'Call for help when it says so.',
      'Take the page to a doctor. No doctor reads your answers here.',
      'Check the units of the numbers you enter.',
    ],
  },
  {
    title: 'What the age means',
    paragraphs: [
      'It’s the age of an average person of your sex with about the same outlook as people with answers like yours. It comes from studies of how long people live. It’s mostly about habits. It doesn’t know your illnesses, medicines or blood tests. Two people with the same answers can be many years apart, so we show a range.',
    ],
  },
  {
    title: 'What the heart number means',
    paragraphs: [
      'It says how many in 100 people with answers like yours have a first heart attack or stroke in the next 10 years. It uses the American Heart Association’s PREVENT equations.',
    ],
  },
  {
    title: 'Where it can be wrong',
    points: [
      'You may not remember an answer exactly.',
      'The studies are mostly from the US and Europe. They fit other places less well.',
      'Studies show what goes together. They cannot always show what causes what.',
      'Some of our numbers are our own choice.',
    ],
  },
];

const howItIsChecked = 'We keep a list of what could go wrong, and go through it again and again.';

export const inAnEmergency = callBeforeQuiz;

/** The intended use: what this is, for whom, and what it asks of the reader. Needs no login. */
export function AboutPage() {
  return (
    <Screen hasFoot>
      <Article>
        <PageHeading documentTitle="About">What this is, and what it isn’t</PageHeading>
        <Lede>{aboutLede}</Lede>
        <PairOfLists
          first={{ title: 'What it is', points: whatItIs }}
          second={{ title: 'What it is not', points: whatItIsNot }}
        />
        {aboutParts.map((part) => (
          <Part key={part.title} part={part} />
        ))}
        <h2>Who checks it</h2>
        <p>{howItIsChecked}</p>
        {featureAbout.map(({ text, link }) => (
          <p key={link.to}>
            {text} <Link to={link.to}>{link.label}</Link>
          </p>
        ))}
        <OperatorPart title="Who runs it" />
        <h2>In an emergency</h2>
        <EmergencyNumbers lead={inAnEmergency} />
      </Article>
    </Screen>
  );
}
