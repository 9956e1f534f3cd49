// Why an answer is not accepted, with what to enter. None repeats what was typed.

export const noQuestion = 'This screen has no question.';

export const chooseOne = 'Choose one of the answers.';

export const numberInUnit = (min: number, max: number, unit: string) => `Enter a number from ${min} to ${max} ${unit}.`;

export const bothNames = 'Enter your first and last name.';

export const oneName = 'Enter your first or last name.';

export const passwordShort = (least: number) => `Enter a password of at least ${least} characters.`;

export const passwordLong = (most: number) => `Use a password of ${most} characters or fewer.`;

export const feet = (most: number) => `Enter feet from 0 to ${most}. For centimetres, choose cm.`;

export const inches = (most: number) => `Enter inches from 0 to ${most}.`;

export const dateNotReal = 'Enter a real date, with a 4-digit year.';

export const dateAhead = 'Enter a date that isn’t in the future.';

export const tooYoung = (age: number) => `This quiz is for people aged ${age} or over. Check the year you were born.`;

export const tooOld = (age: number) => `Check the year. This quiz works for ages up to ${age}.`;

export const textEmpty = 'Write a few words, or skip this question.';

export const brokenCharacter = 'One character is broken. Delete it, and type it again.';

export const email = 'Please enter a valid email address.';

export const hiddenCharacters = 'Use letters only, with no hidden characters.';

export const links = 'Leave out links and angle brackets.';

export const longNumbers = 'Leave out long numbers.';

export const onlyLetters = 'Use only letters, spaces, hyphens, apostrophes, full stops and commas.';

export const number = 'Enter a number.';

export const wholeNumber = (min: number, max: number) => `Enter a whole number from ${min} to ${max}.`;

export const halfNumber = (min: number, max: number) => `Enter a number, whole or with .5, from ${min} to ${max}.`;

export const anyNumber = (min: number, max: number) => `Enter a number from ${min} to ${max}.`;

export const amount = (min: string, max: string) => `Enter a number from ${min} to ${max}.`;

export const point = (lowest: string, highest: string) => `Choose a point from ${lowest} to ${highest}.`;

export const charactersAtMost = (most: number) => `Use ${most} characters or fewer.`;
