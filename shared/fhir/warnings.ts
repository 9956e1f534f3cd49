import { resultCoding, resultsUrl, warningCode } from './own-codes.ts';
import type { Flag, Observation } from './resources.ts';
import { observed, type Placed, type Setting, selfReported } from './setting.ts';

/** Every sign that asks for care, as what it is: a warning, not a diagnosis. The most urgent first, as on the page. */
export const warningsOf = (setting: Setting): readonly Placed<Flag>[] => {
  const { site, shared, patient, device } = setting;
  const { content, day } = shared;
  return content.redFlags.map(({ code, level, message }) => {
    const label = content.notices?.find((notice) => notice.code === code)?.label;
    return {
      at: setting.newReference(),
      resource: {
        resourceType: 'Flag',
        meta: selfReported,
        status: 'active',
        category: [{ coding: [resultCoding(site, level)] }],
        // A result with the specification's fields alone has no headings, and its signs stand in no code system.
        code: {
          ...(label && { coding: [{ system: resultsUrl(site), code: warningCode(code), display: label }] }),
          text: message,
        },
        subject: patient,
        period: { start: day },
        author: device,
      },
    };
  });
};

/** 'I have been checked' never takes a warning back: it stands beside it. */
export const checkedOf = (setting: Setting): readonly Placed<Observation>[] => {
  const { site, shared } = setting;
  const { checked } = shared;
  if (!checked?.answer) return [];
  return [
    {
      at: setting.newReference(),
      resource: {
        ...observed(setting, 'survey'),
        code: { coding: [resultCoding(site, 'checked')] },
        effectiveDateTime: checked.at,
        issued: checked.at,
        valueCodeableConcept: { coding: [resultCoding(site, checked.answer)] },
        note: [{ text: 'The person’s own words about the warnings of this result. No warning was taken back.' }],
      },
    },
  ];
};
