/** Longer than this, a first sentence is no headline. */
const longestLead = 150;

/** A paragraph's first sentence, for larger type, and the rest. A full stop inside a figure ends no sentence. */
export const leadSentence = (paragraph: string): { lead: string | null; rest: string } => {
  const end = /[.!?](?=\s)/.exec(paragraph)?.index;
  const lead = end === undefined ? paragraph : paragraph.slice(0, end + 1);
  if (lead.length > longestLead) return { lead: null, rest: paragraph };
  return { lead, rest: paragraph.slice(lead.length).trim() };
};
