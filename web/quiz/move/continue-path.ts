/** The page on which a quiz goes on that was begun on another device. In the first download: what a code says is elsewhere. */
export const continuePath = '/continue';
