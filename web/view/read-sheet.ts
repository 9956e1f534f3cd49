import type { DoctorSheet } from '#shared/doctor/sheet.ts';
import { isRecord } from '../api/read-value.ts';

type Check = (value: unknown) => boolean;

const text: Check = (value) => typeof value === 'string';
const textOrNull: Check = (value) => value === null || text(value);
const list =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);
const shape =
  (parts: Readonly<Record<string, Check>>): Check =>
  (value) =>
    isRecord(value) && Object.entries(parts).every(([name, check]) => check(value[name]));

const figures = shape({ title: text, rows: list(shape({ label: text, value: text })), notes: list(text) });

const sheet = shape({
  format: (value) => value === 1,
  madeBy: text,
  madeOn: text,
  person: shape({
    name: textOrNull,
    born: textOrNull,
    age: (value) => value === null || typeof value === 'number',
    sex: textOrNull,
  }),
  warnings: shape({
    raised: list(shape({ level: text, label: text, when: text })),
    checked: list(text),
    reported: list(text),
    denied: textOrNull,
    adaptedFor: list(text),
  }),
  heart: figures,
  habits: figures,
  inputs: list(shape({ label: text, value: text, how: text, date: text, mark: textOrNull })),
  unknown: list(text),
  nextStep: textOrNull,
  questions: list(text),
  otherAnswers: list(text),
  methods: list(text),
});

/** The page behind a link, or null for what cannot be drawn as one: anybody can make a link and put anything behind it. */
export const readSheet = (value: unknown): DoctorSheet | null => (isSheet(value) ? value : null);

const isSheet = (value: unknown): value is DoctorSheet => sheet(value);
