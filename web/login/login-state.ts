/** What a page hands to the login through the router: `from` is the path to open after signing in. */
export type LoginState = { from?: string };
