import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cardiacQuizId, type QuizId } from '#shared/derived-names.ts';
import type { Answers } from '#shared/quiz/question.ts';
import { composeResult } from '#shared/result.ts';
import { tokenOf } from '#tests/support/token-for-test.ts';
import vectors from '#tests/vectors/personas.json' with { type: 'json' };
import { choosePlace } from '#web/place/place.ts';
import { ResultsPage } from '#web/results/results-page.tsx';
import { signIn } from '#web/session/session.ts';
import { playApi } from '../support/api.ts';
import { show } from '../support/show.tsx';

// US telephone numbers have hyphens, at which a line may break.

const { today, cardiac_health: heart } = vectors;
const submissionId = '01JC0000000000000000000000';
const quizId: QuizId = cardiacQuizId;
const { answers, longevityAnswers } = heart.pregnant31F;

const open = async (heartAnswers: Answers, habits: Answers) => {
  const content = composeResult({ quizId, answers: heartAnswers, longevityAnswers: habits, today, firstName: 'Ines' });
  signIn(tokenOf('ines'), { remember: true });
  playApi({
    getResult: { body: { submissionId, quiz_id: quizId, submittedAt: `${today}T10:00:00.000Z`, content } },
    listSubmissions: { body: [] },
    getMe: { body: {} },
  });
  const screen = await show(<ResultsPage />, '/results/:submissionId', `/results/${submissionId}`);
  await expect.element(screen.getByText(/^This is for information/)).toBeInTheDocument();
  for (const fold of screen.container.querySelectorAll('details')) fold.open = true;
  return screen.container;
};

/** Each paragraph, item and link, with its text nodes. */
function* paragraphs(root: HTMLElement) {
  for (const element of root.querySelectorAll<HTMLElement>('p, li, a')) {
    const nodes: Text[] = [];
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) nodes.push(node as Text);
    yield { text: element.textContent, nodes };
  }
}

/** The tops of the lines that these characters are on. */
const linesOf = (nodes: readonly Text[], from: number, to: number): Set<number> => {
  const tops = new Set<number>();
  let at = 0;
  for (const node of nodes) {
    for (let place = Math.max(from, at); place < Math.min(to, at + node.length); place += 1) {
      const range = new Range();
      range.setStart(node, place - at);
      range.setEnd(node, place - at + 1);
      tops.add(Math.round(range.getBoundingClientRect().top));
    }
    at += node.length;
  }
  return tops;
};

beforeEach(async () => {
  choosePlace('US');
  await page.viewport(390, 844);
});

test.each<[string, Answers, Answers, RegExp]>([
  ['smokes while pregnant', {}, { smoking: 'daily20plus' }, /1-800-QUIT-NOW/g],
  ['feels low while pregnant', { moodLow: 'daily' }, {}, /1-833-852-6262|1-833-TLC-MAMA/g],
])(
  'a user who %s sees each number on one line, at every width of a phone, and can copy it',
  async (_, more, habits, number) => {
    const container = await open({ ...answers, ...more }, { ...longevityAnswers, ...habits });
    let found = 0;
    for (let width = 320; width <= 430; width += 5) {
      await page.viewport(width, 844);
      for (const { text, nodes } of paragraphs(container))
        for (const match of text.matchAll(number)) {
          found += 1;
          const lines = linesOf(nodes, match.index, match.index + match[0].length);
          expect(lines.size, `${match[0]} at ${width} px`).toBe(1);
        }
    }
    expect(found).toBeGreaterThan(0);
  },
);
