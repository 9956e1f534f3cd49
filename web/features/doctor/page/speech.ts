import { linkLabel } from '#feature-words/doctor/links.ts';
import { pageFile } from '#shared/features/doctor/links/page-file.ts';
import { htmlOfSheet } from '#shared/features/doctor/links/sheet-html.ts';
import { sheetOf } from '#shared/features/doctor/sheet/sheet-of.ts';
import { DoctorSheet } from './doctor-sheet.tsx';

/** What a doctor reads. Their language may be another one than that of the page on which it is made. */
export const speech = { DoctorSheet, htmlOfSheet, linkLabel, pageFile, sheetOf };
