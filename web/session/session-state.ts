/** What a page hands to the login through the router. */
export type LoginState = {
  /** The path to open after signing in. */
  from?: string;
  /** The address of an account that was created just now. The login says so, and knows the address. */
  newAccount?: string;
};
