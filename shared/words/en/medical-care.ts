// On every page and print and in every mail. The specification fixes what it names.

export const title = 'When to get medical care';

export const text =
  'Get medical care promptly if your symptoms worry you or get worse. Examples are chest pain, severe shortness of breath and swelling that gets worse fast. A quiz can’t rule out an illness.';
