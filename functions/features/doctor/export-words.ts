import * as words from '#feature-words/doctor.ts';
import * as account from '#words/export-account.ts';

export const storeWords = {
  links: {
    what: words.exportLinks,
    fields: {
      schema: account.schema,
      userId: account.userId,
      place: words.exportPlace,
      linkId: words.exportLinkId,
      madeAt: words.exportMadeAt,
      endsAt: words.exportEndsAt,
      language: words.exportLanguage,
      wrongTries: words.exportWrongTries,
      'openings.at': words.exportOpeningAt,
      'openings.isRight': words.exportOpeningRight,
      fileCount: words.exportFileCount,
      'closed.at': words.exportClosedAt,
      'closed.by': words.exportClosedBy,
      expiresAt: account.deletedAt,
    },
    leftOut: { passcodeHash: words.exportPasscodeHash },
  },
};
