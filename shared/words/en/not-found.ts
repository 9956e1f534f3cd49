export const title = 'Page not found';
export const checkAddress = 'Check the address, or start again from the home page.';
