/** Where people confirm an address, by the link of a mail or by its code. */
export const confirmPath = '/confirm';

/** What the account page hands over: the address that is to follow the present one. */
export type ConfirmState = { newAddress?: string };
