import { product } from '#shared/product.ts';

export const title = `Is this document from ${product.name}?`;
export const lede =
  'Choose a file you were given. We check our signature here, in your browser. The file stays on this device: only its number goes to our site, to ask if a result in it was taken back.';
export const chooseFile = 'Choose a file';
export const chooseAnotherFile = 'Choose another file';
export const dropHere = 'or drop it here';
export const cannotTellTitle = 'What this can’t tell you';
export const cannotTellTruth = 'Whether the answers were true. The person gave them.';
export const cannotTellRight = 'Whether the result is right for this person. It is an estimate, with a range.';
export const ifNotOurs =
  'If it isn’t ours, we say: “We didn’t sign this, or it has been changed.” If we took a result back, we say so and when.';

// The verdict.

export const genuine = 'Yes. We signed this, and nothing has changed since';
export const genuineAbout = 'Does the page in front of you show other numbers? Then believe these.';
export const withdrawnTitle = 'We signed this, but we’ve taken a result in it back';
export const withdrawn = 'It was wrong. Don’t use these numbers. Ask for a new copy.';
export const withdrawnOn = (day: string) =>
  `On ${day} we found it was wrong. Don’t use these numbers. Ask for a new copy.`;
export const altered = 'No. This was changed after we signed it';
export const alteredAbout = 'Don’t rely on anything in it. Ask the person for a new copy.';
export const notOurs = 'We didn’t sign this, or it has been changed';
export const notOursAbout = `It may come from another service or an older version. We can only check files that ${product.name} has signed: “Download my data” and the file for a doctor.`;
export const notChecked = 'We couldn’t check this';
export const notCheckedKeys = 'We couldn’t load our keys. Check your connection and choose the file again.';
export const notCheckedSite = 'We signed this, but couldn’t check if it still stands';
export const notCheckedSiteAbout =
  'Nothing in it has changed. We couldn’t ask our site whether a result was taken back. Check your connection and choose the file again.';
export const notOnRecord = 'We signed this, but no longer have it on record';
export const notOnRecordAbout =
  'Nothing in it has changed. The person may have erased their account, so we can’t tell you whether a result was taken back.';

// What was signed.

export const results = 'Results';
export const notices = 'Notices';
export const none = 'None';

export const level = 'Level';

export const notGiven = 'not given';

export const age = 'Biological age';

export const risk = '10-year risk, heart attack or stroke';

export const day = 'Day';

export const bodyMassIndex = 'Body mass index';

export const waist = 'Waist';

export const albuminCreatinine = 'Urine albumin-creatinine ratio';
