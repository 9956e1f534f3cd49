import { composers } from './composers.ts';
import type { CodedText, ResultContent } from './contract/result.ts';
import type { QuizId } from './derived-names.ts';
import { engineHash, engineVersion } from './fingerprint.ts';
import type { AnswersBeside } from './quiz/quiz-record.ts';
import { assessDated, type CheckedSigns, type Dated, olderDay } from './safety/earlier-answers.ts';
import { noticeText } from './safety/notices.ts';
import { curly } from './words/phrases.ts';
import { type Choices, type Slot, speakerWith } from './words/sentences.ts';

/**
 * Answers of any shape will do: those that no screen could have produced count as not given. Those to the other quiz count
 * beside them, because the person is the same; they are of today where no day is named.
 */
export type Submitted = AnswersBeside & {
  readonly quizId: QuizId;
  readonly answers: unknown;
  /** The day of the submission, YYYY-MM-DD, in the person's own time zone. */
  readonly today: string;
  /** Older signs of the other quiz for which the person has been examined since, each with its day. */
  readonly checkedSigns?: CheckedSigns | undefined;
  readonly firstName?: string;
  /** The questions whose unlikely answers were sent without being confirmed. */
  readonly unconfirmed?: readonly string[];
  /** Sentence ids by slot. What no slot of this person offers is ignored. */
  readonly choices?: Choices;
};

export type ResultWithSlots = { readonly content: ResultContent; readonly slots: readonly Slot[] };

/** One submission as the whole page that a person reads: every number and every sentence. Pure, and never throws. */
export const composeResult = (submitted: Submitted): ResultContent => composeWithSlots(submitted).content;

/** Also tells which sentences may be exchanged for others that are true for the same person. */
export const composeWithSlots = (submitted: Submitted): ResultWithSlots => {
  const { quizId, answers, today, firstName, choices } = submitted;
  const { quiz, read, compose, counted } = composers[quizId];
  const dated: Dated = { ...read(submitted), today, checkedSigns: submitted.checkedSigns };
  const { person, assessment } = assessDated(dated);
  const speaker = speakerWith(choices);
  const composed = compose({ person, assessment, firstName: firstName?.trim() || undefined, speaker }, answers);
  const { checkedSigns = [] } = assessment;
  const [own, other] = counted(person, dated, answers);
  const otherAnsweredOn = olderDay(dated);
  const hash = engineHash({
    ...{ quizId, answers: own, otherAnswers: other, today },
    ...(otherAnsweredOn ? { otherAnsweredOn } : {}),
    ...(checkedSigns.length > 0 ? { checkedSigns: checkedSigns.map(({ message }) => message) } : {}),
  });
  const content: ResultContent = {
    ...composed,
    ...(checkedSigns.length > 0 ? { checkedSigns: [...checkedSigns] } : {}),
    sideNotes: withTypingNote(composed.sideNotes ?? [], submitted.unconfirmed),
    quizVersion: quiz.version,
    engine: { version: engineVersion, hash },
    wording: { by: 'engine' },
  };
  return { content, slots: speaker.slots() };
};

/** Our screens ask about an unlikely answer before it is sent. Where nobody was asked, the page does. */
const withTypingNote = (notes: readonly CodedText[], unconfirmed: readonly string[] = []): CodedText[] => {
  const isAsked = unconfirmed.length === 0 || notes.some(({ code }) => code === 'checkTyping');
  return isAsked ? [...notes] : [...notes, { code: 'checkTyping', text: curly(noticeText('checkTyping')) }];
};
