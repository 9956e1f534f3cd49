// A number that is possible but unlikely is asked back.

export const weight = 'That weight is unusual for your height. Are both right?';

export const pressureEqual = 'The top number should be the bigger one. Are both right?';

export const pressureSwapped = (top: number, bottom: number) =>
  `The top number should be the bigger one. Are ${top} and ${bottom} the wrong way round?`;

export const pressure = (top: number, bottom: number) => `${top} over ${bottom}`;

export const total = 'Total cholesterol includes LDL and HDL, so it should be higher than both. Are all of them right?';

export const didYouMean = (amount: string) => `Did you mean ${amount}?`;

export const didYouMeanOneOf = 'Did you mean one of these?';
