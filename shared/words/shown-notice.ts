import type { Notice as ShownNotice } from '#shared/contract/result-additions.ts';
import { deadlines } from '#shared/safety/levels.ts';
import type { Notice } from '#shared/safety/messages.ts';
import { curly } from './phrases.ts';

/** A notice as a page, a mail and a print carry it. */
export const shownNotice = ({ code, level, label, message, shownBy, toldOn, mayBeClosed }: Notice): ShownNotice => ({
  code,
  level,
  message: curly(message),
  label: curly(label),
  isEmergency: level === 'emergency',
  ...(shownBy ? { by: deadlines[shownBy] } : {}),
  ...(toldOn ? { toldOn, mayBeClosed: mayBeClosed === true } : {}),
});
