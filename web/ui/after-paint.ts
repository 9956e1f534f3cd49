/** Where no frame comes, as in a hidden tab. */
const withoutFrameMs = 200;

/**
 * Runs `work` when the screen that is being made has been drawn: what nobody sees must not hold up what they do. Returns the
 * function that runs it at once, if it has not run yet; call that when the page is left.
 */
export function afterPaint(work: () => void): () => void {
  let isDone = false;
  const run = () => {
    if (isDone) return;
    isDone = true;
    clearTimeout(timer);
    work();
  };
  const timer = setTimeout(run, withoutFrameMs);
  // The frame is drawn right after its callbacks, and the next task comes after that.
  globalThis.requestAnimationFrame?.(() => setTimeout(run));
  return run;
}
