import { useState } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { holdTyped } from '#web/early-input.ts';

let root: HTMLElement;
let stop = () => {};

function Form() {
  const [text, setText] = useState('');
  const [isTicked, setTicked] = useState(false);
  return (
    <>
      <input name="text" value={text} onChange={({ target }) => setText(target.value)} />
      <output>{text}</output>
      <input type="checkbox" name="tick" checked={isTicked} onChange={({ target }) => setTicked(target.checked)} />
      {isTicked && <b>ticked</b>}
    </>
  );
}

const field = () => root.querySelector('input') as HTMLInputElement;
const typeOn = (letters: string) => {
  field().value += letters;
  field().dispatchEvent(new Event('input', { bubbles: true }));
};
/** After React has rendered: the value of the field, and the value that React has. */
const expectBoth = (text: string) =>
  expect.poll(() => [field().value, root.querySelector('output')?.textContent]).toEqual([text, text]);

const box = () => root.querySelector('input[type=checkbox]') as HTMLInputElement;
const expectTick = (isTicked: boolean) =>
  expect.poll(() => [box().checked, root.querySelector('b') !== null]).toEqual([isTicked, isTicked]);

beforeEach(() => {
  root = document.createElement('div');
  root.innerHTML = renderToString(<Form />);
  document.body.append(root);
});
afterEach(() => {
  stop();
  root.remove();
});

const takeOver = async () => {
  const app = hydrateRoot(root, <Form />);
  stop = () => app.unmount();
  // Hydration runs in a separate task, and React marks the elements that it has taken over.
  await expect.poll(() => Object.keys(field()).some((key) => key.startsWith('__reactProps'))).toBe(true);
};

test('text that was typed before React starts is kept', async () => {
  typeOn('Ines');
  const repeat = holdTyped(root);
  await takeOver();
  repeat();
  await expectBoth('Ines');
});

test('text that is typed while React takes over is appended', async () => {
  typeOn('In');
  const repeat = holdTyped(root);
  typeOn('e');
  await takeOver();
  typeOn('s');
  repeat();
  await expectBoth('Ines');
});

test('text that is first typed while React takes over is kept', async () => {
  const repeat = holdTyped(root);
  typeOn('Ines');
  await takeOver();
  repeat();
  await expectBoth('Ines');
});

test('a page that React renders again has the text in the field of the same name', async () => {
  typeOn('Ines');
  const repeat = holdTyped(root);
  const before = field();
  const app = createRoot(root);
  stop = () => app.unmount();
  app.render(<Form />);
  await expect.poll(() => field() !== before).toBe(true);
  repeat();
  await expectBoth('Ines');
});

test('a box that was ticked before React starts stays ticked at every moment', async () => {
  box().click();
  const repeat = holdTyped(root);
  expect(box().checked).toBe(true);
  await takeOver();
  expect(box().checked).toBe(true);
  repeat();
  await expectTick(true);
  box().click();
  await expectTick(false);
});

test('a box that was ticked and is cleared while React takes over stays empty', async () => {
  box().click();
  const repeat = holdTyped(root);
  box().click();
  await takeOver();
  repeat();
  await expectTick(false);
  box().click();
  await expectTick(true);
});

test('a box that React already handled is not toggled again', async () => {
  const repeat = holdTyped(root);
  await takeOver();
  box().click();
  await expectTick(true);
  repeat();
  await expectTick(true);
});

test('a page that React renders again has the tick in the box of the same name', async () => {
  box().click();
  const repeat = holdTyped(root);
  const before = box();
  const app = createRoot(root);
  stop = () => app.unmount();
  app.render(<Form />);
  await expect.poll(() => box() !== before).toBe(true);
  repeat();
  await expectTick(true);
});

test('text and tick of one form are both kept', async () => {
  typeOn('Ines');
  box().click();
  const repeat = holdTyped(root);
  await takeOver();
  repeat();
  await expectBoth('Ines');
  await expectTick(true);
});
