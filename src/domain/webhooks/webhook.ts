import { hourMs, minuteMs } from '../durations';

/** What an organization’s own systems are told of. */
export const webhookEvents = ['tour.created', 'tour.changed', 'version.published', 'access.requested', 'comment.created'] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

export const webhookEventLabels: Record<WebhookEvent, string> = {
  'tour.created': 'A tour is created',
  'tour.changed': 'A tour is changed',
  'version.published': 'A version is published',
  'access.requested': 'Somebody asks for access',
  'comment.created': 'Somebody comments',
};

export const webhookLimits = { webhooks: 10, deliveries: 20, days: 30, formerSecrets: 5 } as const;

/** After how long a delivery that failed is tried again, each time; the last try is a day after the first. */
export const retryDelays: readonly number[] = [minuteMs, 5 * minuteMs, 30 * minuteMs, 2 * hourMs, 5 * hourMs, 16 * hourMs];

/** `waiting` until it is delivered, or was tried for a day. */
export type DeliveryState = 'waiting' | 'delivered' | 'failed';

/** A delivery as those who manage webhooks see it. Times in milliseconds; `status` is null where nobody answered, and `answer` says what was. */
export type ListedDelivery = {
  id: string;
  event: WebhookEvent;
  at: number;
  state: DeliveryState;
  attempts: number;
  status: number | null;
  answer: string;
};

/** A webhook as those who manage it see it, without its secret, with its latest deliveries. */
export type ListedWebhook = { id: string; url: string; events: WebhookEvent[]; createdAt: number; deliveries: ListedDelivery[] };

/** What became of a delivery. */
export type DeliveryOutcome = Pick<ListedDelivery, 'state' | 'status' | 'attempts'>;

/** The same in words. */
export function deliveryText({ state, status, attempts }: DeliveryOutcome): string {
  if (state === 'delivered') return `Delivered (${status})`;
  if (attempts === 0) return 'Not sent yet';
  const why = status === null ? 'no answer' : `answered ${status}`;
  return state === 'failed' ? `Failed: ${why}` : `Tried ${attempts === 1 ? 'once' : `${attempts} times`}: ${why}`;
}
