import { randomBytes } from 'node:crypto';
import type { CollectionReference, DocumentSnapshot } from 'firebase-admin/firestore';
import { date, number, oneOf, record, records, type Stored, text, texts } from '@/domain/stored';
import { type DeliveryState, type WebhookEvent, webhookEvents } from '@/domain/webhooks/webhook';
import { store } from '../core/app';
import { withDates } from '../core/dates';

/** `webhooks/{id}` and `webhookDeliveries/{id}`, which no client reads: secrets, and what was sent. */
export const webhooks = (): CollectionReference => store().collection('webhooks');
export const deliveries = (): CollectionReference => store().collection('webhookDeliveries');

/** A secret that was replaced, and signs too until then. */
export type FormerSecret = { secret: string; until: Date };

/** The present secret is as old as the webhook until it is rotated. */
export type StoredWebhook = {
  id: string;
  organization: string;
  url: string;
  events: WebhookEvent[];
  secret: string;
  formerSecrets: FormerSecret[];
  createdAt: Date;
  secretAt: Date;
  /** The first delivery that failed for good since its receiver was reached last, of which those who run the organization were notified; "" without one. */
  failedDelivery: string;
};

export function webhookFrom(document: DocumentSnapshot): StoredWebhook {
  const stored = withDates(document.data() ?? {});
  const events = texts(stored.events);
  const createdAt = date(stored.createdAt) ?? new Date(0);
  return {
    id: document.id,
    organization: text(stored.organization),
    url: text(stored.url),
    events: webhookEvents.filter((event) => events.includes(event)),
    secret: text(stored.secret),
    formerSecrets: formerSecretsFrom(stored),
    createdAt,
    secretAt: date(stored.secretAt) ?? createdAt,
    failedDelivery: text(record(stored.failing).delivery),
  };
}

/** Once there was one at most, in fields of its own. */
function formerSecretsFrom({ formerSecrets, formerSecret, formerUntil }: Stored): FormerSecret[] {
  const stored = records(formerSecrets, ({ secret, until }) => ({ secret: text(secret), until: date(until) }));
  return [{ secret: text(formerSecret), until: date(formerUntil) }, ...stored].flatMap(({ secret, until }) =>
    until ? [{ secret, until }] : [],
  );
}

/** Those that sign at a time. */
export const validAt = (secrets: readonly FormerSecret[], at: Date): FormerSecret[] => secrets.filter(({ until }) => until > at);

/** `nextAt` is when it is tried next; null once it is delivered or failed, and while its organization is closed. */
export type StoredDelivery = {
  id: string;
  webhook: string;
  organization: string;
  event: WebhookEvent;
  body: string;
  at: Date;
  state: DeliveryState;
  attempts: number;
  nextAt: Date | null;
  status: number | null;
  answer: string;
};

export function deliveryFrom(document: DocumentSnapshot): StoredDelivery {
  const stored = withDates(document.data() ?? {});
  return {
    id: document.id,
    webhook: text(stored.webhook),
    organization: text(stored.organization),
    event: oneOf(webhookEvents, stored.event, 'tour.changed'),
    body: text(stored.body),
    at: date(stored.at) ?? new Date(0),
    state: oneOf(['waiting', 'delivered', 'failed'], stored.state, 'failed'),
    attempts: number(stored.attempts, 0),
    nextAt: date(stored.nextAt),
    status: number(stored.status, null),
    answer: text(stored.answer),
  };
}

/** A new secret, as the libraries of Standard Webhooks read it. */
export const newSecret = (): string => `whsec_${randomBytes(24).toString('base64')}`;
