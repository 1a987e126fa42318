import { createHmac } from 'node:crypto';
import { type StoredWebhook, validAt } from './stored-webhook';

type Message = { id: string; at: Date; body: string };

/** The headers of Standard Webhooks: an id that stays the same when it is sent again, the time, and a signature by each secret that is valid now. */
export function signedHeaders(webhook: Pick<StoredWebhook, 'secret' | 'formerSecrets'>, { id, at, body }: Message): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const secrets = [webhook, ...validAt(webhook.formerSecrets, at)];
  const signatures = secrets.map(
    ({ secret }) => `v1,${createHmac('sha256', keyOf(secret)).update(`${id}.${timestamp}.${body}`).digest('base64')}`,
  );
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') };
}

const keyOf = (secret: string): Buffer => Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
