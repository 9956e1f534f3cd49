/** The page on which people see, change, download and erase what is stored about them. */
export const accountPath = '/account';
/** Where everything is erased, after a password and a tick. */
export const erasePath = '/account/erase';
