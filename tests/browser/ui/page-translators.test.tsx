import { useState } from 'react';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { Button } from '#web/ui/button.tsx';
import { followPageTranslators } from '#web/ui/page-translators.ts';
import { translatePage } from '../support/page-translator.ts';
import { show } from '../support/show.tsx';

const { removeChild, insertBefore } = Node.prototype;
followPageTranslators();
afterAll(() => {
  Object.assign(Node.prototype, { removeChild, insertBefore });
});
let stop = () => {};
beforeEach(() => {
  stop = translatePage();
});
afterEach(() => stop());

/** Each way in which React changes a text that has siblings. */
function Texts() {
  const [step, setStep] = useState(0);
  const words = ['a', 'b', 'c'];
  const order = step % 2 === 0 ? words : words.toReversed();
  return (
    <>
      <p data-testid="figure">
        {step} of {step + 3}
      </p>
      <p data-testid="removed">
        all{step === 1 && ' and one'}
        <i>!</i>
      </p>
      <p data-testid="inserted">{step > 0 && <b>a cat</b>} sat</p>
      <p data-testid="moved">{order.map((word) => [word, <br key={word} />])}</p>
      <Button busy={step === 1} busyLabel="Sending…" onClick={() => setStep(step + 1)}>
        Send
      </Button>
      <button type="button" onClick={() => setStep(step + 1)}>
        Next
      </button>
    </>
  );
}

test('on a page that a browser translates, each text is the newest one, and none stays that React has removed', async () => {
  const { getByTestId, getByRole } = await show(<Texts />);
  const expectTexts = async (figure: string, removed: string, inserted: string, moved: string, button: string) => {
    await expect.element(getByTestId('figure')).toHaveTextContent(figure);
    await expect.element(getByTestId('removed')).toHaveTextContent(removed);
    await expect.element(getByTestId('inserted')).toHaveTextContent(inserted);
    await expect.element(getByTestId('moved')).toHaveTextContent(moved);
    await expect.element(getByRole('button').first()).toHaveTextContent(button);
  };
  await expectTexts('0 of 3', 'all!', 'sat', 'abc', 'Send');
  await getByRole('button', { name: 'Send' }).click();
  await expectTexts('1 of 4', 'all and one!', 'a cat sat', 'cba', 'Sending…');
  await getByRole('button', { name: 'Next' }).click();
  await expectTexts('2 of 5', 'all!', 'a cat sat', 'abc', 'Send');
  expect(document.querySelectorAll('font font').length).toBeGreaterThan(5);
});
