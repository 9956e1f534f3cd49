/** The data directory cannot be used. The message is for the person who started the system: what is wrong, what to do. */
export class DataNotOpen extends Error {}
