export const policyChanged = 'Nuestra política de privacidad cambió';
export const policyNew = 'Lea nuestra política de privacidad';
export const agree = 'Acepto';
