import { AppError, type ErrorCode } from '@/domain/app-error';
import { isRecord, text } from '@/domain/stored';

/** The model service's description of a model; times in ISO 8601, UTC. */
export type ModelDetails = { name: string; created: string };

const timeoutMs = 10_000;
const errorCodes: Record<number, ErrorCode> = { 401: 'permission-denied', 403: 'permission-denied', 404: 'not-found' };

const isModelId = (id: string) => /^[0-9A-Za-z]{11}$/.test(id);

/** The address of a model's thumbnail. @param width in CSS pixels @see PLAYER-005 */
export const thumbnailAddress = (service: string, model: string, width: number, dpr = 1): string =>
  `${service}/api/player/models/${encodeURIComponent(model)}/thumb?width=${width}&dpr=${dpr}`;

/**
 * Fetches a model's description from the model service.
 * @param service its address without a trailing slash; "" is our own origin
 * @throws AppError with the message to show: `invalid-argument` for an invalid id, without a request; otherwise what went wrong
 */
export async function fetchModel(service: string, model: string): Promise<ModelDetails> {
  if (model === '') throw new AppError('invalid-argument', 'Matterport ID is required to fetch API data.');
  if (!isModelId(model)) throw new AppError('invalid-argument', 'Invalid Matterport ID format.');
  const response = await fetch(modelAddress(service, model)).catch((error: unknown) => {
    throw new AppError('unavailable', `Error fetching API data: ${error instanceof Error ? error.message : error}`, { cause: error });
  });
  const body: unknown = await response.json().catch(() => null);
  if (!response.ok || !isRecord(body)) {
    const why = isRecord(body) ? text(body.message) : '';
    throw new AppError(
      errorCodes[response.status] ?? 'unavailable',
      `Error fetching API data: ${why || (response.ok ? 'the response describes no model' : response.status)}`,
    );
  }
  return { name: text(body.name), created: text(body.created) };
}

export type ModelState = 'found' | 'unknown-model' | 'private' | 'not-loaded';

/** Whether a model exists, as far as the service knows; `not-loaded` when it does not say. Never throws. @see TOUR-026 */
export async function modelState(service: string, model: string): Promise<ModelState> {
  const status = await fetch(modelAddress(service, model), { signal: AbortSignal.timeout(timeoutMs) }).then(
    (response) => response.status,
    () => 0,
  );
  if (status === 200) return 'found';
  if (status === 404 || status === 400) return 'unknown-model';
  return status === 403 || status === 401 ? 'private' : 'not-loaded';
}

/** Why a model does not load, as far as the service knows. */
export async function whyNotLoaded(service: string, model: string): Promise<Exclude<ModelState, 'found'>> {
  const state = await modelState(service, model);
  return state === 'found' ? 'not-loaded' : state;
}

/** The address of the description of a model. */
export const modelAddress = (service: string, model: string) => `${service}/api/player/models/${encodeURIComponent(model)}`;
