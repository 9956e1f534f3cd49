/** Said on the device that the answers have left, on its page and in the dialog of the quiz. */
export const movedWords = {
  title: 'Your answers have moved',
  text: 'You can go on with them on the other device.',
  yes: 'Yes, moved',
  no: 'Keep them here too',
  note: '“Yes, moved” removes them from this device.',
};
