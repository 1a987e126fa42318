// Mails that wait to be sent. Restored, they would be sent by the functions: a second time, or months late. So they are restored as failed, and
// whoever invited can send them again. @see functions/src/mail/mail-delivery.ts

const error = 'Not sent, because it was restored from a backup. Send it again.';

const finalStates = ['SUCCESS', 'ERROR'];

/** Whether the functions would send a mail for this document. `fields` in REST JSON. */
export function isPendingMail(path, fields) {
  if (!isMail(path, fields)) return false;
  const delivery = deliveryOf(fields);
  return !(isOfLatestRequest(delivery, fields) && finalStates.includes(delivery.state?.stringValue));
}

/** The fields of a document, with a mail that waits marked as failed; others unchanged. */
export function withoutPendingMail(path, fields) {
  if (!isPendingMail(path, fields)) return fields;
  const delivery = deliveryOf(fields);
  const { leaseExpireTime: _, ...rest } = isOfLatestRequest(delivery, fields) ? delivery : {};
  const request = fields.sendRequested?.timestampValue ? { request: fields.sendRequested } : {};
  const handled = { ...rest, ...request, state: { stringValue: 'ERROR' }, error: { stringValue: error } };
  return { ...fields, delivery: { mapValue: { fields: handled } } };
}

function isMail(path, fields) {
  if (/^mail\/[^/]+$/.test(path)) return true;
  // an invitation without a request was imported, and sends nothing
  if (/^collaboration\/[^/]+$/.test(path)) return fields.sendRequested?.timestampValue !== undefined;
  return /^organizations\/[^/]+\/accessRequests\/[^/]+$/.test(path) && fields.state?.stringValue === 'declined';
}

const deliveryOf = (fields) => fields.delivery?.mapValue?.fields ?? {};

const isOfLatestRequest = (delivery, { sendRequested }) =>
  !sendRequested?.timestampValue || delivery.request?.timestampValue === sendRequested.timestampValue;
