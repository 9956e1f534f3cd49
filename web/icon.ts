/** The site's icon: an entry of its own, so that the build gives it an address. */
export { default } from './assets/favicon.svg';
