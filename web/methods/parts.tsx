import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Bibliography } from './bibliography.tsx';
import { Constants } from './constants.tsx';
import type { MethodsContent } from './content/methods-content.ts';
import { Evidence } from './evidence.tsx';
import { Points } from './points.tsx';
import { Topics } from './topics.tsx';
import { WarningSigns } from './warning-signs.tsx';

export type Part = {
  readonly id: string;
  readonly title: string;
  /** What a reader finds in it. */
  readonly summary: string;
  readonly render: (content: MethodsContent) => ReactNode;
};

/** The topics of the page, in the order in which somebody would ask for them. */
export const parts: readonly Part[] = [
  {
    id: 'age',
    title: 'The biological age, step by step',
    summary: 'What it is, the formulas, and one age worked out by hand',
    render: ({ age }) => <Topics topics={age} />,
  },
  {
    id: 'evidence',
    title: 'What each answer counts',
    summary: 'Each question with its ratios, weight, grade and sources',
    render: (content) => <Evidence {...content} />,
  },
  {
    id: 'constants',
    title: 'Numbers behind the age',
    summary: 'Which are published, which are ours, and why',
    render: ({ constants }) => <Constants rows={constants} />,
  },
  {
    id: 'plan',
    title: 'How the plan is chosen',
    summary: 'Every rule, and who is left out of which',
    render: ({ plan }) => <Topics topics={plan} />,
  },
  {
    id: 'heart',
    title: 'The heart risk, step by step',
    summary: 'Who gets it, PREVENT with all its numbers, heart age, next steps',
    render: ({ heart }) => <Topics topics={heart} />,
  },
  {
    id: 'essentials',
    title: 'Life’s Essential 8',
    summary: 'The tables of points, and the rows of the heart result',
    render: ({ essentials }) => <Topics topics={essentials} />,
  },
  {
    id: 'warning-signs',
    title: 'Warning signs',
    summary: 'Each sign: when it is raised, how urgent, on what it rests',
    render: ({ signs, safety }) => (
      <>
        <WarningSigns signs={signs} />
        <Topics topics={safety} />
      </>
    ),
  },
  {
    id: 'not-verified',
    title: 'What is not verified',
    summary: 'Numbers that we could not read in a source',
    render: ({ notVerified }) => <Points points={notVerified} />,
  },
  {
    id: 'limits',
    title: 'Known limits',
    summary: 'Where the numbers are wrong or weak',
    render: ({ limits }) => <Points points={limits} />,
  },
  {
    id: 'check',
    title: 'Check a result yourself',
    summary: 'The fingerprint under each result',
    render: ({ check }) => (
      <>
        <p>
          <Link to="/verify">Verify a result</Link>: your browser works it out again and says whether every figure fits.
        </p>
        <Topics topics={check} />
      </>
    ),
  },
  {
    id: 'corrections',
    title: 'Corrections',
    summary: 'When results were wrong: what, for whom, and what we did',
    render: ({ corrections }) => <Topics topics={corrections} />,
  },
  {
    id: 'sources',
    title: 'Sources',
    summary: 'Everything that we cite, and what we took from it',
    render: ({ sources }) => <Bibliography sources={sources} />,
  },
];
