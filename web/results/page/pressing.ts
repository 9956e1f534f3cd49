import type { ReadContent } from '../../api/read-result.ts';

type Flag = { code: string; level: 'emergency' | 'urgent' | 'soon'; message: string };

const all = ({ notices, redFlags }: ReadContent): readonly Flag[] => notices ?? redFlags;

/** What must be looked at before anything else on the page, most urgent first. */
export const pressing = (content: ReadContent): Flag[] => all(content).filter(({ level }) => level !== 'soon');

/** What is worth an appointment and can wait for one. */
export const soon = (content: ReadContent): Flag[] => all(content).filter(({ level }) => level === 'soon');
