export const doctorPage = (submissionId: string): string => `/results/${submissionId}/doctor`;

/**
 * The page that opens a shared link, without an account. The link itself is the address's fragment, which no server
 * sees.
 */
export const viewPath = '/view';
