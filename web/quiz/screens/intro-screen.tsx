import { useNavigate } from 'react-router-dom';
import { cardiacQuizId, quizTitles } from '#shared/derived-names.ts';
import heart from '../../assets/art/banner-cardiac.svg';
import rings from '../../assets/art/banner-rings.svg';
import { Screen } from '../../shell/screen.tsx';
import { Art } from '../../ui/art.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Column, PageHeading } from '../../ui/page.tsx';
import { Actions, Next } from '../actions.tsx';
import styles from '../quiz.module.css';
import { KeptHere } from './kept-here.tsx';
import type { QuizScreenProps } from './screen-props.ts';

const minutes = '10–15 minutes';

export function IntroScreen({ open, view, header }: QuizScreenProps) {
  const { quiz, quizId, session } = open;
  const navigate = useNavigate();
  const isCardiac = quizId === cardiacQuizId;
  return (
    <Screen header={header}>
      <div className={styles.quiz}>
        <Column className={classNames(styles.body, styles.illustrated)}>
          <div className={styles.art}>
            <Art src={isCardiac ? heart : rings} viewBox="0 0 650 250" fit="slice" />
          </div>
          <PageHeading documentTitle={quizTitles[quizId]}>{quiz.intro.text}</PageHeading>
          <p className={styles.subtext}>{quiz.intro.subtext}</p>
          <dl className={styles.facts}>
            <Fact term="Time">{minutes}</Fact>
            <Fact term="To hand">
              {isCardiac ? 'Recent blood pressure and blood test results, if you have them' : 'Your height and weight'}
            </Fact>
            <Fact term="You’ll get">
              {isCardiac ? 'A cardiac risk score' : 'A biological-age estimate'}, by email and on your dashboard
            </Fact>
          </dl>
          {Object.keys(view.state.answers).length > 0 && <KeptHere session={session} />}
        </Column>
        <Actions onBack={() => navigate('/')}>
          <Next onClick={() => session.dispatch({ type: 'continued' })} />
        </Actions>
      </div>
    </Screen>
  );
}

function Fact({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
