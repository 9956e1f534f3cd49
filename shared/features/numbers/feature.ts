// What the core imports of this feature. It lets users work with their answers after the quiz: the page 'My answers', measured
// numbers, and a retake that starts from the last answers.

export const needs = [] as const;

/** None: the feature sends its answers through the route of the quiz. */
export const routes = {} as const;
