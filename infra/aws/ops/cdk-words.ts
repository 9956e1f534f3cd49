import { confirmOption, type Described, helpOf, type Option, stageOption } from './command.ts';

// What `--help` prints of the words of `npm run` that are no `Command`: they pass options on to the CDK, or take little more than a
// stage.

const stage: Option = { value: 'name', does: 'the stage, such as dev or prod; dev without it' };

const words = {
  cost: {
    does: 'prints what a thousand quizzes and a month without visitors cost',
    examples: ['npm run cost', 'npm run cost -- --stage prod'],
    options: { stage: { value: 'name', does: 'only what this stage has switched on; everything without it' } },
  },
  deploy: {
    does: 'deploys a stage. Any other option goes to the CDK: npx cdk deploy --help lists them',
    examples: ['npm run deploy', 'npm run deploy -- --stage prod'],
    options: {
      stage,
      confirm: confirmOption('the name of the stack, where a setting changes that somebody relies on'),
    },
  },
  destroy: {
    does: 'asks, deletes a stage, and says what was deleted and what stays',
    examples: ['npm run destroy -- --stage dev'],
    options: { stage: stageOption, confirm: confirmOption('the name of the stack') },
  },
  diff: {
    does: 'shows what a deployment would change, and changes nothing. Any other option goes to cdk diff',
    examples: ['npm run diff', 'npm run diff -- --stage prod'],
    options: { stage },
  },
  doctor: {
    does: 'says what the account still lacks for a stage. It only reads',
    examples: ['npm run doctor', 'npm run doctor -- --stage prod'],
    options: { stage },
  },
} as const satisfies Record<string, Omit<Described, 'word'>>;

export type CdkWord = keyof typeof words;

/** True when help was asked for, and is printed by now: then there is nothing else to do, and no account is needed. */
export function printsHelp(word: CdkWord, given: readonly string[]): boolean {
  const isAsked = given.includes('--help') || given.includes('-h');
  if (isAsked) console.log(helpOf({ word, ...words[word] }));
  return isAsked;
}
