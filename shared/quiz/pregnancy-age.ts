/** Above this age a slip is likelier than a pregnancy: it is neither asked about nor read from the habits quiz. */
export const oldestPregnancyAge = 55;
