export const storeWords = {
  links: {
    what: 'The links that you have made for a doctor.',
    fields: {
      schema: 'The version of the format this is stored in.',
      userId: 'The id of your account.',
      place: 'Its place in the table.',
      linkId: 'Our number for the link. It doesn’t open the link.',
      madeAt: 'When you made it.',
      endsAt: 'Until when it works.',
      wrongTries: 'How many wrong passcodes were entered.',
      'openings.at': 'When someone entered a passcode.',
      'openings.isRight': 'Whether it was the right one.',
      fileCount: 'How many encrypted files it opens. Only someone with the link can read them, so they’re not in here.',
      'closed.at': 'When it was closed.',
      'closed.by': 'Whether you closed it, or logging out everywhere did.',
      expiresAt: 'When it will be deleted.',
    },
    leftOut: { passcodeHash: 'A check value of the passcode. Only our system can use it.' },
  },
};
