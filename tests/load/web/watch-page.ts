/** What one page observed of itself, in milliseconds since its navigation began. */
export type Seen = {
  /** First contentful paint. */
  paint: number;
  largest: number;
  /** When a button of the page first responds, because React has attached its handlers; null before. */
  usable: number | null;
  /** Bytes of the files that had loaded by then, without headers. */
  bytesBefore: number;
  shift: number;
  /** From each trusted click to the end of the next frame after the heading changed. */
  steps: number[];
  /** From each key of a text or a slider to the end of the next frame. */
  inputs: { text: number[]; range: number[] };
};

declare global {
  var seen: Seen;
  var readSeen: () => Promise<Seen>;
}

/** Runs in the page before its scripts, and is sent there as text, so it uses nothing from outside. */
export const watchPage = () => {
  const seen: Seen = {
    paint: Number.NaN,
    largest: Number.NaN,
    usable: null,
    bytesBefore: 0,
    shift: 0,
    steps: [],
    inputs: { text: [], range: [] },
  };
  window.seen = seen;
  const afterNextFrame = (then: () => void) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = then;
      port2.postMessage(null);
    });
  const heading = () => document.querySelector('h1')?.textContent ?? '';
  const bytesNow = () =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
      .filter((entry): entry is PerformanceResourceTiming => entry instanceof PerformanceResourceTiming)
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);

  const look = () => {
    const button = document.querySelector('main button');
    if (!button || !Object.keys(button).some((key) => key.startsWith('__reactProps'))) {
      requestAnimationFrame(look);
      return;
    }
    seen.usable = performance.now();
    seen.bytesBefore = bytesNow();
  };
  requestAnimationFrame(look);

  let pressed: { at: number; heading: string } | null = null;
  const press = ({ isTrusted, timeStamp }: Event) => {
    if (isTrusted) pressed = { at: timeStamp, heading: heading() };
  };
  addEventListener('click', press, true);
  new MutationObserver(() => {
    if (!pressed || heading() === pressed.heading || heading() === '') return;
    const { at } = pressed;
    pressed = null;
    afterNextFrame(() => seen.steps.push(performance.now() - at));
  }).observe(document, { subtree: true, childList: true, characterData: true });
  const typed = ({ target, timeStamp }: Event) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
    const kind = target.type === 'range' ? 'range' : 'text';
    afterNextFrame(() => seen.inputs[kind].push(performance.now() - timeStamp));
  };
  addEventListener('keydown', typed, true);

  const observe = (type: string, note: (entries: PerformanceEntryList) => void) =>
    new PerformanceObserver((list) => note(list.getEntries())).observe({ type, buffered: true });
  observe('paint', (entries) => {
    seen.paint = entries.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? seen.paint;
  });
  observe('largest-contentful-paint', (entries) => {
    seen.largest = entries.at(-1)?.startTime ?? seen.largest;
  });
  observe('layout-shift', (entries) => {
    for (const entry of entries as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) seen.shift += entry.value;
  });
  // Observers are called in a separate task.
  window.readSeen = () => new Promise((resolve) => setTimeout(() => resolve(seen), 100));
};
