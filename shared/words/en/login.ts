export const accountReady = 'Your account is ready';
export const accountReadyAbout = 'Log in with the password you’ve just chosen.';
export const welcomeBack = 'Welcome back';
export const loggedOutTitle = 'You were logged out to keep your answers private';
export const loggedOutShared = 'This is a shared device, so nothing was saved on it.';
export const loggedOut = 'Log in to carry on where you were. Your quiz answers are still here.';
export const loggingIn = 'Logging in…';
export const failed = 'Failed to login';
export const offline = 'You’re offline. Log in when you’re back.';
export const rememberMe = 'Remember me';

// Other ways in.

export const newHere = 'New here? <link>Get started</link>';
export const noAccountYet = 'No account yet? <link>Create one</link>';
export const forgotPassword = 'Forgot password?';
export const forgotPasswordSoon = 'Forgot password? (coming soon)';
