// The frame of every page.

export const skipToContent = 'Skip to content';
export const siteLinks = 'About this site';
export const homeOf = (product: string) => `${product} home`;
/** In the foot, where no clinician has reviewed every sentence about safety in its present words. */
export const notReviewed = 'Not yet reviewed by a clinician';
export const clearDevice = 'Finish and clear this device';

// A page that is loading or broken.

export const somethingWrong = 'Something went wrong';
export const somethingWrongSafe = 'It’s our mistake, not yours. Any answers saved in this browser are still here.';
export const notLoadedTitle = 'Not loaded';
export const notLoaded = 'This page didn’t load';
