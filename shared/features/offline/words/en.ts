import { product } from '#shared/product.ts';

// What a visitor sees without a network.

export const offlineTitle = 'You are offline';
export const offlineDocumentTitle = `You are offline – ${product.name}`;
export const needsInternet =
  'You need the internet for this page. Nothing is lost: your results are safe, and so is any quiz you’ve started here.';
export const canTakeQuiz =
  'You can still take a quiz. We’ll keep your answers here and send them when you’re back online.';
export const connectTitle = 'Connect to the internet to continue';
export const adviceMayHaveChanged =
  'This device has been offline for a long time, and our emergency advice may have changed. Connect once, and the quiz will open again.';

// The privacy page.

export const onDevice =
  'The pages of the quiz, with nothing of yours in them, so you can carry on offline. Logging out deletes them.';
