import * as z from 'zod/mini';
import { urlLimit } from '../limits';
import { webhookEvents } from './webhook';

/** Where events are sent: https on its usual port, without credentials. */
export const webhookUrl = z
  .string('Enter an address.')
  .check(
    z.trim(),
    z.maxLength(urlLimit, 'This address is too long.'),
    z.refine(isWebhookUrl, 'Enter an address with https, such as https://example.com/loggia'),
  );

function isWebhookUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, port, username, password } = new URL(text);
  return protocol === 'https:' && port === '' && username === '' && password === '';
}

export const webhookEventsInput = z
  .array(z.enum(webhookEvents))
  .check(z.minLength(1, 'Choose at least one event.'), z.maxLength(webhookEvents.length));
