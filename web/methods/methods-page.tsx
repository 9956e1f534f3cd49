import type { ReactNode } from 'react';
import { type MethodsPage as Methods, methodsPage } from '#shared/engine-1/methods.ts';
import { product } from '#shared/product.ts';
import { Screen } from '../shell/screen.tsx';
import { Column, PageHeading } from '../ui/page.tsx';
import { Bibliography } from './bibliography.tsx';
import { Constants } from './constants.tsx';
import { Evidence } from './evidence.tsx';
import styles from './methods.module.css';
import { Points } from './points.tsx';
import { Topics } from './topics.tsx';
import { WarningSigns } from './warning-signs.tsx';

/** Read once: the same data that the engine computes with, so that page and scores cannot drift apart. */
const methods = methodsPage();

const parts: readonly { id: string; title: string; render: (methods: Methods) => ReactNode }[] = [
  { id: 'models', title: 'The models', render: ({ models }) => <Topics topics={models} /> },
  { id: 'check', title: 'Check it yourself', render: ({ checks }) => <Topics topics={checks} /> },
  { id: 'evidence', title: 'What each answer counts', render: (all) => <Evidence {...all} /> },
  { id: 'age', title: 'The biological age, step by step', render: ({ age }) => <Topics topics={age} /> },
  {
    id: 'constants',
    title: 'Numbers behind the biological age',
    render: ({ constants }) => <Constants rows={constants} />,
  },
  { id: 'heart', title: 'The heart risk, step by step', render: ({ heart }) => <Topics topics={heart} /> },
  { id: 'essentials', title: 'Life’s Essential 8', render: ({ essentials }) => <Topics topics={essentials} /> },
  { id: 'warning-signs', title: 'Warning signs', render: ({ redFlags }) => <WarningSigns signs={redFlags} /> },
  { id: 'reasons', title: 'Reasons for a higher risk', render: ({ enhancers }) => <Topics topics={[enhancers]} /> },
  { id: 'limits', title: 'Limits', render: ({ limits }) => <Points points={limits} /> },
  { id: 'not-verified', title: 'What is not verified', render: ({ notVerified }) => <Points points={notVerified} /> },
  { id: 'sources', title: 'Sources', render: ({ sources }) => <Bibliography sources={sources} /> },
];

/** How the results are calculated: public, and the same for everybody. */
export function MethodsPage() {
  return (
    <Screen hasFoot>
      <Column className={styles.methods}>
        <header>
          <PageHeading documentTitle="Methods">How {product.name} calculates</PageHeading>
          <p className={styles.lead}>
            Every number on a result comes from published equations and studies, and anybody can check it. This page is
            drawn from the very data that the engine runs on, version {methods.engineVersion}.
          </p>
        </header>
        <nav aria-label="On this page">
          <ul className={styles.contents}>
            {parts.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
        {parts.map(({ id, title, render }) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`} className={styles.part}>
            <h2 id={`${id}-title`}>{title}</h2>
            {render(methods)}
          </section>
        ))}
      </Column>
    </Screen>
  );
}
