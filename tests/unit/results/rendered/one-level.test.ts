import { expect, test, vi } from 'vitest';
import { cardiacQuizId, productQuizId } from '#shared/derived-names.ts';
import { runs } from '#tests/support/random.ts';
import { bothQuizzes, openOf, type Rendered, rendered, wordsOf } from '#tests/support/rendered.tsx';
import { peopleWithSigns } from '#tests/support/signs.ts';

// One level, one time and no reassurance in what a user reads (SAFETY 5 and SAFETY 6), for people with any few signs.

vi.setConfig({ testTimeout: 300_000 });

const today = '2026-01-15';

type Page = Rendered & {
  readonly open: string;
  /** Everything in the markup but the names of sources. */
  readonly all: string;
  readonly level: 'emergency' | 'urgent' | 'soon' | null;
};

const levelOf = ({ content: { redFlags } }: Rendered): Page['level'] =>
  (['emergency', 'urgent', 'soon'] as const).find((level) => redFlags.some((flag) => flag.level === level)) ?? null;

const withoutSources = (text: string, { content: { sources } }: Rendered): string =>
  sources
    .flatMap(({ citation, short }) => [citation, short])
    .reduce((rest, source) => rest.replaceAll(source, ' '), text);

type Check = (page: Page, fault: (what: string) => void) => void;
type Faults = Map<string, string>;

/** Each page is composed once and read by every check. */
const checks = new Map<string, Check>();
let found: ReadonlyMap<string, Faults> | undefined;

const readAll = (): ReadonlyMap<string, Faults> => {
  const faults = new Map([...checks.keys()].map((name) => [name, new Map<string, string>()]));
  for (const person of peopleWithSigns(runs(1_000), 39)) {
    for (const quizId of bothQuizzes) {
      const one = rendered('', quizId, { ...person, today });
      const open = withoutSources(wordsOf(openOf(one.markup)), one);
      const page = { ...one, open, all: withoutSources(one.page, one), level: levelOf(one) };
      for (const [name, check] of checks)
        check(page, (what) => {
          const those = faults.get(name);
          if (!those?.has(what)) those?.set(what, `${quizId} ${JSON.stringify(person)}`);
        });
    }
  }
  return faults;
};

/** Reports each fault once, with the first person who has it. */
const onEveryPage = (name: string, check: Check): void => {
  checks.set(name, check);
  test(name, () => {
    found ??= readAll();
    const faults = [...(found.get(name) ?? [])];
    if (faults.length > 0) throw new Error(faults.map(([what, who]) => `${what}\n    ${who}`).join('\n'));
  });
};

const around = (text: string, pattern: RegExp): string => {
  const at = text.search(pattern);
  return text.slice(Math.max(0, at - 60), at + 60);
};

const later =
  /in the next (few )?(days|weeks|months)|within a week|this week|week or two|next visit|in three months|once a year|in a year/i;
/** 'In the last few days' is what the user told us. */
const laterDay = /next week|(?<!last )few days|within a week/i;
const comfort =
  /\b(excellent|very good|lower than|younger than|than your years|risk level:? ?low|low risk|heart age|going well|doing well|well done|keep it up)\b|About \d+ don’t\.|in a year|once a year/i;
const figure =
  /\d(\.\d)? ?% in ten years|\d\.\d ?%.{0,20}likely|an age of about|Biological Age|Cardiac Risk Score|out of 100/;

onEveryPage(
  'heading, large control and first sentence name the same level and time',
  ({ markup, content, level }, fault) => {
    const card = wordsOf(/<section[^>]*>[\s\S]*?<\/section>/.exec(openOf(markup))?.[0] ?? '');
    const notices = content.notices ?? [];
    const isPregnant = content.routes?.includes('pregnant');
    if (level === 'emergency') {
      if (!card.startsWith('Get medical help now')) fault(`an emergency is headed: ${card.slice(0, 40)}`);
      if (!card.includes('Call your local emergency number now')) fault('an emergency has no large call');
      if (/tomorrow/i.test(card)) fault(`an emergency allows tomorrow: ${around(card, /tomorrow/i)}`);
      if (laterDay.test(card)) fault(`an emergency has a date: ${around(card, laterDay)}`);
    }
    if (level === 'urgent') {
      const heading = isPregnant ? 'Call your maternity team today' : 'See a doctor today';
      if (!card.startsWith(heading)) fault(`an urgent notice is headed: ${card.slice(0, 40)}`);
      const isToday = notices.some(({ seenBy }) => seenBy === 'today');
      if (/^.{0,40}tomorrow/.test(card) === isToday)
        fault(`the heading is not the day of the notices: ${card.slice(0, 60)}`);
      if (laterDay.test(card)) fault(`an urgent card has a later date: ${around(card, laterDay)}`);
      if (isToday && /today or tomorrow|tomorrow at the latest/i.test(card))
        fault(`one notice says today, another tomorrow: ${around(card, /today or tomorrow|tomorrow at the latest/i)}`);
    }
  },
);

onEveryPage(
  'no later time stands anywhere beside an emergency or urgent notice',
  ({ level, open, mailTexts }, fault) => {
    if (level !== 'emergency' && level !== 'urgent') return;
    for (const text of [open, ...mailTexts]) if (later.test(text)) fault(`a later time: ${around(text, later)}`);
    if (level === 'emergency' && /tomorrow/i.test(open))
      fault(`an emergency page says tomorrow: ${around(open, /tomorrow/i)}`);
  },
);

onEveryPage(
  'beside any notice nothing calms: no grade, comparison, praise, "in a year" or picture of people',
  ({ level, content, all, open, markup, mailTexts }, fault) => {
    if (level === null) return;
    // Below a soon notice a comparison may stay in a fold; under an urgent one not even there.
    for (const text of [level === 'soon' ? open : all, ...mailTexts])
      if (comfort.test(text)) fault(`comfort beside ${level}: ${around(text, comfort)}`);
    if (/in the next 10 years\. [^.]* don’t\.|of 100"/.test(markup)) fault('a picture or sentence of a hundred people');
    if (content.overall_summary.headline) fault(`a headline: ${content.overall_summary.headline}`);
  },
);

onEveryPage(
  'beside an emergency or urgent notice no figure stands on page or mail, open or folded',
  ({ level, all, mailTexts }, fault) => {
    if (level !== 'emergency' && level !== 'urgent') return;
    for (const text of [all, ...mailTexts]) if (figure.test(text)) fault(`a figure: ${around(text, figure)}`);
  },
);

onEveryPage(
  'beside a soon notice the percentage stands with the sentence that says for whom it was made, and beside a low mood not at all',
  ({ level, quizId, content, open, mail }, fault) => {
    if (level !== 'soon') return;
    const isLow = content.redFlags.some(({ code }) => code === 'moodSupport');
    if (isLow && /\d(\.\d)? ?% in ten years/.test(open)) fault('a percentage beside the notice of a low mood');
    if (quizId === cardiacQuizId && content.overall_summary.cardiacRiskScore != null && !isLow) {
      if (!/in ten years\. This figure was made for people without such a sign\./.test(open))
        fault('a percentage without its sentence');
    }
    if (quizId === productQuizId && /years (younger|older)/.test(open)) fault('a comparison of years');
    if (/\d ?%|age of about/.test(mail.text)) fault(`a mail with a figure: ${mail.text}`);
  },
);

test('the people have every level, so that the checks can fail', () => {
  const met = new Set(
    [...peopleWithSigns(runs(1_000), 39)].map((person) => levelOf(rendered('', cardiacQuizId, { ...person, today }))),
  );
  expect([...met].map(String).sort()).toEqual(['emergency', 'null', 'soon', 'urgent']);
});
