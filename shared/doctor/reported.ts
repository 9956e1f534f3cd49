import { heartQuiz } from '#shared/heart/questions/heart-quiz.ts';
import type { HeartAnswers } from '#shared/person/person.ts';
import type { SheetFacts } from './sheet-facts.ts';
import { optionWords } from './value-words.ts';

type Asked = {
  readonly label: string;
  /** In a clinician's words, what these answers deny. */
  readonly denied?: { readonly by: readonly string[]; readonly words: string };
  /** What tells more about a positive answer. */
  readonly more?: readonly (keyof HeartAnswers)[];
};

/** Conditions and symptoms in the order of the quiz. */
const asked = {
  knownHeartConditions: {
    label: 'Known condition',
    denied: { by: ['none'], words: 'known heart or artery disease' },
  },
  rhythmProblem: { label: 'Heart rhythm', denied: { by: ['no'], words: 'known rhythm problem' } },
  chestPain: {
    label: 'Chest pain',
    denied: { by: ['never', 'past'], words: 'chest pain in the last 3 months' },
    more: ['chestPainContext'],
  },
  exertional: { label: 'Climbing stairs', denied: { by: ['fine'], words: 'trouble on stairs' } },
  dyspnea: {
    label: 'Breathlessness',
    denied: { by: ['none', 'hurry'], words: 'breathlessness at rest or on the level' },
  },
  orthopnea: { label: 'Lying flat', denied: { by: ['yes'], words: 'orthopnea' } },
  palpitations: {
    label: 'Palpitations',
    denied: { by: ['no'], words: 'palpitations' },
    more: ['palpitationsContext'],
  },
  syncope: {
    label: 'Fainting',
    denied: { by: ['no', 'past'], words: 'fainting in the last 12 months' },
    more: ['syncopeContext'],
  },
  edema: { label: 'Swelling', denied: { by: ['no'], words: 'swelling of legs' } },
  otherWarningSigns: {
    label: 'Other signs',
    denied: { by: ['none'], words: 'signs of stroke, sudden headache, hemoptysis or confusion in the last 24 hours' },
  },
  kidneyDisease: { label: 'Kidney disease', denied: { by: ['no'], words: 'kidney disease' } },
  syncopeFamily: { label: 'Sudden death below 40 in the family', denied: { by: ['no'], words: '' } },
  rhythmAlert: { label: 'Irregular rhythm warned of by a device', denied: { by: ['no'], words: '' } },
} as const satisfies { readonly [Id in keyof HeartAnswers]?: Asked };

const everything: readonly (readonly [string, Asked])[] = Object.entries(asked);

/** 'Chest pain: Yes, in the last 24 hours. It spreads to an arm.' for every condition and symptom that was reported. */
export const reportedOf = ({ heart, person }: SheetFacts): string[] => {
  if (heart === null) return [];
  const answers: Readonly<Record<string, string | number | undefined>> = person.heart;
  const words = (id: string) => optionWords(heartQuiz, id, answers[id]);
  return everything.flatMap(([id, { label, denied, more = [] }]) => {
    const answer = words(id);
    if (answer === null || denied?.by.includes(String(answers[id]))) return [];
    const all = [answer, ...more.flatMap((one) => words(one) ?? [])];
    return [`${label}: ${all.join('; ')}.`];
  });
};

/** Named negatives as one sentence: what was asked about and denied. Null where nothing was. */
export const deniedBy = ({ heart, person }: SheetFacts): string | null => {
  if (heart === null) return null;
  const answers: Readonly<Record<string, string | number | undefined>> = person.heart;
  const denied = everything.flatMap(([id, { denied }]) =>
    denied && denied.words !== '' && denied.by.includes(String(answers[id])) ? [denied.words] : [],
  );
  return denied.length === 0 ? null : `Asked and denied: ${denied.join('; ')}.`;
};
