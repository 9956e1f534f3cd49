import { pathPrefix } from '#words/language.ts';

/** The address of the first page, at which the router begins. */
export const home = `${pathPrefix}/`;

/** The page at an address, as the router names it: '/login' for '/es/login'. */
export const pathOf = (address: string): string =>
  pathPrefix && address.startsWith(pathPrefix) ? address.slice(pathPrefix.length) || '/' : address;

/** The page on which users see, change, download and erase what is stored about them. */
export const accountPath = '/account';
/** The page on which users erase everything, after a password and a tick. */
export const erasePath = '/account/erase';

/** Where users confirm an address, by the link of a mail or by its code. */
export const confirmPath = '/confirm';

/** Passed on by the account page: the address that is to replace the current one. */
export type ConfirmState = { newAddress?: string };

/** Where users recover an account without its password. */
export const helpPath = '/login/help';

/** Where users see the numbers to call, and say where they are. */
export const placePath = '/place';
