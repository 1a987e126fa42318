import { createHmac } from 'node:crypto';
import { expect, it, onTestFinished, vi } from 'vitest';
import { webhookExample } from '../api/page-examples';
import { signedHeaders } from './sign';

const at = new Date('2026-11-29T10:00:00.900Z');
const [secret, ...former] = [
  'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  'whsec_c2VjcmV0LW9mLWxhc3Qtd2Vlaw==',
  'whsec_c2Vjb25kLXNlY3JldA==',
] as const;
/** Both former ones, which end so many milliseconds later. */
const formerSecrets = (ends: number[]) =>
  former.map((each, index) => ({ secret: each, until: new Date(at.getTime() + (ends[index] ?? 0)) }));
const message = { id: 'e1_w1', at, body: '{"type":"tour.changed"}' };
const signature = (key: string) =>
  `v1,${createHmac('sha256', Buffer.from(key.slice('whsec_'.length), 'base64'))
    .update('e1_w1.1795946400.{"type":"tour.changed"}')
    .digest('base64')}`;

it('signs the id, the time in seconds and the body, as Standard Webhooks says', () => {
  expect(signedHeaders({ secret, formerSecrets: [] }, message)).toEqual({
    'webhook-id': 'e1_w1',
    'webhook-timestamp': '1795946400',
    'webhook-signature': signature(secret),
  });
});

it('signs with each former secret too until its end', () => {
  const signed = (...ends: number[]) => signedHeaders({ secret, formerSecrets: formerSecrets(ends) }, message)['webhook-signature'];

  expect(signed(1, 2)).toBe([secret, ...former].map(signature).join(' '));
  expect(signed(0, 1)).toBe(`${signature(secret)} ${signature(former[1])}`);
  expect(signed(0, 0)).toBe(signature(secret));
});

it('is checked by the code that the API’s page shows', async () => {
  const { isFromLoggia } = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(webhookExample)}`);
  vi.useFakeTimers({ toFake: ['Date'], now: at });
  onTestFinished(() => void vi.useRealTimers());
  const headers = signedHeaders({ secret, formerSecrets: formerSecrets([1, 1]) }, message);

  for (const each of [secret, ...former]) expect(isFromLoggia(headers, message.body, each)).toBe(true);
  expect(isFromLoggia(headers, '{"type":"tour.created"}', secret)).toBe(false);
  expect(isFromLoggia(headers, message.body, 'whsec_b3RoZXI=')).toBe(false);
  vi.setSystemTime(at.getTime() + 301_000);
  expect(isFromLoggia(headers, message.body, secret)).toBe(false);
});
