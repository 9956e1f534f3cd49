import { riskEnhancerList, riskEnhancerSource } from '#shared/heart/evidence/risk-enhancers.ts';
import type { RedFlag } from '#shared/safety/red-flag.ts';
import { redFlags } from '#shared/safety/red-flags.ts';
import { textOf } from '#shared/safety/sentence.ts';
import { cite } from './bibliography.ts';
import { plainLines, plainRule, ruleWords } from './rule-codes.ts';
import { redFlagRules, ruleTerms } from './safety-rules.ts';
import { fold, type Topic } from './topic.ts';

const basisWords: Readonly<Record<RedFlag['evidence'], string>> = {
  read: 'Read in its sources.',
  convention: 'Usual practice: its number was not read in a source.',
  judgement: 'Our own choice.',
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
  title: 'Words that these rules use',
  paragraphs: ['A question that is not answered raises nothing, except where a rule says so.'],
  folds: [
    fold(
      'What each word means',
      ['Word', 'Meaning'],
      Object.entries(ruleTerms).map(([term, meaning]) => [ruleWords[term] ?? plainRule(term), plainRule(meaning)]),
    ),
  ],
  sources: [],
});

export const enhancerTopic = (): Topic => ({
  id: 'enhancers',
  title: 'Reasons for a higher risk',
  paragraphs: [
    'They are listed beside the score and never added to it: the real risk may be higher. The equations do not contain them, except for kidney function and cholesterol, which they count in their own way.',
  ],
  folds: [
    fold(
      'When each is listed',
      ['Reason', 'When'],
      riskEnhancerList.map(({ label, when }) => [label, plainRule(when)]),
    ),
  ],
  sources: cite([riskEnhancerSource]),
});
