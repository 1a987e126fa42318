import { createHmac } from 'node:crypto';
import type { StoredWebhook } from './stored-webhook';

type Message = { id: string; at: Date; body: string };

/** The headers of Standard Webhooks: an id that stays the same when it is sent again, the time, and a signature by each secret that is valid now. */
export function signedHeaders(
  { secret, formerSecret, formerUntil }: Pick<StoredWebhook, 'secret' | 'formerSecret' | 'formerUntil'>,
  { id, at, body }: Message,
): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const secrets = formerUntil && formerUntil > at ? [secret, formerSecret] : [secret];
  const signatures = secrets.map((each) => `v1,${createHmac('sha256', keyOf(each)).update(`${id}.${timestamp}.${body}`).digest('base64')}`);
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') };
}

const keyOf = (secret: string): Buffer => Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
