import { createInterface } from 'node:readline/promises';

/** What a person types; empty without a terminal, where nobody can. */
export async function ask(question: string): Promise<string> {
  if (!process.stdin.isTTY) return '';
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await terminal.question(question);
  } finally {
    terminal.close();
  }
}
