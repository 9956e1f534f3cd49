import { fromBase64url } from '#shared/base64url.ts';
import { asRunId } from '#shared/contract/ids.ts';
import { liveVersion, type QuizId, quizIds } from '#shared/derived-names.ts';
import { loadQuiz } from '#shared/load-quiz.ts';
import { product } from '#shared/product.ts';
import { withNumbers } from '#shared/quiz/all-questions.ts';
import { refuseAnswer } from '#shared/quiz/answer.ts';
import { introPosition } from '#shared/quiz/path.ts';
import { type Answer, type Answers, asks, type Question, type Quiz } from '#shared/quiz/question.ts';
import type { Check } from '#shared/quiz/state.ts';
import { type TypedAnswers, typedOf } from '#shared/quiz/units/measured.ts';
import type { Fields } from '#shared/read-unknown.ts';
import { isRecord } from '#web/api/read-value.ts';
import type { Inputs } from '#web/measured/measured-inputs.ts';
import type { NewDraft, Retake } from '#web/quiz/draft/drafts.ts';
import { newDraft } from '#web/quiz/draft/save-draft.ts';
import { localDay } from '#web/quiz/local-day.ts';
import { openFile, sealFile } from '#web/sealed/seal-file.ts';

// A draft on its way to another device: encrypted there, and checked here before it is shown. The content is untrusted, because
// anyone can make a link.

/** A received draft, checked. It has no owner until the user says that it is theirs. */
export type Moved = {
  quizId: QuizId;
  draft: NewDraft;
  /** The account that the answers were given in; null for none. */
  account: string | null;
};

const contentType = `application/vnd.${product.id}.draft+json`;
/** A whole quiz with a retake's notes unpacks to about 12 kB. */
const maxBytes = 256 * 1024;

/** `key`: 32 bytes in base64url. */
export const sealDraft = (quizId: QuizId, draft: NewDraft, key: string): Promise<string> =>
  sealFile(JSON.stringify({ format: 1, quizId, ...draft }), bytesOf(key), contentType);

/** `other-release`: the two devices have different questionnaires. `unreadable`: changed, truncated, or not ours. */
export async function openDraft(jwe: string, key: string): Promise<Moved | 'other-release' | 'unreadable'> {
  try {
    const value: unknown = JSON.parse(await openFile(jwe, bytesOf(key), maxBytes));
    if (!isRecord(value) || value.format !== 1) return 'unreadable';
    const quizId = quizIds.find((id) => id === value.quizId);
    if (!quizId) return 'unreadable';
    if (value.quizVersion !== liveVersion) return 'other-release';
    const plain = await loadQuiz(quizId);
    const quiz = withNumbers(
      plain,
      (plain.besides ?? []).map(({ id }) => id),
    );
    const draft = checkedDraft(value, quiz);
    return draft ? { quizId, draft, account: textOrNull(value.owner) } : 'unreadable';
  } catch {
    return 'unreadable';
  }
}

const bytesOf = (key: string) => fromBase64url(key) ?? new Uint8Array();
const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Drops the owner, the read notices, and the wish to send after the login, because they belong to the other device. */
function checkedDraft(value: Fields, quiz: Quiz): NewDraft | null {
  const { runId, currentQuestion, privacyAccepted, retake } = value;
  const asked = new Map(quiz.questions.filter(asks).map((question) => [question.id, question]));
  const answers = answersIn(value.answers, asked);
  const typed = entriesIn(value.typed, asked, inputsIn);
  const typedAnswers: TypedAnswers | null = entriesIn(value.typedAnswers ?? {}, asked, typedIn);
  const check = checkIn(value.check ?? null, quiz);
  if (typeof runId !== 'string' || !/^[\da-f-]{36}$/.test(runId)) return null;
  if (!isPlace(currentQuestion, quiz) || !answers || !typed || !typedAnswers || check === undefined) return null;
  if (retake !== undefined && !isRetake(retake)) return null;
  return newDraft({
    runId: asRunId(runId),
    owner: null,
    currentQuestion,
    check,
    privacyAccepted: privacyAccepted === true,
    answers,
    typed,
    typedAnswers,
    confirmed: textsIn(value.confirmed).filter((id) => asked.has(id)),
    ...(retake !== undefined && { retake }),
  });
}

type Asked = ReadonlyMap<string, Question>;

/** Null if one of them is not an acceptable answer to a question of this quiz. No draft contains a password. */
function answersIn(value: unknown, asked: Asked): Answers | null {
  const today = localDay(new Date());
  return entriesIn(value, asked, (answer, question) =>
    question.type !== 'password' && refuseAnswer(question, answer, today) === null ? (answer as Answer) : undefined,
  );
}

/** A record by question id, each entry parsed by `read`; null if any entry is invalid. */
function entriesIn<Entry>(
  value: unknown,
  asked: Asked,
  read: (entry: unknown, question: Question) => Entry | undefined,
): Readonly<Record<string, Entry>> | null {
  if (!isRecord(value)) return null;
  const entries = Object.entries(value).map(([id, entry]) => {
    const question = asked.get(id);
    return [id, question && read(entry, question)] as const;
  });
  const whole = entries.flatMap(([id, entry]) => (entry === undefined ? [] : [[id, entry] as const]));
  return whole.length === entries.length ? Object.fromEntries(whole) : null;
}

const maxTyped = 5000;
const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= maxTyped;

const inputsIn = (value: unknown): Inputs | undefined =>
  isRecord(value) && Object.values(value).every(isText) ? (value as Inputs) : undefined;

const typedIn = (value: unknown) =>
  isRecord(value) && isText(value.text) && isText(value.unit)
    ? typedOf({ text: value.text, unit: value.unit })
    : undefined;

const textsIn = (value: unknown): string[] => (Array.isArray(value) ? value.filter(isText) : []);

const isPlace = (value: unknown, quiz: Quiz): value is number =>
  Number.isInteger(value) && Number(value) >= introPosition && Number(value) < quiz.questions.length;

/** Undefined if it is invalid. */
function checkIn(value: unknown, quiz: Quiz): Check | null | undefined {
  if (value === null) return null;
  if (!isRecord(value) || !isPlace(value.from, quiz) || typeof value.isOpen !== 'boolean') return undefined;
  return { from: value.from, questionId: textOrNull(value.questionId), isOpen: value.isOpen };
}

const isRetake = (value: unknown): value is Retake =>
  isRecord(value) &&
  isText(value.basedOn) &&
  Array.isArray(value.numbers) &&
  value.numbers.every(isText) &&
  isRecord(value.lastTime) &&
  Object.values(value.lastTime).every((last) => isRecord(last) && isText(last.words));
