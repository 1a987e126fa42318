import { date, oneOf, record, type Stored, text } from '../stored';

/** Delivery state of an email; unknown states of the mailer count as errors. @see MODEL-049 */
export type InvitationDeliveryState = 'PENDING' | 'PROCESSING' | 'SUCCESS' | 'ERROR';

/** The email of an invitation; `error` says why it wasn't delivered. */
export type InvitationDelivery = { state: InvitationDeliveryState; error: string };

/** Delivery state as shown to the inviting organization. @see COLLAB-038 MODEL-049 */
export const invitationDeliveryLabels: Record<InvitationDeliveryState, string> = {
  PENDING: 'Pending',
  PROCESSING: 'Processing',
  SUCCESS: 'Delivered',
  ERROR: 'Not delivered',
};

/**
 * Reads the delivery of an invitation. `sendRequested` is when a client last requested the email, and `delivery.request` the request that the server
 * handled: until they are equal the email is pending. `none` is for an invitation without either.
 * @see MODEL-049
 */
export function invitationDeliveryFrom<None>(stored: Stored, none: None): InvitationDelivery | None {
  const { state, error, request } = record(stored.delivery);
  const requested = date(stored.sendRequested);
  const isHandled = requested === null || requested.getTime() === date(request)?.getTime();
  if (!isHandled) return { state: 'PENDING', error: '' };
  if (state === undefined || state === null) return none;
  return { state: oneOf(['PENDING', 'PROCESSING', 'SUCCESS', 'ERROR'], state, 'ERROR'), error: text(error) };
}

/** Whether the server is still sending the email. */
export const isBeingSent = (delivery: InvitationDelivery | null): boolean =>
  delivery?.state === 'PENDING' || delivery?.state === 'PROCESSING';
