import { expect, inject, it } from 'vitest';
import { anOrganization, removedAfterwards, somebody, store } from '../functions/administrator';
import { createClient } from '../functions/api/generated/client';
import { aTour } from '../functions/api/world';

const site = inject('address').replace(/\/$/, '');

it('the API answers below /api of the site to a key that an admin made', async () => {
  const organization = await anOrganization();
  const admin = await somebody({ organization, role: 'ultrauser' });
  const tour = await aTour(organization);
  const made = (await admin.call('createApiKey', { organization, name: 'Facility system', scopes: ['read', 'write'], days: 1 })) as {
    id: string;
    key: string;
  };
  removedAfterwards(`apiKeys/${made.id}`);
  const call = createClient({ address: `${site}/api/v1`, key: made.key });
  const params = { tour, point: 'external:PUMP-17' };

  const { data, headers } = await call('changePoint', {
    params,
    headers: { 'if-match': '"h1"' },
    body: { name: 'Pumpe № 1', text: 'ä\n\nb' },
  });
  const stale = call('changePoint', { params, headers: { 'if-match': '"h1"' }, body: { name: 'Mine' } });

  expect(data).toMatchObject({ name: 'Pumpe № 1', text: 'ä\n\nb' });
  await expect(stale).rejects.toMatchObject({ problem: { status: 412 } });
  const revision = (await store().doc(`tours/${tour}`).get()).get('historyId');
  expect([headers.get('etag'), headers.get('ratelimit-remaining')]).toEqual([`"${revision}"`, '59']);
  expect((await call('listTours', {})).data.items).toMatchObject([{ id: tour, revision }]);
  const [page, document, visitor] = await Promise.all([
    fetch(`${site}/api`),
    fetch(`${site}/api/v1/openapi.json`),
    fetch(`${site}/api/v1/tours`),
  ]);
  expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=UTF-8']);
  const preflight = await fetch(`${site}/api/v1/tours`, {
    method: 'OPTIONS',
    headers: { Origin: 'https://other.example', 'Access-Control-Request-Method': 'GET' },
  });
  expect([...preflight.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  expect(((await document.json()) as { openapi: string }).openapi).toBe('3.1.0');
  expect([visitor.status, visitor.headers.get('content-type'), visitor.headers.get('www-authenticate')]).toEqual([
    401,
    'application/problem+json',
    'Bearer',
  ]);
});
