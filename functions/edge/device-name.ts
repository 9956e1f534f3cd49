const browsers = [
  ['Edg', 'Edge'],
  ['OPR', 'Opera'],
  ['SamsungBrowser', 'Samsung Internet'],
  ['Firefox', 'Firefox'],
  ['FxiOS', 'Firefox'],
  ['CriOS', 'Chrome'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const;

const systems = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Macintosh', 'Mac'],
  ['CrOS', 'ChromeOS'],
  ['Linux', 'Linux'],
] as const;

/**
 * A few words by which people recognize their own device, such as 'Firefox on Windows'. Only words of this file: what a
 * program calls itself is not repeated. The order matters: most browsers also claim to be Chrome or Safari.
 */
export const deviceName = (userAgent: string): string => {
  const browser = browsers.find(([mark]) => userAgent.includes(`${mark}/`))?.[1] ?? 'A browser';
  const system = systems.find(([mark]) => userAgent.includes(mark))?.[1];
  return system ? `${browser} on ${system}` : browser;
};
