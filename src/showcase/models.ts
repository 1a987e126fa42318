import { AppError, type ErrorCode } from '@/domain/app-error';
import { isRecord, text } from '@/domain/stored';

/** What the model service tells about a model; times in ISO 8601, UTC. */
export type ModelDetails = { name: string; created: string };

const answerWithinMs = 10_000;
const refusals: Record<number, ErrorCode> = { 401: 'permission-denied', 403: 'permission-denied', 404: 'not-found' };

const isModelId = (id: string) => /^[0-9A-Za-z]{11}$/.test(id);

/** The model id in what people paste: a link to the viewer, a link to the model's page, or the id itself. */
export function modelIdIn(pasted: string): string {
  const [, parameter] = /[?&]m=([^&#]*)/.exec(pasted) ?? [];
  const [, segment] = /models\/([^/?#]+)/.exec(pasted) ?? [];
  return (parameter ?? segment ?? pasted).trim();
}

/** The address of a model's thumbnail. @param width pixels on the screen @see PLAYER-005 */
export const thumbnailAddress = (service: string, model: string, width: number, dpr = 1): string =>
  `${service}/api/player/models/${encodeURIComponent(model)}/thumb?width=${width}&dpr=${dpr}`;

/**
 * Asks the model service about a model.
 * @param service its address without a slash at the end; "" is our own origin
 * @throws AppError with the sentence to show: `invalid-argument` before anything is asked, else what went wrong
 */
export async function fetchModel(service: string, model: string): Promise<ModelDetails> {
  if (model === '') throw new AppError('invalid-argument', 'Matterport ID is required to fetch API data.');
  if (!isModelId(model)) throw new AppError('invalid-argument', 'Invalid Matterport ID format.');
  const response = await fetch(modelAddress(service, model)).catch((error: unknown) => {
    throw new AppError('unavailable', `Error fetching API data: ${error instanceof Error ? error.message : error}`, { cause: error });
  });
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok || !isRecord(answer)) {
    const why = isRecord(answer) ? text(answer.message) : '';
    throw new AppError(
      refusals[response.status] ?? 'unavailable',
      `Error fetching API data: ${why || (response.ok ? 'the answer describes no model' : response.status)}`,
    );
  }
  return { name: text(answer.name), created: text(answer.created) };
}

/** Why a model does not load, as far as the service tells. */
export async function whyNotLoaded(service: string, model: string): Promise<'unknown-model' | 'private' | 'not-loaded'> {
  const status = await fetch(modelAddress(service, model), { signal: AbortSignal.timeout(answerWithinMs) }).then(
    (response) => response.status,
    () => 0,
  );
  if (status === 404 || status === 400) return 'unknown-model';
  return status === 403 || status === 401 ? 'private' : 'not-loaded';
}

const modelAddress = (service: string, model: string) => `${service}/api/player/models/${encodeURIComponent(model)}`;
