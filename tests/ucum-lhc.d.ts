// The package has no types. These are the parts that the tests call (its README, 'convertUnitTo').
declare module '@lhncbc/ucum-lhc' {
  type Converted = { status: 'succeeded' | 'failed' | 'error'; toVal: number | null };
  type Utilities = {
    convertUnitTo: (from: string, value: number, to: string, options?: { molecularWeight?: number }) => Converted;
  };
  const ucum: { UcumLhcUtils: { getInstance: () => Utilities } };
  export default ucum;
}
