import type { EndpointOf } from '#functions/edge/route.ts';
import * as base from '#functions/ports/base-ports.ts';
import * as data from '#functions/ports/data-ports.ts';
import { createSubmissionRoute } from '#functions/submissions/create-submission.ts';
import { noteCheckedRoute } from '#functions/submissions/note-checked.ts';
import { getSubmissionRoute, listSubmissionsRoute } from '#functions/submissions/own-submissions.ts';

export const noteChecked = {
  route: noteCheckedRoute,
  uses: { findResult: data.findResult, list: data.listSubmissions, now: base.now, saveChecked: data.saveChecked },
} satisfies EndpointOf<typeof noteCheckedRoute>;

export const createSubmission = {
  route: createSubmissionRoute,
  uses: {
    claimWaiting: data.claimWaiting,
    enqueue: data.enqueueResultJob,
    isProbe: base.isProbe,
    listAll: data.listAllSubmissions,
    log: base.log,
    measure: base.measure,
    newId: base.newUlid,
    now: base.now,
    save: data.saveSubmission,
    takeDaily: data.takeDaily,
  },
} satisfies EndpointOf<typeof createSubmissionRoute>;

export const getSubmission = {
  route: getSubmissionRoute,
  uses: { find: data.findSubmission, findResult: data.findResult, list: data.listSubmissions },
} satisfies EndpointOf<typeof getSubmissionRoute>;

export const listSubmissions = {
  route: listSubmissionsRoute,
  uses: { list: data.listSubmissions },
} satisfies EndpointOf<typeof listSubmissionsRoute>;
