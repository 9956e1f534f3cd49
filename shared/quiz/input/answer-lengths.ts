// How many characters a typed answer may have. The inputs say so, and the check refuses others.

export const maxTextLength = 2000;
export const maxNameLength = 100;
export const maxEmailLength = 254;
export const minPasswordLength = 8;
/** Long enough for any sentence and any password manager. The account service would take 256. */
export const maxPasswordLength = 128;
