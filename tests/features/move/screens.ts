export const screens = [
  { name: 'a device that takes a quiz over', address: `/continue#${'i'.repeat(43)}.${'k'.repeat(43)}` },
  { name: 'a link for that which is cut short', address: '/continue#abc' },
];
