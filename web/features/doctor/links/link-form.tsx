import { useState } from 'react';
import * as words from '#feature-words/doctor/links.ts';
import { fromBase64url } from '#shared/base64url.ts';
import type { Language } from '#shared/contract/language.ts';
import { routes } from '#shared/contract/routes.ts';
import {
  type LinkDays,
  linkDays,
  maxOpenLinks,
  normalPasscode,
  passcodeInGroups,
  presetLinkDays,
  readerContentType,
  refusePasscode,
  suggestPasscode,
} from '#shared/features/doctor/links/link.ts';
import { call, messageOf } from '#web/api/call.ts';
import type { OwnSentences } from '#web/api/refused.ts';
import { SubmitForm, useSubmit } from '#web/login/account-form.tsx';
import { randomSecret, sealFile } from '#web/sealed/seal-file.ts';
import { Button } from '#web/ui/button.tsx';
import { Segments } from '#web/ui/choices.tsx';
import { TextField } from '#web/ui/field.tsx';
import { icon } from '#web/ui/icons.tsx';
import styles from './links.module.css';
import { type LinkContents, readLink, rememberShared, showLink } from './own-link.ts';

/** Not one of the shared icons, because those are in every visitor's first download. */
const ShareIcon = icon(<path d="M12 15V4m0 0L8 8m4-4 4 4M5 12v6a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2v-6" />);

type Wanted = LinkContents & { days: LinkDays; passcode: string; language: Language };

const linkRefusals = {
  'not-allowed': words.noResultYet,
  'slow-down': words.enoughForToday,
  'too-many-links': words.tooManyOpen(maxOpenLinks),
} satisfies OwnSentences;

/**
 * Encrypts the resources here, stores the ciphertext, and makes the link. The key goes into the link and nowhere else.
 * Resolves with an error message for the user, or with null on success.
 */
async function makeLink({ resources, days, passcode, language, label }: Wanted): Promise<string | null> {
  const [id, key] = [randomSecret(), randomSecret()];
  const bytes = fromBase64url(key) ?? new Uint8Array();
  const jwes = await Promise.all(
    resources.map((resource) => sealFile(JSON.stringify(resource), bytes, readerContentType)),
  );
  const files = jwes.map((jwe) => ({ contentType: readerContentType, jwe }) as const);
  const body = { id, passcode: normalPasscode(passcode), days, language, files };
  const first = await call('createLink', body);
  // The call may have arrived. Its id makes a retry safe.
  const result = !first.ok && first.reason === 'network' ? await call('createLink', body) : first;
  const link = result.ok ? readLink(result.data) : null;
  if (!link) return messageOf(result, words.linkNotMade, linkRefusals);
  const url = `${location.origin}${routes.openLink.path}?id=${id}`;
  rememberShared(link.linkId, { url, key, passcode: normalPasscode(passcode), label });
  showLink(link);
  return null;
}

/** A random number from 0 up to 1, from the browser's cryptographic generator. */
const random = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32;

type LinkFormProps = {
  contents: () => Promise<LinkContents>;
  /** The language in which the page opens for the doctor. */
  language: Language;
  onMade: () => void;
};

/** How long a link works and with which passcode. Both are preset, so that one press is enough. */
export function LinkForm({ contents, language, onMade }: LinkFormProps) {
  const [days, setDays] = useState<string>(String(presetLinkDays));
  const [passcode, setPasscode] = useState(() => passcodeInGroups(suggestPasscode(random)));
  const refused = refusePasscode(passcode);
  const chosen = linkDays.find((each) => String(each) === days) ?? presetLinkDays;
  const submit = useSubmit(refused === null, async () => {
    try {
      const sentence = await makeLink({ ...(await contents()), days: chosen, passcode, language });
      if (sentence === null) onMade();
      return sentence;
    } catch {
      return words.pageNotMade;
    }
  });
  return (
    <SubmitForm className={styles.form} submit={submit}>
      <p className={styles.quiet}>{words.linkAbout}</p>
      <Segments
        legend={words.howLong}
        choices={linkDays.map((each) => ({ value: String(each), label: words.days(each) }))}
        chosen={days}
        onChoose={setDays}
      />
      <TextField
        label={words.passcode}
        name="passcode"
        className={styles.typed ?? ''}
        inputMode="numeric"
        autoComplete="off"
        maxLength={12}
        hint={words.passcodeHint}
        value={passcode}
        onChange={setPasscode}
        error={refused}
      />
      <Button type="submit" busy={submit.isBusy} busyLabel={words.makingLink}>
        <ShareIcon />
        {words.makeLink}
      </Button>
      {submit.error && <p role="alert">{submit.error}</p>}
    </SubmitForm>
  );
}
