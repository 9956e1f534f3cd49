import { product } from '#shared/product.ts';
import { draftLifetimeDays, outboxLifetimeDays, ownerlessDraftLifetimeHours } from '../draft-lifetimes.ts';

/** Says what the system stores and sends. Change this text whenever that changes. */
export function PrivacyPolicy() {
  return (
    <>
      <h2>What we keep, and why</h2>
      <p>
        Your answers, your name and your email address, to score the quiz, show you the results and send them to you.
        Your password is kept by the sign-in service only; we cannot read it. Until you submit, your answers stay on
        this device.
      </p>
      <h2>Who gets to see them</h2>
      <p>
        Only you, signed in. What you send us is stored encrypted. To word your result more warmly, an AI service of our
        hosting provider may be given the sentences and figures of the result, never your name, your email address or
        anything you wrote in your own words. A connected service may be told that a quiz was handed in: it receives
        three ids and no answers. We sell nothing, and no advertiser or analytics service is involved.
      </p>
      <h2>How long, and how to have it erased</h2>
      <p>
        We keep your results until you ask us to erase them. Reply to your results email with “Please erase my data”,
        and your account, answers and results are removed. On this device, Start over or Logout removes unfinished
        answers; otherwise they go with your first visit after {draftLifetimeDays} days, or after{' '}
        {ownerlessDraftLifetimeHours} hours if you were not logged in. Finished answers that could not be sent go after{' '}
        {outboxLifetimeDays} days.
      </p>
      <h2>What {product.name} is not</h2>
      <p>The results are for information. They are not a diagnosis and do not replace medical care.</p>
    </>
  );
}
