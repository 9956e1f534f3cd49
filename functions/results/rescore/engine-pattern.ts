/** Which versions of the engine are meant: one ('2.1.0'), or all that begin so ('2.1.x', '1.x'). */
export type EnginePattern = {
  text: string /** With what a place in the index begins. */;
  prefix: string;
  matches: (version: string) => boolean;
};

/** Null for what is none. */
export const readEnginePattern = (text: string): EnginePattern | null => {
  if (/^\d+\.\d+\.\d+$/.test(text)) return { text, prefix: `${text}#`, matches: (version) => version === text };
  if (!/^\d+(\.\d+)?\.x$/.test(text)) return null;
  const prefix = text.slice(0, -1);
  return { text, prefix, matches: (version) => version.startsWith(prefix) };
};
