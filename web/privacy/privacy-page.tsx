import { Link } from 'react-router-dom';
import { consentVersion } from '#shared/contract/account.ts';
import { accountPath } from '#web/paths.ts';
import { RichText } from '#web/ui/rich-text.ts';
import * as labels from '#words/labels.ts';
import * as words from '#words/privacy.ts';
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
        <PageHeading documentTitle={labels.privacy}>{words.title}</PageHeading>
        <Lede>{words.version(consentVersion)}</Lede>
        <PairOfLists
          first={{ title: words.whatWeKeep, points: whatWeKeep }}
          second={{ title: words.whatWeNeverDo, points: whatWeNeverDo }}
        />
        {[whyWeMay, whereItIs, whoSeesIt(settings), howLong(settings)].map((part) => (
          <Part key={part.title} part={part} />
        ))}
        <Part part={{ title: words.yourRights, points: Object.values(rights) }}>
          <p>
            <RichText text={words.doItYourself} parts={{ link: (name) => <Link to={accountPath}>{name}</Link> }} />
          </p>
        </Part>
        {[emails(settings), onYourDevice, againstAbuse(settings)].map((part) => (
          <Part key={part.title} part={part} />
        ))}
        <OperatorPart title={words.whoIsResponsible} />
        <p>
          <Link to="/about">{labels.whatThisIs}</Link>
        </p>
      </Article>
    </Screen>
  );
}
