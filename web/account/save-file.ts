import * as labels from '#words/labels.ts';

/** Saves a JSON file that this page has made. It is sent nowhere. */
export function saveFile(name: string, content: unknown, type = 'application/json'): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(content, null, 2)], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // By the time of the next task the browser has taken over the file.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}

export const savedWords = labels.fileSaved;
