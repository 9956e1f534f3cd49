/**
 * When something applies, as data: the engine decides by it and the methods page words it, so that the two cannot differ.
 * `question` is an id of either quiz; no id is in both with different meanings.
 */
export type Rule =
  | { readonly question: string; readonly in: readonly string[] }
  | { readonly fact: FactName }
  | { readonly all: readonly Rule[] }
  | { readonly any: readonly Rule[] }
  | { readonly not: Rule };

/** What is computed from several answers. */
export type FactName = 'veryHighPressure' | 'highPressure' | 'diabetesRange' | 'diabetesDiagnosed' | 'highNonHdl';
export type Facts = Readonly<Partial<Record<FactName, boolean>>>;

export const answered = (question: string, ...values: readonly string[]): Rule => ({ question, in: values });
export const fact = (name: FactName): Rule => ({ fact: name });
export const all = (...rules: readonly Rule[]): Rule => ({ all: rules });
export const any = (...rules: readonly Rule[]): Rule => ({ any: rules });
export const not = (rule: Rule): Rule => ({ not: rule });

/** A question without an answer has none of the listed ones. */
export const holds = (rule: Rule, answers: Readonly<Record<string, unknown>>, facts: Facts): boolean => {
  if ('question' in rule) return rule.in.some((value) => value === answers[rule.question]);
  if ('fact' in rule) return facts[rule.fact] === true;
  if ('not' in rule) return !holds(rule.not, answers, facts);
  return 'all' in rule
    ? rule.all.every((part) => holds(part, answers, facts))
    : rule.any.some((part) => holds(part, answers, facts));
};
