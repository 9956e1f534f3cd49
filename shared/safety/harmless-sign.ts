import type { Person } from '#shared/person/person.ts';
import * as fainting from '#words/fainting.ts';
import * as words from '#words/notices.ts';
import { isHarmlessPain, isQuietFaint } from './quiet.ts';
import { readFacts } from './red-flag.ts';
import { act, call, type Words, what } from './sentence.ts';
import { hasRecentPain } from './terms.ts';

const harmlessPains = {
  meals: words.usualHeartburn,
  press: words.soreSpot,
  brief: words.stabOfSeconds,
} as const;

/** What to watch for with a pain or a faint that raises no notice; null without one. */
export const harmlessSignWords = (person: Person): readonly Words[] | null => {
  const facts = readFacts(person);
  const { chestPainContext: kind } = person.heart;
  const isPain = hasRecentPain(facts) && isHarmlessPain(facts);
  const pain = isPain && (kind === 'meals' || kind === 'press' || kind === 'brief') ? harmlessPains[kind] : null;
  const said = [
    ...(pain ? [what(pain), act(words.harmlessSignAct), call(words.harmlessSignCall)] : []),
    ...(isQuietFaint(facts)
      ? [
          what(words.quietFaintWhat),
          act(words.quietFaintAct),
          call(fainting.faintBleedingCall),
          call(words.quietFaintCall),
        ]
      : []),
  ];
  return said.length > 0 ? said : null;
};
