/** The page that opens a link, without an account. The link itself is the address's fragment, which no server sees. */
export const viewPath = '/view';
