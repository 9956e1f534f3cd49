/** How many submissions one answer of the list has at most. A page with fewer is the last one. */
export const submissionsPerPage = 100;
