/** `npm run ops -- <command>`: what an operator does with a stage. Without a command it lists the commands. */
import { type Command, realTerminal, runCommand, UsageError } from './command.ts';

/** Every command. Its file has its name, options and examples, and is loaded on demand. */
export const commands: Readonly<Record<string, () => Promise<Command>>> = {
  doctor: async () => (await import('./deployment/doctor.ts')).doctor,
  deploy: async () => (await import('./deployment/deploy.ts')).deployStage,
  diff: async () => (await import('./deployment/diff.ts')).diffStage,
  destroy: async () => (await import('./deployment/destroy.ts')).destroyStage,
  bootstrap: async () => (await import('./deployment/bootstrap.ts')).bootstrap,
  plan: async () => (await import('./deployment/release.ts')).plan,
  release: async () => (await import('./deployment/release.ts')).release,
  journeys: async () => (await import('./running/journeys.ts')).journeys,
  load: async () => (await import('./running/load.ts')).load,
  logs: async () => (await import('./running/logs.ts')).logs,
  trace: async () => (await import('./running/trace.ts')).trace,
  'dead-letters': async () => (await import('./running/dead-letters.ts')).deadLetters,
  redrive: async () => (await import('./running/redrive.ts')).redrive,
  'note-mail-event': async () => (await import('./running/note-mail-event.ts')).noteMailEventCommand,
  'rotate-webhook-key': async () => (await import('./running/rotate-webhook-key.ts')).rotateWebhookKey,
  rescore: async () => (await import('./recall/rescore.ts')).rescoreCommand,
  'export-person': async () => (await import('./people/export-person.ts')).exportPersonCommand,
  erase: async () => (await import('./people/erase.ts')).erase,
  restore: async () => (await import('./people/restore.ts')).restore,
};

/** Runs the arguments of `npm run ops --`, and returns the exit code. */
export async function main([word = '--help', ...typed]: readonly string[], terminal = realTerminal): Promise<number> {
  if (word === '--help' || word === '-h') {
    terminal.print(await overview());
    return 0;
  }
  const load = Object.hasOwn(commands, word) ? commands[word] : undefined;
  if (!load) throw new UsageError(`There is no command ${word}. npm run ops lists them.`);
  return runCommand(await load(), typed, terminal);
}

async function overview(): Promise<string> {
  const all = await Promise.all(Object.values(commands).map((load) => load()));
  const width = Math.max(...all.map(({ word }) => word.length));
  return [
    'npm run ops -- <command> [options]',
    '',
    ...all.map(({ word, does }) => `  ${word.padEnd(width)}  ${does}`),
    '',
    'npm run ops -- <command> --help says what each takes.',
  ].join('\n');
}

if (process.argv[1] === import.meta.filename) {
  try {
    process.exitCode = await main(process.argv.slice(2));
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
