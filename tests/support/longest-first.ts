import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * The files that take longest: several seconds each, the first of each kind a minute. A fresh clone has no times of its
 * own to go by, and whatever of these came last would leave the other worker without work.
 */
const longest = [
  'unit/heart/range-properties',
  'unit/heart/words/result',
  'unit/heart/exact-number-properties',
  'unit/results/rendered/said-once',
  'unit/longevity/words/every-page',
  'unit/longevity/age-properties',
  'unit/longevity/any-input',
  'unit/functions/fuzz',
  'unit/heart/score-properties',
  'unit/safety/properties',
  'unit/words/in-units',
  'unit/longevity/plan-and-praise-properties',
  'unit/what-if/equals-the-server',
  'unit/verify/verify-result',
  'unit/fhir/bundle',
  'unit/infra/ops',
  'integration/local/stack',
  'integration/pipeline/outage',
  'integration/deployed/journey',
  'integration/local/lost-data',
  'integration/pipeline/rescore',
  'integration/pipeline/poison',
  'integration/pipeline/kill-9',
  'integration/api/accepted-once',
].map((name) => `/tests/${name}.test.ts`);

const placeOf = ({ moduleId }: TestSpecification): number => {
  const place = longest.findIndex((name) => moduleId.endsWith(name));
  return place === -1 ? longest.length : place;
};

/** As Vitest orders files, but within a project the longest come first. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = Map.groupBy(sorted, ({ project }) => project.name);
    return [...projects.values()].flatMap((some) => some.toSorted((a, b) => placeOf(a) - placeOf(b)));
  }
}
