import { Link } from 'react-router-dom';
import { consentVersion } from '#shared/contract/account.ts';
import { accountPath } from '#web/paths.ts';
import { Screen } from '../shell/screen.tsx';
import { siteSettings } from '../site-settings.ts';
import { PageHeading } from '../ui/page.tsx';
import { Article, Lede, PairOfLists, Part } from '../ui/reading.tsx';
import { OperatorPart } from './operator-part.tsx';
import {
  againstAbuse,
  emails,
  howLong,
  onYourDevice,
  rights,
  whatWeKeep,
  whatWeNeverDo,
  whereItIs,
  whoSeesIt,
  whyWeMay,
} from './privacy-texts.ts';

/**
 * The data privacy policy: what is stored where and for how long, who sees it, and what people can ask for. Needs no
 * login.
 */
export function PrivacyPage() {
  const settings = siteSettings();
  return (
    <Screen hasFoot>
      <Article>
        <PageHeading documentTitle="Privacy">Data privacy policy</PageHeading>
        <Lede>Version {consentVersion}. In plain words, and complete.</Lede>
        <PairOfLists
          first={{ title: 'What we keep', points: whatWeKeep }}
          second={{ title: 'What we never do', points: whatWeNeverDo }}
        />
        {[whyWeMay, whereItIs, whoSeesIt(settings), howLong(settings)].map((part) => (
          <Part key={part.title} part={part} />
        ))}
        <Part part={{ title: 'Your rights', points: Object.values(rights) }}>
          <p>
            You can do all of this yourself, <Link to={accountPath}>in your account</Link>. Erasing takes a minute, and
            is final.
          </p>
        </Part>
        {[emails(settings), onYourDevice, againstAbuse(settings)].map((part) => (
          <Part key={part.title} part={part} />
        ))}
        <OperatorPart title="Who is responsible" />
        <p>
          <Link to="/about">What this is, and what it isn’t</Link>
        </p>
      </Article>
    </Screen>
  );
}
