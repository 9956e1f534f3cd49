import { htmlPage } from '#functions/mail/html-page.ts';
import { buttonRow, divider, footerRow } from '#functions/mail/page-rows.ts';
import { careRow, hero, planRow, soonRow, summaryRow, warningRows } from './html-rows.ts';
import type { MailFacts } from './mail-facts.ts';

/** The mail of a result that engine 1 computed. */
export const htmlMail = (facts: MailFacts): string => {
  const { subject, preheader, warnings, footer, dashboardUrl, plan, soon } = facts;
  const rows = [
    hero(facts),
    summaryRow(facts),
    buttonRow('View Results', facts.resultUrl),
    ...(plan.length > 0 ? [divider, planRow(plan)] : []),
    ...(soon.length > 0 ? [soonRow(soon)] : []),
    careRow(),
  ];
  return htmlPage({
    subject,
    preheader,
    above: warningRows(warnings),
    rows,
    foot: footerRow({ footer, dashboardUrl }),
  });
};
