import { type ReactNode, useEffect, useId, useRef } from 'react';
import * as countWords from '#words/answer-counts.ts';
import * as words from '#words/answers.ts';
import * as numbers from '#words/numbers.ts';
import { Art, VisuallyHidden } from '../ui/page.tsx';
import { RichText } from '../ui/rich-text.ts';
import type { AnswerChapter, AnswerLine } from './answer-chapters.ts';
import styles from './answer-list.module.css';
import { chapterLook } from './chapter-look.ts';

type AnswerListProps = {
  chapters: readonly AnswerChapter[];
  /** Called when Change or Answer is pressed. Without it the list is read-only. */
  onOpen?: ((questionId: string) => void) | undefined;
  /** Shown next to a line, such as a tag. */
  note?: (line: AnswerLine) => ReactNode;
  /** The question that the user came back from. Its line takes the focus. */
  focusOn?: string | null | undefined;
};

/** Answers by chapter, each one press away from its question. */
export function AnswerList({ chapters, onOpen, note, focusOn }: AnswerListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!focusOn) return;
    const line = list.current?.querySelector<HTMLElement>(`[data-question="${CSS.escape(focusOn)}"]`);
    line?.focus({ preventScroll: true });
    line?.scrollIntoView({ block: 'center' });
  }, [focusOn]);
  return (
    <div ref={list}>
      {chapters.map((chapter) => (
        <Chapter key={chapter.id} chapter={chapter} onOpen={onOpen} note={note} />
      ))}
    </div>
  );
}

type ChapterProps = Pick<AnswerListProps, 'onOpen' | 'note'> & { chapter: AnswerChapter };

function Chapter({ chapter: { id, title, answered, total, lines }, onOpen, note }: ChapterProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <div className={styles.head}>
        <Art src={chapterLook(id).emblem} viewBox="0 0 96 96" className={styles.emblem} />
        <h2 id={titleId}>{title}</h2>
        <p>{numbers.outOf(answered, total)}</p>
      </div>
      <dl className={styles.lines}>
        {lines.map((line) => (
          <Line key={line.questionId} line={line} onOpen={onOpen} note={note} />
        ))}
      </dl>
    </section>
  );
}

function Line({ line, onOpen, note }: Pick<AnswerListProps, 'onOpen' | 'note'> & { line: AnswerLine }) {
  const { questionId, name, value } = line;
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {value ?? <span className={styles.skipped}>{words.skipped}</span>}
        {note?.(line)}
      </dd>
      {onOpen && (
        <dd className={styles.action}>
          <button type="button" className={styles.link} data-question={questionId} onClick={() => onOpen(questionId)}>
            {value === null ? words.answer : words.change}
            <VisuallyHidden> {name}</VisuallyHidden>
          </button>
        </dd>
      )}
    </div>
  );
}

/** Marks an answer that differs from the stored one. */
export function ChangedTag() {
  return <span className={styles.changed}>{words.changed}</span>;
}

/** '36 answered, 2 skipped, 1 changed'. */
export function Tally({ counts }: { counts: { answered: number; skipped: number; changed?: number } }) {
  const { answered, skipped, changed = 0 } = counts;
  const texts = [
    countWords.answered(answered),
    countWords.skipped(skipped),
    ...(changed > 0 ? [countWords.changed(changed)] : []),
  ];
  return (
    <p className={styles.tally}>
      {texts.map((text) => (
        <span key={text}>
          <RichText text={text} parts={{ count: (count) => <b>{count}</b> }} />
        </span>
      ))}
    </p>
  );
}
