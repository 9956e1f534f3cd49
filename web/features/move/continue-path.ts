/** The page that the link opens. This file is part of the first download, so the code that reads the link is elsewhere. */
export const continuePath = '/continue';
