import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { longevityEvidence } from '#shared/longevity/evidence/longevity-evidence.ts';
import { sources } from '#shared/sources/sources.ts';
import { sourceFiles } from '#tests/structure/read-imports.ts';

// The engine is tested on the survey files of docs/science/validation.md, so none of its numbers may be fitted to them.

test('no row of evidence cites the surveys that the age is tested on', () => {
  for (const [question, evidence] of Object.entries(longevityEvidence)) {
    const cited = JSON.stringify(evidence);
    expect(cited, question).not.toMatch(/nhanes|linked mortality|association\.json/i);
  }
});

test('no source is a file of linked deaths', () => {
  for (const [id, source] of Object.entries(sources))
    expect(JSON.stringify(source), id).not.toMatch(/linked mortality|mortality file/i);
});

test('nothing that scores reads or names the files, or their outcome', () => {
  for (const file of sourceFiles().filter((path) => path.startsWith('shared/')))
    expect(readFileSync(file, 'utf8'), file).not.toMatch(
      /nhanes-20|association\.json|tests\/validation|mortstat|ucod/i,
    );
});
