/**
 * How long either quiz takes, in characters that keep the two numbers together. The first screen of the longevity quiz says it
 * too: its texts are plain, for the build to strip.
 */
export const quizDuration = '10\u2060–\u206015 minutes';
