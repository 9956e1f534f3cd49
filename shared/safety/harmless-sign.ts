import type { Person } from '#shared/person/person.ts';
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
    ...(pain
      ? [
          what(pain),
          act('If it changes or comes more often, call a doctor.'),
          call(
            'If it turns into pressure, spreads, or comes with sweating, shortness of breath or faintness, call your local emergency number now.',
          ),
        ]
      : []),
    ...(isQuietFaint(facts)
      ? [
          what('You told us about a faint with a clear cause.'),
          act('If it happens again, tell a doctor.'),
          call('If you have black stools, belly pain or bleeding, or may be pregnant, see a doctor today.'),
          call(
            'If you faint while exercising, sitting or lying down, without warning, or with chest pain, a racing heart or shortness of breath, call your local emergency number now.',
          ),
        ]
      : []),
  ];
  return said.length > 0 ? said : null;
};
