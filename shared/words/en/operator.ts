export const operator = (name: string, jurisdiction: string, contact: string) =>
  `${name}, under the law of ${jurisdiction}. For questions about your data, write to <link>${contact}</link>.`;
export const noOperator =
  'This site doesn’t say yet who runs it. It’s a trial, so please don’t enter anything about a real person.';
