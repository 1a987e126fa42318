import type { Change } from '../model/document';
import type { DatabaseId } from '../model/path';
import { asMessage, asText, type Message } from '../model/proto-json/payload';
import { invalidArgument } from '../model/status';
import { compilePattern, type DocumentPattern, exactly } from './document-pattern';

const KINDS = ['created', 'updated', 'deleted', 'written'] as const;
type Kind = (typeof KINDS)[number];

/** A function triggered by document changes. `eventType` is as registered, and is repeated in its events. */
export type Registration = {
  /** What the functions emulator calls the trigger: the function's id and the generation of its source. */
  readonly key: string;
  readonly generation: 1 | 2;
  readonly database: DatabaseId;
  readonly eventType: string;
  readonly kind: Kind;
  readonly withAuthContext: boolean;
  readonly matches: DocumentPattern;
};

const FIRST_GENERATION = /^(?:providers\/cloud\.firestore\/eventTypes|google\.firestore)[/.]document\.(create|update|delete|write)$/;
const SECOND_GENERATION = /^google\.cloud\.firestore\.document\.v1\.(created|updated|deleted|written)(\.withAuthContext)?$/;
const RESOURCE = /^projects\/[^/]+\/databases\/([^/]+)\/documents(?:@[^/]*)?\/(.+)$/s;

/** Reads the registration of a function of the 1st generation. @throws INVALID_ARGUMENT */
export function readFirstGeneration(project: string, key: string, body: unknown): Registration {
  const trigger = asMessage(asMessage(body, 'The body').eventTrigger, 'eventTrigger');
  const eventType = asText(trigger.eventType, 'eventType');
  const verb = FIRST_GENERATION.exec(eventType)?.[1];
  const [, database, pattern] = RESOURCE.exec(asText(trigger.resource, 'resource')) ?? [];
  const kind = KINDS.find((word) => verb !== undefined && word.startsWith(verb === 'write' ? 'writ' : verb));
  if (!kind) throw invalidArgument(`"${eventType}" is no type of a document event.`);
  if (database === undefined || pattern === undefined) throw invalidArgument('resource must name a database and a document pattern.');
  const matches = compilePattern(pattern);
  return { key: keyed(key), generation: 1, database: { project, database }, eventType, kind, withAuthContext: false, matches };
}

/** Reads the registration of a function of the 2nd generation. @throws INVALID_ARGUMENT */
export function readSecondGeneration(project: string, key: string, body: unknown): Registration {
  const trigger = asMessage(body, 'The body');
  const eventType = asText(trigger.eventType, 'eventType');
  const [, word, context] = SECOND_GENERATION.exec(eventType) ?? [];
  const kind = KINDS.find((known) => known === word);
  if (!kind) throw invalidArgument(`"${eventType}" is no type of a document event.`);
  const database = asText(trigger.database, 'database') || '(default)';
  const matches = readFilter(asMessage(trigger.document, 'document'));
  return {
    key: keyed(key),
    generation: 2,
    database: { project, database },
    eventType,
    kind,
    withAuthContext: context !== undefined,
    matches,
  };
}

function readFilter(document: Message): DocumentPattern {
  const value = asText(document.value, 'document.value');
  return asText(document.matchType, 'document.matchType') === 'EXACT' ? exactly(value) : compilePattern(value);
}

function keyed(key: string): string {
  if (key === '') throw invalidArgument('The trigger has no key.');
  return key;
}

/** Whether a change triggers the function. */
export function matchesChange({ kind, matches }: Registration, { path, before, after }: Change): boolean {
  const happened: Kind = before ? (after ? 'updated' : 'deleted') : 'created';
  return (kind === 'written' || kind === happened) && matches(path);
}

/** The function's id without the generation of its source: the same function, loaded again, has another key. */
export const functionOf = ({ key }: Pick<Registration, 'key'>): string => key.replace(/-\d+$/, '');
