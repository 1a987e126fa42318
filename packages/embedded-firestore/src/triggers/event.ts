import type { Change } from '../model/document';
import { printFieldPath } from '../model/field-path';
import type { Caller } from '../model/gate';
import { documentName } from '../model/path';
import { type Micros, printMicros } from '../model/timestamp';
import { documentJson } from '../wire/document-json';
import { encodeDocument } from '../wire/grpc/encode-value';
import { ProtobufWriter } from '../wire/grpc/protobuf-writer';
import { changedFields } from './changed-fields';
import type { Registration } from './registration';

/** A change that a function is to hear of. The id is the event's own, the same at every attempt. */
export type DocumentEvent = {
  readonly id: string;
  readonly registration: Registration;
  readonly change: Change;
  readonly time: Micros;
  readonly caller: Caller;
};

/** What is posted to the functions emulator. */
export type EventRequest = { readonly headers: Readonly<Record<string, string>>; readonly body: string };

/** The event in the form of its function's generation. */
export const eventRequest = (event: DocumentEvent): EventRequest =>
  event.registration.generation === 1 ? firstGeneration(event) : secondGeneration(event);

function firstGeneration({ id, registration: { database, eventType }, change, time }: DocumentEvent): EventRequest {
  const name = documentName(database, change.path);
  const context = {
    eventId: id,
    timestamp: printMicros(time),
    eventType,
    resource: { service: 'firestore.googleapis.com', name, type: 'type.googleapis.com/google.firestore.v1.Document' },
  };
  const document = (doc: Change['after']) => (doc ? documentJson({ name, doc }) : '{}');
  const mask = JSON.stringify(maskOf(change) ?? {});
  const data = `{"value":${document(change.after)},"oldValue":${document(change.before)},"updateMask":${mask}}`;
  return { headers: { 'Content-Type': 'application/json' }, body: `{"context":${JSON.stringify(context)},"data":${data}}` };
}

/**
 * A CloudEvent with its attributes in headers. The functions emulator wants the protobuf message as base64.
 * @see google/events/cloud/firestore/v1/data.proto, `DocumentEventData`
 */
function secondGeneration({ id, registration, change, time, caller }: DocumentEvent): EventRequest {
  const { database, eventType, withAuthContext } = registration;
  const attributes = {
    specversion: '1.0',
    id,
    type: eventType,
    source: `//firestore.googleapis.com/projects/${database.project}/databases/${database.database}`,
    subject: `documents/${change.path}`,
    time: printMicros(time),
    dataschema: 'https://github.com/googleapis/google-cloudevents/blob/main/proto/google/events/cloud/firestore/v1/data.proto',
    project: database.project,
    database: database.database,
    namespace: '(default)',
    document: change.path,
    location: 'local',
    ...(withAuthContext && authContext(caller)),
  };
  const headers = Object.entries(attributes).map(([attribute, value]) => [`ce-${attribute}`, headerValue(value)]);
  return {
    headers: { 'Content-Type': 'application/protobuf', ...Object.fromEntries(headers) },
    body: encodeEvent(documentName(database, change.path), change).toString('base64'),
  };
}

function encodeEvent(name: string, change: Change): Buffer {
  const writer = new ProtobufWriter();
  if (change.after) writer.raw(1, encodeDocument({ name, doc: change.after }));
  if (change.before) writer.raw(2, encodeDocument({ name, doc: change.before }));
  const mask = maskOf(change);
  if (mask)
    writer.nested(3, () => {
      for (const path of mask.fieldPaths) writer.string(1, path);
    });
  return writer.finish();
}

/** Only updates have one. */
function maskOf({ before, after }: Change): { fieldPaths: readonly string[] } | undefined {
  return before && after && { fieldPaths: changedFields(before.fields, after.fields).map(printFieldPath) };
}

/** Users have no type of their own among those that the SDK lists. */
function authContext(caller: Caller): { authtype: string; authid?: string } {
  if (caller.kind === 'admin') return { authtype: 'service_account' };
  return caller.kind === 'user' ? { authtype: 'unknown', authid: caller.uid } : { authtype: 'unauthenticated' };
}

/** What a header cannot carry is percent-encoded, as the HTTP binding of CloudEvents says; the SDK decodes the parameters of paths. */
const headerValue = (value: string): string => value.replace(/[^\x21-\x7e]|["%]/gu, (character) => percent(character));

const percent = (character: string): string =>
  [...Buffer.from(character)].map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`).join('');
