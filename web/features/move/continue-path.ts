/** The page behind the link. It is in the first download, so reading the link is elsewhere. */
export const continuePath = '/continue';
