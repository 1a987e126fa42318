import { createHmac } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { deliver, deliverDue, forgetDeliveries } from '../../functions/src/webhooks/deliver';
import type { Posted } from '../../functions/src/webhooks/post';
import { dayMs, hourMs, minuteMs } from '../../src/domain/durations';
import { randomIdentifier } from '../../src/domain/random';
import { retryDelays, webhookEvents } from '../../src/domain/webhooks/webhook';
import { accounts, anOrganization, removedAfterwards, type Someone, somebody, store } from './administrator';
import { storeDocuments, stored } from './stored';
import { withTriggers } from './triggers';

const rejection = (code: string, message: RegExp) => ({ code, message: expect.stringMatching(message) });

let organization: string;
let admin: Someone;
let webhook: string;
beforeAll(async () => {
  organization = await anOrganization();
  admin = await somebody({ organization, role: 'ultrauser' });
});
beforeEach(async () => {
  organization = await anOrganization();
  admin = await somebody({ organization, role: 'ultrauser' });
  webhook = randomIdentifier();
  await storeDocuments({
    [`webhooks/${webhook}`]: {
      organization,
      url: 'https://acme.example/hook',
      events: webhookEvents,
      secret: 'whsec_c2VjcmV0',
      createdAt: new Date(),
    },
  });
});

const delivered = async () => {
  const { docs } = await store().collection('webhookDeliveries').where('organization', '==', organization).get();
  for (const { ref } of docs) removedAfterwards(ref.path);
  return docs.map((document) => ({ id: document.id, ...document.data() })) as {
    id: string;
    event: string;
    body: string;
    state: string;
    attempts: number;
  }[];
};
const aDelivery = async (changes: object = {}): Promise<string> => {
  const id = randomIdentifier();
  await storeDocuments({
    [`webhookDeliveries/${id}`]: {
      webhook,
      organization,
      event: 'tour.created',
      body: '{"type":"tour.created"}',
      at: new Date(),
      state: 'waiting',
      attempts: 0,
      nextAt: new Date(),
      status: null,
      answer: '',
      ...changes,
    },
  });
  return id;
};
const answering = (...statuses: (number | null)[]) =>
  vi.fn(
    async (_url: string, _headers: Record<string, string>, _body: string): Promise<Posted> => ({
      status: statuses.length > 0 ? (statuses.shift() ?? null) : 200,
      answer: 'ok',
    }),
  );

describe('a webhook', () => {
  it('is told once of each event, by ids, however often the event is heard of', async () => {
    const tour = randomIdentifier();
    const path = removedAfterwards(`tours/${tour}`);
    const thread = removedAfterwards(`tours/${tour}/threads/t1`);
    const version = removedAfterwards(`organizations/${organization}/tours/${tour}/versions/v1`);
    const request = removedAfterwards(`organizations/${organization}/accessRequests/${tour}_u`);

    await withTriggers([path, thread, version, request], async () => {
      await store().doc(path).set({ name: 'Hall', organization });
    });
    await withTriggers([path, thread, version, request], async () => {
      await store().doc(path).update({ name: 'Great hall' });
      await store().doc(thread).set({ uid: 'u', text: 'Look' });
      await store().doc(version).set({ number: 1 });
      await store()
        .doc(request)
        .set({ tour, state: 'open', createdAt: new Date(0) });
    });

    const all = await delivered();
    expect(all.map(({ event }) => event).toSorted()).toEqual([...webhookEvents].toSorted());
    expect(all.map(({ body }) => JSON.parse(body)).find(({ type }) => type === 'version.published')).toEqual({
      type: 'version.published',
      timestamp: expect.any(String),
      data: { organization, tour, version: 'v1' },
    });
    expect(JSON.stringify(all)).not.toMatch(/Great hall|Look/);
  });

  it('is told of each time that somebody asks for access to a tour, also after an answer, and not of the answer', async () => {
    const request = removedAfterwards(`organizations/${organization}/accessRequests/t1_u`);
    const write = (state: string, second: number) =>
      withTriggers([request], () =>
        store()
          .doc(request)
          .set({ tour: 't1', uid: 'u', state, createdAt: new Date(second * 1000) }),
      );
    const events = async () => (await delivered()).map(({ event }) => event);

    await write('open', 1);
    await write('granted', 1);
    expect(await events()).toEqual(['access.requested']);
    await write('open', 2);
    await write('open', 3);

    expect(await events()).toEqual(['access.requested', 'access.requested', 'access.requested']);
  });

  it('is made, listed and deleted by those who run the organization alone, and its secret is shown once', async () => {
    const fields = { organization, id: '', url: 'https://93.184.216.34/hook', events: ['tour.changed'] };
    const made = (await admin.call('saveWebhook', fields)) as { id: string; secret: string };
    removedAfterwards(`webhooks/${made.id}`);
    const editor = await somebody({ organization, role: 'superuser' });

    expect(made.secret).toMatch(/^whsec_[A-Za-z0-9+/]{32}$/);
    const { webhooks } = (await admin.call('listWebhooks', { organization })) as { webhooks: object[] };
    expect(webhooks).toMatchObject([{ id: webhook }, { id: made.id, url: fields.url, events: ['tour.changed'], deliveries: [] }]);
    expect(JSON.stringify(webhooks)).not.toContain('whsec_');
    expect(await admin.call('saveWebhook', { ...fields, id: made.id, events: ['tour.created'] })).toEqual({ id: made.id, secret: null });
    const rotated = (await admin.call('rotateWebhookSecret', { organization, id: made.id })) as { secret: string };
    expect(await stored(`webhooks/${made.id}`)).toMatchObject({
      events: ['tour.created'],
      secret: rotated.secret,
      formerSecrets: [{ secret: made.secret, until: expect.anything() }],
      secretAt: expect.anything(),
    });
    for (const [name, input] of Object.entries({
      saveWebhook: fields,
      listWebhooks: { organization },
      rotateWebhookSecret: { organization, id: made.id },
      deleteWebhook: { organization, id: made.id },
      resendWebhook: { organization, delivery: 'd' },
    }))
      await expect(editor.call(name, input)).rejects.toMatchObject(rejection('permission-denied', /Only admins/));
    await admin.call('deleteWebhook', { organization, id: made.id });
    expect(await stored(`webhooks/${made.id}`)).toEqual({});
  });

  it('is made once where the call is repeated within minutes, and has the secret that was shown last', async () => {
    const [attempt, url] = [randomIdentifier(), 'https://93.184.216.34/hook'];
    const add = async (events: string[]) =>
      (await admin.call('saveWebhook', { organization, id: '', attempt, url, events })) as { id: string; secret: string };
    const first = await add(['tour.changed']);
    removedAfterwards(`webhooks/${first.id}`);

    const { id, secret } = await add(['tour.created']);

    expect(id).toBe(first.id);
    expect(await stored(`webhooks/${id}`)).toMatchObject({ organization, url, events: ['tour.created'], secret });
    const { size } = await store().collection('webhooks').where('organization', '==', organization).get();
    expect(size).toBe(2);
    await store()
      .doc(`webhooks/${id}`)
      .update({ createdAt: new Date(Date.now() - 11 * minuteMs) });
    await expect(add(['tour.created'])).rejects.toMatchObject(rejection('already-exists', /already created/));
  });

  it('is signed with each secret that it had within a day, whichever of them its receiver has', async () => {
    const make = () => admin.call('rotateWebhookSecret', { organization, id: webhook }) as Promise<{ secret: string }>;
    const signing = async (now = new Date()) => {
      const post = answering(204);
      await deliver(await aDelivery({ nextAt: now }), { post, now });
      const [, headers = {}, body] = post.mock.calls[0] ?? [];
      const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
      return (secret: string) =>
        headers['webhook-signature']?.includes(
          createHmac('sha256', Buffer.from(secret.slice(6), 'base64'))
            .update(signed)
            .digest('base64'),
        );
    };
    // as webhooks of before have one
    await store()
      .doc(`webhooks/${webhook}`)
      .update({ formerSecret: 'whsec_b2xk', formerUntil: new Date(Date.now() + minuteMs) });
    const secrets = ['whsec_b2xk', 'whsec_c2VjcmV0', (await make()).secret, (await make()).secret];

    expect(secrets.map(await signing())).toEqual([true, true, true, true]);
    expect(secrets.map(await signing(new Date(Date.now() + 2 * minuteMs)))).toEqual([false, true, true, true]);
    expect(secrets.map(await signing(new Date(Date.now() + 25 * hourMs)))).toEqual([false, false, false, true]);
    const { docs } = await store().collection(`organizations/${organization}/activity`).get();
    expect(docs.map((entry) => [entry.get('kind'), entry.get('what')])).toContainEqual(['webhook-secret-changed', 'acme.example']);
    for (const _ of ['fourth', 'fifth']) await make();
    await expect(make()).rejects.toMatchObject(rejection('resource-exhausted', /tomorrow/));
  });

  it.each([
    'http://acme.example',
    'https://acme.example:8443',
    'https://u:p@acme.example',
    'https://127.0.0.1/x',
    'https://[::1]/x',
    'https://169.254.169.254/computeMetadata',
  ])('never leads to %s', async (url) => {
    await expect(admin.call('saveWebhook', { organization, id: '', url, events: ['tour.changed'] })).rejects.toMatchObject(
      rejection('invalid-argument', /https|private/),
    );
  });
});

describe('a delivery', () => {
  it('is signed, and sent once in effect: not while another try is running, nor after it arrived', async () => {
    const id = await aDelivery();
    const post = answering(204);

    await Promise.all([deliver(id, { post }), deliver(id, { post })]);
    await deliverDue({ post, clock: () => new Date(Date.now() + 10 * minuteMs) });

    // other tests of this file have deliveries that are due too
    const calls = post.mock.calls.filter(([, headers]) => headers['webhook-id'] === id);
    expect(calls).toHaveLength(1);
    const [url, headers, body] = calls[0] ?? [];
    expect([url, headers?.['webhook-id'], body]).toEqual(['https://acme.example/hook', id, '{"type":"tour.created"}']);
    const signed = createHmac('sha256', 'secret').update(`${id}.${headers?.['webhook-timestamp']}.${body}`).digest('base64');
    expect(headers?.['webhook-signature']).toBe(`v1,${signed}`);
    expect(await stored(`webhookDeliveries/${id}`)).toMatchObject({ state: 'delivered', status: 204, attempts: 1, nextAt: null });
  });

  it('has a lease of its own, however late in a run its turn comes', async () => {
    // more than are sent at the same time
    const ids = await Promise.all(Array.from({ length: 21 }, () => aDelivery()));
    const began = Date.now();
    let passed = 0;
    const leases: number[] = [];
    const post = vi.fn(async (_url: string, headers: Record<string, string>): Promise<Posted> => {
      leases.push((await stored(`webhookDeliveries/${headers['webhook-id']}`)).nextAt.toMillis());
      passed = 3 * minuteMs;
      return { status: 204, answer: '' };
    });

    await deliverDue({ post, clock: () => new Date(began + passed) });

    expect(leases).toHaveLength(ids.length);
    expect(Math.max(...leases)).toBeGreaterThan(began + passed);
  });

  it('is tried again with the same id where a try was killed, or no success was answered, for a day', async () => {
    const id = await aDelivery();
    const killed = vi.fn(() => Promise.reject(new Error('killed')));
    await expect(deliver(id, { post: killed })).rejects.toThrow('killed');
    const post = answering(...retryDelays.map((_, index) => (index % 2 === 0 ? 500 : null)), 302);
    let now = Date.now();

    for (let tries = 0; tries < 10; tries += 1) {
      now = (await stored(`webhookDeliveries/${id}`)).nextAt?.toMillis() ?? now + 2 * dayMs;
      await deliverDue({ post, clock: () => new Date(now) });
    }

    expect(post.mock.calls.map(([, headers]) => headers['webhook-id'])).toEqual(retryDelays.map(() => id));
    expect(await stored(`webhookDeliveries/${id}`)).toMatchObject({ state: 'failed', nextAt: null });
    expect(now - Date.now()).toBeGreaterThan(22 * hourMs);
  });

  it('is sent no more once its webhook or its organization is deleted, or the receiver is gone', async () => {
    const post = answering(410);
    const [gone, deleted] = [await aDelivery(), await aDelivery({ webhook: randomIdentifier() })];
    const ofNone = await aDelivery({ organization: 'no such one' });
    for (const id of [gone, deleted, ofNone]) await deliver(id, { post });

    expect(post).toHaveBeenCalledOnce();
    for (const id of [gone, deleted, ofNone])
      expect(await stored(`webhookDeliveries/${id}`)).toMatchObject({ state: 'failed', nextAt: null });
  });

  it('that fails for good is told once to the admins, until its receiver is reached again, which marks it as read', async () => {
    await somebody({ organization, role: 'superuser' });
    const notified = async () => {
      const members = (await stored(`organizations/${organization}`)).members as string[];
      const all = await Promise.all(members.map(async (uid) => [uid, (await store().collection(`users/${uid}/notifications`).get()).docs]));
      return all.flatMap(([uid, docs]) =>
        (docs as { get: (field: string) => unknown }[]).map((each) => [uid, each.get('kind'), each.get('target'), each.get('read')]),
      );
    };
    const news = (isRead: boolean) => [admin.uid, 'webhook-failed', webhook, isRead];
    const fail = async () => deliver(await aDelivery(), { post: answering(410) });

    await fail();
    await fail();
    expect(await notified()).toEqual([news(false)]);
    expect(await admin.call('readNames', { paths: [`organizations/${organization}`] })).toMatchObject({
      names: [{ path: `organizations/${organization}` }],
    });

    await deliver(await aDelivery(), { post: answering(204) });
    expect(await stored(`webhooks/${webhook}`)).not.toHaveProperty('failing');
    expect(await notified()).toEqual([news(true)]);
    await fail();
    expect((await notified()).map(([, , , isRead]) => isRead).toSorted()).toEqual([false, true]);
  });

  it('is not sent again where the admins could not be found after its receiver was reached again', async () => {
    await deliver(await aDelivery(), { post: answering(410) });
    const [id, post] = [await aDelivery(), answering(204)];
    const lookup = vi.spyOn(accounts(), 'getUsers').mockRejectedValueOnce(new Error('the service is busy'));

    await expect(deliver(id, { post })).rejects.toThrow('the service is busy');
    lookup.mockRestore();

    expect(await stored(`webhookDeliveries/${id}`)).toMatchObject({ state: 'delivered', nextAt: null });
    // so that the next delivery marks it as read
    expect(await stored(`webhooks/${webhook}`)).toHaveProperty('failing');
  });

  it.each([
    ['suspended', { isSuspended: true }, { isSuspended: false }],
    ['deactivated', { status: false }, { status: true }],
  ])('waits while its organization is %s, without being due, and is sent afterwards', async (_, closed, open) => {
    const [id, post, home] = [await aDelivery(), answering(), store().doc(`organizations/${organization}`)];
    await home.update(closed);
    await deliver(id, { post });
    expect(post).not.toHaveBeenCalled();
    expect(await stored(`webhookDeliveries/${id}`)).toMatchObject({ state: 'waiting', attempts: 0, nextAt: null });

    await withTriggers([home.path], () => home.update(open));
    await deliver(id, { post });

    expect(await stored(`webhookDeliveries/${id}`)).toMatchObject({ state: 'delivered', attempts: 1 });
  });

  it('is due where its organization is opened while it was found closed', async () => {
    const [id, home, read] = [await aDelivery(), store().doc(`organizations/${organization}`), store().getAll.bind(store())];
    await home.update({ isSuspended: true });
    vi.spyOn(store(), 'getAll').mockImplementationOnce(async (...refs) => {
      const found = await read(...refs);
      await withTriggers([home.path], () => home.update({ isSuspended: false }));
      return found;
    });

    await deliver(id, { post: answering() });

    const { attempts, nextAt } = await stored(`webhookDeliveries/${id}`);
    expect([attempts, nextAt?.toMillis()]).toEqual([0, expect.toSatisfy((at: number) => at <= Date.now())]);
  });

  it('is listed with what was answered, sent again on request, and forgotten after a month', async () => {
    const id = await aDelivery({ state: 'failed', nextAt: null, attempts: 7, status: 500, answer: 'Oops' });
    const { webhooks } = (await admin.call('listWebhooks', { organization })) as { webhooks: { deliveries: object[] }[] };
    expect(webhooks[0]?.deliveries).toMatchObject([{ id, event: 'tour.created', state: 'failed', status: 500, answer: 'Oops' }]);
    // an address that the machine of the test does not reach
    await store().doc(`webhooks/${webhook}`).update({ url: 'https://127.0.0.1/hook' });

    expect(await admin.call('resendWebhook', { organization, delivery: id })).toEqual({
      message: 'sent',
      state: 'waiting',
      status: null,
      attempts: 1,
    });

    expect(await stored(`webhookDeliveries/${id}`)).toMatchObject({
      state: 'waiting',
      attempts: 1,
      status: null,
      answer: expect.stringMatching(/private network/),
    });
    const other = await somebody({ organization: await anOrganization(), role: 'ultrauser' });
    await expect(other.call('resendWebhook', { organization, delivery: id })).rejects.toMatchObject(
      rejection('permission-denied', /Only admins/),
    );
    await forgetDeliveries(new Date(Date.now() + 31 * dayMs));
    expect(await stored(`webhookDeliveries/${id}`)).toEqual({});
  });
});
