import type { IncomingMessage } from 'node:http';
import { readFirstGeneration, readSecondGeneration } from '../../triggers/registration';
import { readJsonBody } from '../rest/read-body';
import type { ControlAnswer, ControlParts } from './parts';

/** Registers a function of the 1st generation. @throws INVALID_ARGUMENT when the body is no trigger */
export async function putTrigger(
  { triggers }: ControlParts,
  request: IncomingMessage,
  [project = '', key = '']: readonly string[],
): Promise<ControlAnswer> {
  triggers.register(readFirstGeneration(project, key, await readJsonBody(request)));
  return { json: {} };
}

/** Registers a function of the 2nd generation; its key stands in the query. @throws INVALID_ARGUMENT when the body is no trigger */
export async function postEventarcTrigger(
  { triggers }: ControlParts,
  request: IncomingMessage,
  [project = '']: readonly string[],
): Promise<ControlAnswer> {
  triggers.register(readSecondGeneration(project, keyIn(request), await readJsonBody(request)));
  return { json: {} };
}

/** Takes a function of either generation back; one that is not there is no error. */
export function deleteTrigger(
  { triggers }: ControlParts,
  request: IncomingMessage,
  [project = '', key = '']: readonly string[],
): ControlAnswer {
  request.resume();
  triggers.unregister(project, key || keyIn(request));
  return { json: {} };
}

const keyIn = ({ url = '' }: IncomingMessage): string =>
  new URLSearchParams(url.slice(url.indexOf('?') + 1)).get('eventarcTriggerId') ?? '';
