import type { Recommendation, Source } from '#shared/contract/result.ts';
import { heartAgeEvidence, preventAges } from '#shared/heart/evidence/estimate.ts';
import { imputationSource } from '#shared/heart/evidence/imputation.ts';
import { le8Source } from '#shared/heart/evidence/lifes-essential-8.ts';
import { riskEnhancerSource } from '#shared/heart/evidence/risk-enhancers.ts';
import { preventSources } from '#shared/heart/prevent/prevent-coefficients.ts';
import { redFlags } from '#shared/safety/red-flags.ts';
import type { BibliographyEntry } from '#shared/sources/sources.ts';
import { type SourceId, sources } from '#shared/sources/sources.ts';
import { askSources } from './ask-texts.ts';
import type { HeartFacts } from './heart-facts.ts';

/** What the numbers and the advice of this very result rest on, each once. */
export const sourcesOf = (facts: HeartFacts, plan: readonly Recommendation[]): Source[] => {
  const { score, one } = facts;
  const inputs = score.inputsUsed;
  const rests = inputs
    ? [inputs.sbp, inputs.hdl, inputs.totalChol, inputs.egfr].some(([, , , source]) => source === 'imputed')
    : false;
  const raised = new Set<string>(score.redFlags.map(({ code }) => code));
  const planned = new Set(plan.flatMap(({ sourceIds }) => sourceIds ?? []));
  const ids: readonly string[] = [
    ...(inputs ? [...preventSources, 'dyslipid2026'] : []),
    preventAges.source,
    ...(score.heartAge && !facts.isCareFirst ? heartAgeEvidence.source : []),
    ...(rests ? [imputationSource.source] : []),
    ...(Object.keys(one.le8.components).length > 0 ? le8Source.sources : []),
    ...(score.riskEnhancers.length > 0 ? [riskEnhancerSource.source] : []),
    ...redFlags.filter(({ code }) => raised.has(code)).flatMap((flag) => [...flag.sources]),
    ...planned,
    ...askSources(facts),
  ];
  return [...new Set(ids)].filter(isSource).map(toSource);
};

const isSource = (id: string): id is SourceId => Object.hasOwn(sources, id);

const toSource = (id: SourceId): Source => {
  const { short, citation, doi, url }: BibliographyEntry = sources[id];
  const link = doi ? `https://doi.org/${doi}` : url;
  return { id, short, citation, ...(link ? { url: link } : {}) };
};
