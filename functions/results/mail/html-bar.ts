import { type Html, html } from '#functions/mail/html.ts';
import { sans } from '#functions/mail/look.ts';
import type { Bar, Cell } from './bar.ts';

const fills = { track: '#3f67c0', band: '#a9c4f5', point: '#fdb94c', marker: '#ffffff' } as const;
const pixels = { point: 14, marker: 3 } as const;

/** The drawing of the range. Hidden from screen readers, because the lines above it say the same. */
export const barTables = ({
  cells,
  start,
  end,
}: Bar): Html => html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%" aria-hidden="true" style="margin:22px 0 0"><tr>${cells.map(
  (cell, at) => drawn(cell, at === 0, at === cells.length - 1),
)}</tr></table>
<table role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%" aria-hidden="true"><tr><td width="50%" style="padding-top:7px;font:13px/18px ${sans};color:#dfe7fb">${start}</td><td width="50%" align="right" style="padding-top:7px;font:13px/18px ${sans};color:#dfe7fb">${end}</td></tr></table>`;

// Cells with percentages that add up to 100% leave no room for a cell of fixed width. Its padding keeps it visible.
const drawn = (cell: Cell, isFirst: boolean, isLast: boolean): Html => {
  const width = 'width' in cell ? `${cell.width}%` : String(pixels[cell.kind]);
  const cssWidth = 'width' in cell ? width : `${width}px`;
  const radius = [isFirst ? 7 : 0, isLast ? 7 : 0, isLast ? 7 : 0, isFirst ? 7 : 0].map((end) => `${end}px`).join(' ');
  const padding = 'width' in cell ? '0' : `0 0 0 ${pixels[cell.kind] - 1}px`;
  const fill = fills[cell.kind];
  return html`<td width="${width}" height="14" bgcolor="${fill}" style="width:${cssWidth};height:14px;padding:${padding};line-height:14px;font-size:1px;background-color:${fill};border-radius:${radius}">&nbsp;</td>`;
};
