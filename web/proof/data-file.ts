/** The aggregates behind the page, for everybody to download. A file of the site. */
export const dataFile = '/proof/association.json';
