import { expect, it } from 'vitest';
import { apiClientSource } from '../../../scripts/api-client.mjs';
import '../administrator';
import { send } from './world';

const at = (path: string, init: RequestInit = {}) => send(new Request(`http://localhost${path}`, init));

it('the client that the tests use is the one that the document makes (after a change: vitest -u)', async () => {
  const document = await (await at('/api/v1/openapi.json')).json();

  await expect(apiClientSource(document)).toMatchFileSnapshot('./generated/client.ts');
});

it('the page names each operation and each problem, and runs nothing', async () => {
  const page = await at('/api');
  const text = await page.text();
  const { paths } = (await (await at('/api/v1/openapi.json')).json()) as { paths: object };

  expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=UTF-8']);
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  for (const path of Object.keys(paths)) expect(text).toContain(` ${path}</code>`);
  expect(text).toContain('id="problem-revision-differs"');
  expect(text).not.toContain('<script');
});

it('answers what is no operation with a problem, and other sites with nothing that opens it to them', async () => {
  const nowhere = await at('/api/v1/people');
  const preflight = await at('/api/v1/tours', {
    method: 'OPTIONS',
    headers: { Origin: 'https://other.example', 'Access-Control-Request-Method': 'GET' },
  });

  expect([nowhere.status, nowhere.headers.get('content-type')]).toEqual([404, 'application/problem+json']);
  expect([...preflight.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
});
