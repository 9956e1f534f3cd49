import { describe, expect, test } from 'vitest';
import { reportCrashRoute } from '#functions/crashes/report-crash.ts';
import { createLog } from '#functions/edge/log.ts';
import { reportCrashSchemas } from '#shared/contract/schemas/crash-schemas.ts';

const report = {
  code: 'TypeError',
  at: 'page-A1b2.js:3:1200',
  route: '/results/:submissionId',
  release: 'main-Xy_9.js',
};

const client = { cookies: {}, token: 'a.b.c', device: 'Firefox/Windows', host: '', network: '192.0.2.7' };

const reported = async ({ body = report, device = client.device } = {}) => {
  const lines: string[] = [];
  const counted: string[] = [];
  const handle = reportCrashRoute.handle({
    log: createLog((line) => lines.push(line)),
    count: (name) => counted.push(name),
  });
  const outcome = await handle({ body, query: null, caller: null, client: { ...client, device } });
  return { outcome, counted, lines: lines.map((line): unknown => JSON.parse(line)) };
};

describe('a page that broke in a browser', () => {
  test('is counted once, and logged only with code, place, route, release and browser family', async () => {
    const { outcome, counted, lines } = await reported();
    expect(outcome).toEqual({ answer: {} });
    expect(counted).toEqual(['PageCrashed']);
    expect(lines).toEqual([
      {
        level: 'warn',
        message: 'page crashed',
        time: expect.any(String),
        failure: 'TypeError',
        at: 'page-A1b2.js:3:1200',
        route: '/results/:submissionId',
        release: 'main-Xy_9.js',
        browser: 'Firefox-Windows',
      },
    ]);
  });

  test.each([
    ['Samsung Internet/Android', 'Samsung-Internet-Android'],
    ['Firefox/', 'Firefox'],
    ['/Windows', 'Windows'],
    ['', 'unknown'],
  ])('in the browser %j is logged with %s', async (device, browser) => {
    expect((await reported({ device })).lines).toMatchObject([{ browser }]);
  });

  test.each([
    ['code', 'My weight is 172'],
    ['code', 'ada@example.com'],
    ['at', 'page.js?token=abc:1:2'],
    ['at', 'ada@example.com:1:2'],
    ['route', '/results/01KF9ZQ4'],
    ['route', '/view#key'],
    ['release', 'https://example.com/main.js'],
    ['release', 'x'.repeat(81)],
  ])('is refused with %s %j, which could identify a person', (name, value) => {
    expect(reportCrashSchemas.body.safeParse(report).success).toBe(true);
    expect(reportCrashSchemas.body.safeParse({ ...report, [name]: value }).success).toBe(false);
  });
});
