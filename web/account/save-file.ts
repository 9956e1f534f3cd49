/** Hands the user a JSON file that this page has made: it goes to no other address. */
export function saveFile(name: string, content: unknown, type = 'application/json'): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(content, null, 2)], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken the file over by the time of the next task.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}

export const savedWords = 'Your file is in your downloads.';
