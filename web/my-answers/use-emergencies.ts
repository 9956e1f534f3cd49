import { useEffect, useState } from 'react';
import type { RedFlagNotice } from '#shared/contract/result.ts';
import type { QuizId } from '#shared/derived-names.ts';
import type { Answers, Quiz } from '#shared/quiz/question.ts';
import { type Emergencies, loadEmergencies } from '#web/quiz/emergencies.ts';
import { useSession } from '../session/session.ts';

/** The emergency notices that answers raise and that the person has not read yet. */
export function useEmergencies(quizId: QuizId, quiz: Quiz, today: string, readBefore: readonly string[] = []) {
  const [emergencies, setEmergencies] = useState<Emergencies | null>(null);
  const [read, setRead] = useState(readBefore);
  useEffect(() => {
    let isOver = false;
    const start = async () => {
      const loaded = await loadEmergencies(quizId, quiz, today);
      await loaded.followUser(useSession.getState().user);
      if (!isOver) setEmergencies(loaded);
    };
    void start();
    return () => {
      isOver = true;
    };
  }, [quizId, quiz, today]);
  return {
    /** Codes of the notices that the person has read. */
    read,
    /** Nothing is sent before the rules are here. */
    isLoaded: emergencies !== null,
    unread: (answers: Answers) => (emergencies?.raisedBy(answers) ?? []).filter(({ code }) => !read.includes(code)),
    dismiss: (flags: readonly RedFlagNotice[]) => setRead([...read, ...flags.map(({ code }) => code)]),
  };
}
