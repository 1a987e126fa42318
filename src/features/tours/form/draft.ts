import { localKeys } from '@/domain/application/local-keys';
import { isRecord } from '@/domain/stored';
import { tourFrom } from '@/domain/tours';
import { readSetting, writeSetting } from '@/ui/settings';
import { differences, emptyValues, type FormValues, valuesOf } from './form-values';

/** Whose draft it is: who writes it, and in which organization. */
export type DraftOwner = Pick<FormValues, 'organization'> & { uid: string };

/** A new tour as it was filled in when its page was closed, or broke; null when nothing was left behind. */
export function readDraft({ uid, organization }: DraftOwner): FormValues | null {
  const draft = parsed(readSetting(localKeys.newTour));
  if (draft.uid !== uid || draft.organization !== organization || !isRecord(draft.values)) return null;
  return valuesOf(tourFrom('new', { ...draft.values, organization }));
}

/** Remembers what is filled in; nothing is nothing to remember. */
export function keepDraft({ uid, organization }: DraftOwner, values: FormValues): void {
  const isEmpty = differences(emptyValues(organization), values).length === 0;
  writeSetting(localKeys.newTour, isEmpty ? null : JSON.stringify({ uid, organization, values }));
}

export const forgetDraft = (): void => writeSetting(localKeys.newTour, null);

function parsed(text: string | null): Record<string, unknown> {
  try {
    const draft: unknown = JSON.parse(text ?? 'null');
    return isRecord(draft) ? { ...draft } : {};
  } catch {
    return {};
  }
}
