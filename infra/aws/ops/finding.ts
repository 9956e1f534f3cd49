/**
 * What the doctor found. `ready`: nothing to do. `todo`: a person must act, and the text says how. `note`: it works, with a
 * consequence that the operator should know.
 */
export type Finding = { state: 'ready' | 'todo' | 'note'; text: string };

export const ready = (text: string): Finding => ({ state: 'ready', text });
export const todo = (text: string): Finding => ({ state: 'todo', text });
export const note = (text: string): Finding => ({ state: 'note', text });
