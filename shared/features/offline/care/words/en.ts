// The page without a connection, for a person who is ill.

export const ifVeryIllCall = 'If you feel very ill now, do not wait for this page. Call your local emergency number.';
