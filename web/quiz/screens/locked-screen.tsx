import { productQuizId, quizRecords } from '#shared/derived-names.ts';
import { product } from '#shared/product.ts';
import { Screen } from '../../shell/screen.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Column, Message, PageHeading } from '../../ui/page.tsx';
import styles from '../quiz.module.css';

/** For a signed-in user who has not submitted the first quiz yet. */
export function LockedScreen() {
  return (
    <Screen>
      <Column className={styles.quiz}>
        <Message
          heading={<PageHeading documentTitle={`${product.name} first`}>{product.name} first</PageHeading>}
          actions={
            <ButtonLink to={quizRecords[productQuizId].path}>Start the {quizRecords[productQuizId].title}</ButtonLink>
          }
        >
          The heart quiz uses your answers to the first quiz. It opens as soon as you’ve submitted that one.
        </Message>
      </Column>
    </Screen>
  );
}
