import type { ResultContent } from './contract/result.ts';
import type { CodedText } from './contract/result-additions.ts';
import { cardiacQuizId, type QuizId } from './derived-names.ts';
import { engineHash, engineVersion } from './fingerprint.ts';
import { heartQuiz } from './heart/questions/heart-quiz.ts';
import { composeHeart } from './heart/result.ts';
import { longevityQuiz } from './longevity/questions/longevity-quiz.ts';
import { composeLongevity } from './longevity/result.ts';
import type { Person } from './person/person.ts';
import { cleanAnswers } from './quiz/clean-answers.ts';
import { assessDated, type CheckedSigns, type Dated, olderDay } from './safety/earlier-answers.ts';
import { noticeText } from './safety/notices.ts';
import { curly } from './words/phrases.ts';
import { type Choices, type Slot, speakerWith } from './words/sentences.ts';

/** Answers of any shape will do: those that no screen could have produced count as not given. */
export type Submitted = {
  readonly quizId: QuizId;
  readonly answers: unknown;
  /** The newest answers to the other quiz: the person is the same, whichever quiz was sent in. */
  readonly longevityAnswers?: unknown;
  readonly cardiacAnswers?: unknown;
  /** The day of the submission, YYYY-MM-DD, in the person's own time zone. */
  readonly today: string;
  /** The day of the other quiz's answers, YYYY-MM-DD; today when left out. */
  readonly longevityAnsweredOn?: string | undefined;
  readonly cardiacAnsweredOn?: string | undefined;
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
  const { quizId, today, firstName, choices } = submitted;
  const isHeart = quizId === cardiacQuizId;
  const longevity = isHeart ? submitted.longevityAnswers : submitted.answers;
  const heart = isHeart ? submitted.answers : submitted.cardiacAnswers;
  const dated: Dated = {
    ...{ longevity, heart, today, checkedSigns: submitted.checkedSigns },
    quiz: isHeart ? 'heart' : 'longevity',
    ...(isHeart
      ? { longevityAnsweredOn: submitted.longevityAnsweredOn }
      : { heartAnsweredOn: submitted.cardiacAnsweredOn }),
  };
  const { person, assessment } = assessDated(dated);
  const speaker = speakerWith(choices);
  const toCompose = { person, assessment, firstName: firstName?.trim() || undefined, speaker };
  const composed = isHeart ? composeHeart(toCompose) : composeLongevity(toCompose);
  const { checkedSigns = [] } = assessment;
  const content: ResultContent = {
    ...composed,
    ...(checkedSigns.length > 0 ? { checkedSigns: [...checkedSigns] } : {}),
    sideNotes: withTypingNote(composed.sideNotes ?? [], submitted.unconfirmed),
    quizVersion: (isHeart ? heartQuiz : longevityQuiz).version,
    engine: { version: engineVersion, hash: hashOf(dated, person, submitted, checkedSigns) },
    wording: { by: 'engine' },
  };
  return { content, slots: speaker.slots() };
};

/** Our screens ask about an unlikely answer before it is sent. Where nobody was asked, the page does. */
const withTypingNote = (notes: readonly CodedText[], unconfirmed: readonly string[] = []): CodedText[] => {
  const isAsked = unconfirmed.length === 0 || notes.some(({ code }) => code === 'checkTyping');
  return isAsked ? [...notes] : [...notes, { code: 'checkTyping', text: curly(noticeText('checkTyping')) }];
};

/** Of the cleaned answers alone; exact numbers count beside the heart quiz's own screens, with the bands as chosen. */
const hashOf = (
  dated: Dated,
  person: Person,
  { quizId, today }: Submitted,
  checked: readonly { message: string }[],
): string => {
  const { longevity, myNumbers } = person;
  const heart = myNumbers ? { ...cleanAnswers(heartQuiz, dated.heart), myNumbers } : person.heart;
  const [answers, otherAnswers] = quizId === cardiacQuizId ? [heart, longevity] : [longevity, heart];
  const otherAnsweredOn = olderDay(dated);
  return engineHash({
    ...{ quizId, answers, otherAnswers, today },
    ...(otherAnsweredOn ? { otherAnsweredOn } : {}),
    ...(checked.length > 0 ? { checkedSigns: checked.map(({ message }) => message) } : {}),
  });
};
