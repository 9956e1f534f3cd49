import type { ResultContent, SideNote } from '#shared/contract/result.ts';
import { composeHeart } from '#shared/heart/result.ts';
import { aboutNotice } from '#shared/heart/words/notice-about.ts';
import { composeLongevity } from '#shared/longevity/result.ts';
import type { Person } from '#shared/person/person.ts';
import { heartQuiz } from '#shared/questions/heart/heart-quiz.ts';
import { longevityQuiz } from '#shared/questions/longevity/longevity-quiz.ts';
import { cleanAnswers } from '#shared/quiz/clean-answers.ts';
import type { Quiz } from '#shared/quiz/question.ts';
import type { AnswersBeside } from '#shared/quizzes/quiz-record.ts';
import { assessDated, type CheckedSigns, type Dated, olderDay } from '#shared/safety/earlier-answers.ts';
import { noticeText } from '#shared/safety/notices.ts';
import { curly } from '#shared/words/phrases.ts';
import { type Choices, type ComposedResult, type Slot, speakerWith, type ToCompose } from '#shared/words/sentences.ts';
import { languageCode } from '#words/language.ts';
import { cardiacQuizId, productQuizId, type QuizId } from './derived-names.ts';
import { engineHash, engineVersion } from './fingerprint.ts';

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
  const otherAnsweredOn = olderDay(dated);
  const composed = compose(
    {
      person,
      assessment,
      firstName: firstName?.trim() || undefined,
      otherAnsweredOn,
      nameNotice: aboutNotice,
      speaker,
    },
    answers,
  );
  const { checkedSigns = [] } = assessment;
  const [own, other] = counted(person, dated, answers);
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
    language: languageCode,
    engine: { version: engineVersion, hash },
    wording: { by: 'engine' },
  };
  return { content, slots: speaker.slots() };
};

/** Our screens ask about an unlikely answer before it is sent. If the user was not asked, the result page asks. */
const withTypingNote = (notes: readonly SideNote[], unconfirmed: readonly string[] = []): SideNote[] => {
  const isAsked = unconfirmed.length === 0 || notes.some(({ code }) => code === 'checkTyping');
  return isAsked
    ? [...notes]
    : [...notes, { code: 'checkTyping', text: curly(noticeText('checkTyping')), isOpen: true }];
};

type Own = AnswersBeside & { readonly answers: unknown };
type ReadAnswers = Omit<Dated, 'today' | 'checkedSigns'>;
type Counted = Readonly<Record<string, unknown>>;

/** How the answers to one quiz become a result. */
export type Composer = {
  readonly quiz: Quiz;
  /** What the model and the safety rules read: the answers to this quiz, and those beside them. */
  readonly read: (own: Own) => ReadAnswers;
  readonly compose: (toCompose: ToCompose, answers: unknown) => ComposedResult;
  /** What the fingerprint is made of: the cleaned answers to this quiz, and to the other one. */
  readonly counted: (person: Person, read: ReadAnswers, answers: unknown) => readonly [Counted, Counted];
};

/** Exact numbers count beside the heart quiz's own screens, with the bands as chosen. */
const countedHeart = ({ heart, myNumbers }: Person, read: ReadAnswers): Counted =>
  myNumbers ? { ...cleanAnswers(heartQuiz, read.heart), myNumbers } : heart;

/** The registry of those who make a page of answers. */
const composers: Readonly<Record<QuizId, Composer>> = {
  [productQuizId]: {
    quiz: longevityQuiz,
    read: ({ answers, cardiacAnswers, cardiacAnsweredOn }) => ({
      ...{ quiz: 'longevity', longevity: answers, heart: cardiacAnswers },
      heartAnsweredOn: cardiacAnsweredOn,
    }),
    compose: composeLongevity,
    counted: (person, read) => [person.longevity, countedHeart(person, read)],
  },
  [cardiacQuizId]: {
    quiz: heartQuiz,
    read: ({ answers, longevityAnswers, longevityAnsweredOn }) => ({
      ...{ quiz: 'heart', longevity: longevityAnswers, heart: answers },
      longevityAnsweredOn,
    }),
    compose: composeHeart,
    counted: (person, read) => [countedHeart(person, read), person.longevity],
  },
};
