export const supportTitle = 'No tiene que cargar con esto a solas';
export const inDangerCall = 'Si está en peligro, llame ahora mismo:';
export const inDangerCallLocal = 'Si está en peligro, llame ahora mismo al número local de emergencias.';
export const belowWarningTitle = 'Cuénteles también esto';
