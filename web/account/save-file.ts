/** Hands a file to the person, made in this page: it goes to no other address. */
export function saveFile(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken the file over by the time of the next task.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
