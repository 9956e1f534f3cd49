import { expect, test } from 'vitest';
import { createPressGuard } from '#web/quiz/press-guard.ts';

const onFirstScreen = () => {
  let time = 10_000;
  const guard = createPressGuard(() => time);
  guard.show('first');
  time += 5000;
  /** A press of this kind; true if it counts. */
  const press = (pointerType: string, clickCount = 1) => {
    guard.begin(pointerType);
    return guard.accepts(clickCount);
  };
  return { guard, press, wait: (milliseconds: number) => (time += milliseconds) };
};

test.each(['touch', 'pen'])('two taps of a %s that the browser counts separately are one gesture', (pointerType) => {
  const { guard, press, wait } = onFirstScreen();
  expect(press(pointerType)).toBe(true);
  guard.show('second');
  wait(200);
  expect(press(pointerType)).toBe(false);
  wait(500);
  expect(press(pointerType)).toBe(true);
});

test('a double tap that the browser counts is one gesture, however late the screen appeared', () => {
  const { guard, press, wait } = onFirstScreen();
  expect(press('touch')).toBe(true);
  guard.show('second');
  wait(450);
  expect(press('touch', 2)).toBe(false);
  expect(press('touch', 3)).toBe(false);
  expect(press('touch', 1)).toBe(true);
});

test('mouse clicks count at any speed, but a double click stays on its screen', () => {
  const { guard, press } = onFirstScreen();
  expect(press('mouse')).toBe(true);
  guard.show('second');
  expect(press('mouse', 2)).toBe(false);
  expect(press('mouse', 1)).toBe(true);
});

test('a press that began before the screen was shown does not count on it', () => {
  const { guard, wait } = onFirstScreen();
  guard.begin('mouse');
  guard.show('second');
  wait(5000);
  expect(guard.accepts(1)).toBe(false);
});

test('on the same screen a double tap counts twice', () => {
  const { guard, press } = onFirstScreen();
  expect(press('touch')).toBe(true);
  guard.show('first');
  expect(press('touch', 2)).toBe(true);
});

test('a key press, and a click without a pointer event before it, count at once', () => {
  const { guard, press } = onFirstScreen();
  press('touch');
  guard.show('second');
  expect(guard.accepts(0)).toBe(true);
  // This is how screen readers on Android press.
  expect(guard.accepts(1)).toBe(true);
});

test('a touch that became a scroll does not affect the next click', () => {
  const { guard } = onFirstScreen();
  guard.begin('touch');
  guard.cancel();
  guard.show('second');
  expect(guard.accepts(1)).toBe(true);
});
