/** What may be asked for next, in this order (METHODS 10.6). */
export const widthNames = [
  'bpSystolic',
  'totalCholesterol',
  'ldlCholesterol',
  'hdlCholesterol',
  'triglycerides',
  'a1c',
  'egfr',
] as const;
export type WidthName = (typeof widthNames)[number];

/** Percent: the A1c of somebody whose A1c is not known. The middles of the bands 7to7_9, 5_7to6_4 and under5_7. */
export const assumedA1c = { diabetes: 7.4, raised: 5.9, other: 5.3 } as const;

/** mg/dL: an LDL that is worked out backwards is not below this. */
export const lowestLdl = 10;
