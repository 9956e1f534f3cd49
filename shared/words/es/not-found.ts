export const title = 'No encontramos la página';
export const checkAddress = 'Revise la dirección, o empiece de nuevo desde la página de inicio.';
