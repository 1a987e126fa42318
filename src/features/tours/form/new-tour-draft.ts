import { localKeys } from '@/domain/application/local-keys';
import { isRecord } from '@/domain/stored';
import { tourFrom } from '@/domain/tours/tour';
import { readSetting, writeSetting } from '@/ui/settings';
import { differences, emptyValues, type FormValues, valuesFromTour } from './form-values';

/** The user and organization a draft belongs to. */
export type NewTourDraftOwner = Pick<FormValues, 'organization'> & { uid: string };

/** Reads the unsaved input of a new tour from an earlier visit; null if there is none. */
export function readNewTourDraft({ uid, organization }: NewTourDraftOwner): FormValues | null {
  const draft = parseDraft(readSetting(localKeys.newTour));
  if (draft.uid !== uid || draft.organization !== organization || !isRecord(draft.values)) return null;
  return valuesFromTour(tourFrom('new', { ...draft.values, organization }));
}

/** Stores the input, or removes the stored draft if the form is empty. */
export function storeNewTourDraft({ uid, organization }: NewTourDraftOwner, values: FormValues): void {
  const isEmpty = differences(emptyValues(organization), values).length === 0;
  writeSetting(localKeys.newTour, isEmpty ? null : JSON.stringify({ uid, organization, values }));
}

export const clearNewTourDraft = (): void => writeSetting(localKeys.newTour, null);

function parseDraft(text: string | null): Record<string, unknown> {
  try {
    const draft: unknown = JSON.parse(text ?? 'null');
    return isRecord(draft) ? { ...draft } : {};
  } catch {
    return {};
  }
}
