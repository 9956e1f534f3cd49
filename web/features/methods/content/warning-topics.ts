import * as labels from '#feature-words/methods/labels.ts';
import * as terms from '#feature-words/methods/terms.ts';
import { riskEnhancerList, riskEnhancerSource } from '#shared/heart/evidence/risk-enhancers.ts';
import type { RedFlag } from '#shared/safety/red-flag.ts';
import { redFlags } from '#shared/safety/red-flags.ts';
import { textOf } from '#shared/safety/sentence.ts';
import { cite } from './bibliography.ts';
import { plainLines, plainRule, ruleWords } from './rule-codes.ts';
import { redFlagRules, ruleTerms } from './safety-rules.ts';
import { fold, type Topic } from './topic.ts';

const basisWords: Readonly<Record<RedFlag['evidence'], string>> = {
  read: terms.basisRead,
  convention: terms.basisConvention,
  judgement: terms.basisJudgement,
};

export const warningSigns = () =>
  redFlags.map(({ code, level, label, words, evidence, sources }) => ({
    code,
    level,
    label,
    /** The conditions that raise it, one per line. */
    when: plainLines(redFlagRules[code]),
    message: textOf(words),
    basis: basisWords[evidence],
    sources: cite(sources),
  }));

/** The short terms in the rules of the warning signs. */
export const termsTopic = (): Topic => ({
  id: 'terms',
  title: terms.title,
  paragraphs: [terms.notAnswered],
  folds: [
    fold(
      terms.table,
      [labels.word, terms.meaningColumn],
      Object.entries(ruleTerms).map(([term, meaning]) => [ruleWords[term] ?? plainRule(term), plainRule(meaning)]),
    ),
  ],
  sources: [],
});

export const enhancerTopic = (): Topic => ({
  id: 'enhancers',
  title: terms.enhancersTitle,
  paragraphs: [terms.enhancersBeside],
  folds: [
    fold(
      terms.enhancersTable,
      [terms.reasonColumn, labels.when],
      riskEnhancerList.map(({ label, when }) => [label, plainRule(when)]),
    ),
  ],
  sources: cite([riskEnhancerSource]),
});
