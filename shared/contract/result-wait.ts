/** How long a new result can take, as people are told. The browser asks for it so long, and then leaves it to them. */
export const resultWaitMinutes = 5;
