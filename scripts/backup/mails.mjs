// Mails that wait to be sent. Restored, they would be sent by the functions: a second time, or months late. So they are restored as failed, and
// whoever invited can send them again. So are mails with the link that takes the deletion of an account back, also those that were sent: the key of
// their links is in no backup. @see functions/src/mail/mail-delivery.ts

const error = 'Not sent, because it was restored from a backup. Send it again.';
const linkError = 'Its link works no more, because it was restored from a backup. Send it again.';

const finalStates = ['SUCCESS', 'ERROR'];

/** Whether a document has the mail about the deletion of an account. */
export const isDeletionMail = (path) => /^accountDeletions\/[^/]+$/.test(path);

/** Whether the functions would send a mail for this document, or sent one whose link works no more. `fields` in REST JSON. */
export function isPendingMail(path, fields) {
  if (!isMail(path, fields)) return false;
  const delivery = deliveryOf(fields);
  const state = delivery.state?.stringValue;
  return !(isOfLatestRequest(delivery, fields) && (isDeletionMail(path) ? state === 'ERROR' : finalStates.includes(state)));
}

/** The fields of a document, with a mail that waits marked as failed; others unchanged. */
export function withoutPendingMail(path, fields) {
  if (!isPendingMail(path, fields)) return fields;
  const delivery = deliveryOf(fields);
  const { leaseExpireTime: _, ...rest } = isOfLatestRequest(delivery, fields) ? delivery : {};
  // Health lists failed mails by the time of their end
  const request = fields.sendRequested?.timestampValue
    ? { request: fields.sendRequested, endTime: rest.endTime ?? fields.sendRequested }
    : {};
  const text = isDeletionMail(path) ? linkError : error;
  const handled = { ...rest, ...request, state: { stringValue: 'ERROR' }, error: { stringValue: text } };
  return { ...fields, delivery: { mapValue: { fields: handled } } };
}

function isMail(path, fields) {
  if (/^mail\/[^/]+$/.test(path) || isDeletionMail(path)) return true;
  // an invitation without a request was imported, and sends nothing
  if (/^collaboration\/[^/]+$/.test(path)) return fields.sendRequested?.timestampValue !== undefined;
  return /^organizations\/[^/]+\/accessRequests\/[^/]+$/.test(path) && fields.state?.stringValue === 'declined';
}

const deliveryOf = (fields) => fields.delivery?.mapValue?.fields ?? {};

const isOfLatestRequest = (delivery, { sendRequested }) =>
  !sendRequested?.timestampValue || delivery.request?.timestampValue === sendRequested.timestampValue;
