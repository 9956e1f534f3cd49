/** The page on which people see, change, download and erase what is stored about them. */
export const accountPath = '/account';
/** Where everything is erased, after a password and a tick. */
export const erasePath = '/account/erase';

/** Where people confirm an address, by the link of a mail or by its code. */
export const confirmPath = '/confirm';

/** What the account page hands over: the address that is to follow the present one. */
export type ConfirmState = { newAddress?: string };

/** Where people get back in who forgot the password. */
export const helpPath = '/login/help';

/** The page that opens a link, without an account. The link itself is the address's fragment, which no server sees. */
export const viewPath = '/view';

export const numbersPath = '/numbers/:submissionId';

/** Where exact values are added to a heart submission. */
export const numbersPathOf = (submissionId: string): string => `/numbers/${submissionId}`;

/** The page on which a quiz goes on that was begun on another device. In the first download: what a code says is elsewhere. */
export const continuePath = '/continue';
