import { expect, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import { cardiacQuizId, productQuizId } from '#shared/derived-names.ts';
import { composeResult } from '#shared/result.ts';
import { countOpenWords } from '#tests/support/open-words.ts';
import { tokenOf } from '#tests/support/token-for-test.ts';
import vectors from '#tests/vectors/personas.json' with { type: 'json' };
import { ResultsPage } from '#web/results/results-page.tsx';
import { signIn } from '#web/session/session.ts';
import { playApi } from '../support/api.ts';
import { show } from '../support/show.tsx';

const { today, longevity, cardiac_health: heart } = vectors as never as any;
const submissionId = '01JC0000000000000000000000';
const all: [string, any][] = [
  ...Object.entries(longevity).map(([n, p]: any) => [`L-${n}`, { quizId: productQuizId, ...p }] as [string, any]),
  ...Object.entries(heart).map(([n, p]: any) => [`H-${n}`, { quizId: cardiacQuizId, ...p }] as [string, any]),
  [
    'H-emergency',
    {
      quizId: cardiacQuizId,
      ...heart.diabetic58F_emergency,
      answers: { ...heart.diabetic58F_emergency.answers, chestPain: 'now' },
    },
  ],
  [
    'H-postpartum',
    { quizId: cardiacQuizId, ...heart.pregnant31F, answers: { ...heart.pregnant31F.answers, moodLow: 'daily' } },
  ],
];
const pick = import.meta.env.VITE_PICK ? String(import.meta.env.VITE_PICK).split(',') : [];
for (const [name, submitted] of all)
  test(name, async () => {
    const content = composeResult({ ...submitted, today, firstName: 'Ines' });
    signIn(tokenOf('ines'), { remember: true });
    const row = {
      _id: submissionId,
      submissionId,
      quizId: submitted.quizId,
      submittedAt: `${today}T10:00:00.000Z`,
      status: 'ready',
    };
    playApi({
      getResult: { body: { submissionId, quiz_id: submitted.quizId, submittedAt: `${today}T10:00:00.000Z`, content } },
      listSubmissions: { body: [row] },
      getMe: { body: {} },
    });
    await page.viewport(390, 844);
    const screen = await show(<ResultsPage />, '/results/:submissionId', `/results/${submissionId}`);
    await expect.element(screen.getByText(/^This is education/)).toBeInTheDocument();
    document.querySelector('dialog')?.close();
    const article = document.querySelector('article') as HTMLElement;
    const nav = article.querySelector('nav') as HTMLElement;
    const fold = article.querySelector('details') as HTMLElement;
    const stop = article.querySelector('section') as HTMLElement;
    if (pick.includes(name)) console.info('TEXT ' + name + '\n' + article.innerText);
    console.info(
      `WORDS ${name} ${content.standing} ${countOpenWords(article)} fold ${countOpenWords(article, true)} goOn@${Math.round((nav.getBoundingClientRect().top / 844) * 10) / 10} height ${Math.round((article.scrollHeight / 844) * 10) / 10} button ${Math.round((article.querySelector('section button') ?? nav).getBoundingClientRect().bottom)} firstSectionBottom ${Math.round(stop.getBoundingClientRect().bottom)}`,
    );
    if (pick.includes(name) || pick[0] === 'all')
      for (const [width, scheme] of [
        [390, 'light'],
        [1280, 'light'],
        [390, 'dark'],
        [1280, 'dark'],
      ] as const) {
        if (import.meta.env.VITE_ONLY && import.meta.env.VITE_ONLY !== `${width}-${scheme}`) continue;
        await page.viewport(width, 844);
        await page.viewport(width, document.documentElement.scrollHeight + 4);
        await commands.setColorScheme(scheme);
        await page.screenshot({
          path: `../../../node_modules/.cache/shots/${name}-${width}-${scheme}.png`,
          element: document.body,
        });
      }
    await commands.setColorScheme('light');
  });
