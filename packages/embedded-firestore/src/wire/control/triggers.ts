import type { IncomingMessage } from 'node:http';
import { readFirstGeneration, readSecondGeneration } from '../../triggers/registration';
import { readJsonBody } from '../rest/read-body';
import type { ControlContext, ControlResponse } from './control-context';

/** Registers a function of the 1st generation. @throws INVALID_ARGUMENT when the body is no trigger */
export async function putTrigger(
  { triggers }: ControlContext,
  request: IncomingMessage,
  [project = '', key = '']: readonly string[],
): Promise<ControlResponse> {
  triggers.register(readFirstGeneration(project, key, await readJsonBody(request)));
  return { json: {} };
}

/** Registers a function of the 2nd generation; its key stands in the query. @throws INVALID_ARGUMENT when the body is no trigger */
export async function postEventarcTrigger(
  { triggers }: ControlContext,
  request: IncomingMessage,
  [project = '']: readonly string[],
): Promise<ControlResponse> {
  triggers.register(readSecondGeneration(project, keyIn(request), await readJsonBody(request)));
  return { json: {} };
}

/** Unregisters a function of either generation; an unknown one is not an error. */
export function deleteTrigger(
  { triggers }: ControlContext,
  request: IncomingMessage,
  [project = '', key = '']: readonly string[],
): ControlResponse {
  request.resume();
  triggers.unregister(project, key || keyIn(request));
  return { json: {} };
}

const keyIn = ({ url = '' }: IncomingMessage): string =>
  new URLSearchParams(url.slice(url.indexOf('?') + 1)).get('eventarcTriggerId') ?? '';
