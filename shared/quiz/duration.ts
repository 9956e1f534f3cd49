/** How long either quiz takes. The first screen of the longevity quiz says it too: its texts are plain, for the build to strip. */
export const quizDuration = '10–15 minutes';
