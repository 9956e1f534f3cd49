/** Where people get back in who forgot the password. */
export const helpPath = '/login/help';
