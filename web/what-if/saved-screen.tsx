import type { PlannedChange } from '#shared/contract/own-plan.ts';
import type { UnitPreference } from '#shared/quiz/unit-choices.ts';
import { plannedName, plannedWords } from '#shared/what-if/planned-words.ts';
import { capitalised, numberWord } from '#shared/words/phrases.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Message } from '../ui/message.tsx';
import { Column, PageHeading } from '../ui/page.tsx';

type SavedScreenProps = {
  submissionId: string;
  changes: readonly PlannedChange[];
  units: UnitPreference;
  onBack: () => void;
};

/** The plan is stored: what is in it, and where it will be found again. */
export function SavedScreen({ submissionId, changes, units, onBack }: SavedScreenProps) {
  const said = changes.map(
    ({ questionId, value }) => `${plannedName(questionId)}: ${plannedWords(questionId, value, units)}`,
  );
  return (
    <Column>
      <Message
        heading={<PageHeading documentTitle="Your plan is saved">Your plan is saved</PageHeading>}
        actions={
          <>
            <ButtonLink to={`/results/${submissionId}`}>Back to my result</ButtonLink>
            <Button variant="secondary" onClick={onBack}>
              Change the plan
            </Button>
          </>
        }
      >
        <p>
          {capitalised(numberWord(changes.length))} {changes.length === 1 ? 'change' : 'changes'}. {said.join('; ')}.
          You will find this on your result, and your next result says what became of it.
        </p>
        {changes.length > 1 && <p>Start with one. The others can wait.</p>}
      </Message>
    </Column>
  );
}
