import type { Answer, RestQuery } from '../rest';
import type { RestDocument } from '../rest-values';
import { type Channel, openChannel, type Said } from './channel';

/** A question that is listened to: what it is told, and from when on. */
export type Target = {
  question: RestQuery;
  /** What the server answered it before, if it did: it sends what changed since. */
  answer: Answer | null;
  /** Everything that answers the question, whenever that changed; in the order of names. */
  changed: (documents: readonly RestDocument[]) => void;
  /** The server ended it, with the code of the refusal in Google's numbers. */
  refused: (code: number, message: string) => void;
};

type Listening = Target & {
  since: { resumeToken: string } | { readTime: string } | null;
  documents: Map<string, RestDocument>;
  isCurrent: boolean;
  isToBeTold: boolean;
};

const targets = new Map<number, Listening>();
let lastId = 0;
let channel: Channel | null = null;
let failures = 0;
let stopWaiting = () => {};

/** Listens to a question, on the one channel that all share. Returns what ends it. */
export function listenTo(target: Target): () => void {
  const { answer } = target;
  const documents = new Map(answer?.documents.map((document) => [document.name, document]));
  const since = answer && { readTime: answer.readTime };
  const listening: Listening = { ...target, since, documents, isCurrent: false, isToBeTold: !answer };
  add(listening);
  return () => remove(listening);
}

function add(listening: Listening): void {
  lastId += 1;
  targets.set(lastId, listening);
  if (channel) channel.send(addition(lastId, listening));
  else open();
}

function remove(listening: Listening): void {
  const id = forget(listening);
  if (id !== undefined) channel?.send({ removeTarget: id });
}

/** Returns its id where others still listen; after the last one the channel ends. */
function forget(listening: Listening): number | undefined {
  const id = idOf(listening);
  if (id === undefined) return undefined;
  targets.delete(id);
  if (targets.size > 0) return id;
  stopWaiting();
  channel?.close();
  channel = null;
  return undefined;
}

const idOf = (listening: Listening): number | undefined => [...targets].find(([, target]) => target === listening)?.[0];

function addition(targetId: number, { question, since }: Listening) {
  const { parent, structuredQuery } = question;
  const asked = 'from' in structuredQuery ? { query: question } : { documents: { documents: [parent] } };
  return { addTarget: { targetId, ...asked, ...since } };
}

function open(): void {
  stopWaiting();
  channel = openChannel(hear, closed);
  for (const [id, listening] of targets) {
    listening.isCurrent = false;
    channel.send(addition(id, listening));
  }
}

/** In milliseconds. */
const shortestPause = 1000;
const longestPause = 60_000;

// Ended by the server or the network: everything goes on from what was heard last, at once when the network comes back.
function closed(): void {
  channel = null;
  failures += 1;
  const pause = Math.min(longestPause, shortestPause * 1.5 ** (failures - 1)) * (0.5 + Math.random() / 2);
  const timer = setTimeout(open, pause);
  addEventListener('online', open);
  stopWaiting = () => {
    clearTimeout(timer);
    removeEventListener('online', open);
    stopWaiting = () => {};
  };
}

function hear({ documentChange, documentDelete, documentRemove, filter, targetChange }: Said): void {
  failures = 0;
  if (documentChange) {
    const { document, targetIds = [], removedTargetIds = [] } = documentChange;
    for (const target of named(targetIds)) change(target, (documents) => documents.set(document.name, document));
    for (const target of named(removedTargetIds)) change(target, (documents) => documents.delete(document.name));
  }
  const gone = documentDelete ?? documentRemove;
  if (gone) for (const target of named(gone.removedTargetIds ?? [])) change(target, (documents) => documents.delete(gone.document));
  if (filter) compare(filter);
  if (targetChange) changeTargets(targetChange);
}

const named = (ids: readonly number[]): Listening[] => ids.flatMap((id) => targets.get(id) ?? []);

function change(target: Listening, by: (documents: Map<string, RestDocument>) => void): void {
  by(target.documents);
  target.isToBeTold = true;
}

// After a pause the server does not say what left the answer, but how many documents are in it: with another number it is asked anew.
function compare({ targetId, count = 0 }: NonNullable<Said['filter']>): void {
  const target = targets.get(targetId);
  if (!target || target.documents.size === count) return;
  targets.delete(targetId);
  channel?.send({ removeTarget: targetId });
  startOver(target);
  add(target);
}

function startOver(target: Listening): void {
  target.since = null;
  target.isCurrent = false;
  change(target, (documents) => documents.clear());
}

function changeTargets({ targetChangeType, targetIds = [], cause, resumeToken, readTime }: NonNullable<Said['targetChange']>): void {
  const meant = targetIds.length > 0 ? named(targetIds) : [...targets.values()];
  for (const target of meant) {
    if (targetChangeType === 'REMOVE' && cause) refuse(target, cause);
    if (targetChangeType === 'RESET') startOver(target);
    if (targetChangeType === 'CURRENT') target.isCurrent = true;
    if (resumeToken) target.since = { resumeToken };
  }
  // said of all targets, a time means that nothing is missing up to it
  if (readTime && targetIds.length === 0) for (const target of meant) tell(target);
}

function refuse(target: Listening, { code = 0, message = '' }: { code?: number; message?: string }): void {
  // the server has removed it already
  forget(target);
  target.refused(code, message);
}

function tell(target: Listening): void {
  if (!target.isCurrent || !target.isToBeTold) return;
  target.isToBeTold = false;
  target.changed([...target.documents.values()].toSorted((one, other) => (one.name < other.name ? -1 : 1)));
}
