import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { quizRecordOf } from '#shared/derived-names.ts';
import { sheetOf } from '#shared/doctor/sheet-of.ts';
import type { Allowed, Submitted } from '#shared/doctor/to-sheet.ts';
import type { ReadAs } from '#shared/quiz/quiz-record.ts';
import { queryClient } from '../api/query-client.ts';
import { useMe } from '../api/use-account.ts';
import type { OwnAnswers } from '../api/use-own-answers.ts';
import { resultQuery } from '../api/use-result.ts';
import { ShareLink } from '../links/share-link.tsx';
import { earlierAnswers } from '../my-answers/earlier-answers.ts';
import { isWeightQuiet } from '../my-answers/quiet-weight.ts';
import { localDay } from '../quiz/local-day.ts';
import { Header } from '../shell/header.tsx';
import { Screen } from '../shell/screen.tsx';
import { Button } from '../ui/button.tsx';
import { PrintIcon } from '../ui/icons.tsx';
import { Notice } from '../ui/notice.tsx';
import { Column, PageHeading } from '../ui/page.tsx';
import { Choices } from './choices.tsx';
import { DoctorSheet } from './doctor-sheet.tsx';
import styles from './for-doctor.module.css';
import { linkResources } from './link-resources.ts';
import { OwnQuestions } from './own-questions.tsx';
import { SaveForSoftware } from './save-for-software.tsx';

type ForDoctorProps = {
  own: OwnAnswers;
  /** The newest answers to the other quiz; null when there are none that today's engine reads. */
  other: OwnAnswers | null;
  /** A newer submission of the same quiz. */
  newer: string | undefined;
};

/** What goes on the page, and the page itself. Nothing is stored, and on paper the sheet stands alone. */
export function ForDoctor({ own, other, newer }: ForDoctorProps) {
  const today = localDay(new Date());
  const ofQuiz = (as: ReadAs) => [own, other].find((one) => one && quizRecordOf(one.quizId).readAs === as) ?? null;
  const [longevity, heart] = [useSubmitted(ofQuiz('longevity')), useSubmitted(ofQuiz('heart'))];
  const isQuiet = [own, other].some((one) => one && isWeightQuiet(one.quizId, earlierAnswers(one).answers, today));
  const [allowed, setAllowed] = useState<Allowed>({ name: true, birthdate: true, mood: false, weight: !isQuiet });
  const [ownQuestions, setOwnQuestions] = useState<readonly string[]>([]);
  const me = useMe();
  const name = [me?.firstName, me?.lastName].filter(Boolean).join(' ');
  const sheet = useMemo(
    () => sheetOf({ longevity, heart, today, name, allowed }),
    [longevity, heart, today, name, allowed],
  );
  const resources = () =>
    linkResources({
      own: other ? [own, other] : [own],
      sheet,
      allowed,
      firstName: me?.firstName ?? '',
      lastName: me?.lastName ?? '',
    });
  const isPressing = sheet.warnings.raised.some(({ level }) => level !== 'soon');
  return (
    <Screen header={<Header back={{ to: `/results/${own.submissionId}`, label: 'Back to the result' }} />} hasFoot>
      <Column className={styles.page}>
        <div className={styles.screenOnly}>
          <PageHeading documentTitle="For my doctor">For my doctor</PageHeading>
          <p className={styles.lede}>
            One page with your results, the numbers behind them, what is not known, and what to ask. It is made on this
            device, and nobody sees it unless you hand it over.
          </p>
          {isPressing && <CareFirst submissionId={own.submissionId} />}
          {newer && <Newer submissionId={newer} />}
          <Choices allowed={allowed} onChange={setAllowed} hasLongevity={longevity !== null} />
          <OwnQuestions questions={ownQuestions} onChange={setOwnQuestions} />
          <Button onClick={() => print()}>
            <PrintIcon />
            Print this page
          </Button>
        </div>
        <ShareLink resources={async () => Object.values(await resources())} />
        <SaveForSoftware document={async () => (await resources()).document} />
        <DoctorSheet sheet={sheet} ownQuestions={ownQuestions} />
      </Column>
    </Screen>
  );
}

/** As the sheet reads it, with what was said under a warning. */
function useSubmitted(own: OwnAnswers | null): Submitted | null {
  const query = resultQuery(own?.submissionId ?? '');
  const { data: result } = useQuery({ ...query, enabled: own !== null }, queryClient);
  const checked = result?.checked;
  const replaces = result?.content.replaces;
  return useMemo(
    () => own && { ...earlierAnswers(own), day: localDay(new Date(own.submittedAt)), checked, replaces },
    [own, checked, replaces],
  );
}

function CareFirst({ submissionId }: { submissionId: string }) {
  return (
    <Notice tone="care" title="Please do not wait for an appointment">
      <p>
        One of your answers may need care sooner. <Link to={`/results/${submissionId}`}>Read the notice</Link> and
        follow it first. Take this page along.
      </p>
    </Notice>
  );
}

function Newer({ submissionId }: { submissionId: string }) {
  return (
    <Notice title="You have newer answers">
      <p>
        This page is made from older ones. <Link to={`/results/${submissionId}/doctor`}>Use the newest instead</Link>
      </p>
    </Notice>
  );
}
