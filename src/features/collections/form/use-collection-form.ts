import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo, useState } from 'react';
import type { Collection, CollectionFields } from '@/domain/collections/collection';
import { collectionTexts } from '@/domain/collections/collection-form';
import type { CollectionId, OrgId } from '@/domain/ids';
import { differentFields } from '@/domain/merge/fields';
import { useLiveForm } from '@/widgets/live-form/use-live-form';
import { type CoverChoice, useSaveCollection } from './use-save-collection';

export type FormFields = Pick<CollectionFields, 'name' | 'description' | 'coverAlt' | 'isPublic'>;

export const fieldLabels: Record<keyof FormFields, string> = {
  name: 'Name',
  description: 'Description',
  coverAlt: 'Alternative text',
  isPublic: 'Public page',
};
const paths = ['name', 'description', 'coverAlt', 'isPublic'] as const;
const resolver = zodResolver(collectionTexts);
const empty: FormFields = { name: '', description: '', coverAlt: '', isPublic: false };

type Options = { organization: OrgId; collection: Collection | null; onSaved: (id: CollectionId) => void };

/** The form of a collection, joined with what others save meanwhile. */
export function useCollectionForm({ organization, collection, onSaved }: Options) {
  const { name = '', description = '', coverAlt = '', isPublic = false } = collection ?? empty;
  const stored = useMemo(() => ({ name, description, coverAlt, isPublic }), [name, description, coverAlt, isPublic]);
  const [choice, choose] = useState<CoverChoice | null>(null);
  const saving = useSaveCollection({ organization, collection, onSaved });
  const live = useLiveForm<FormFields, keyof FormFields>({ resolver, paths, stored, isSaving: saving.isPending });
  const submit = live.form.handleSubmit(async (values) => {
    const changed = differentFields<keyof FormFields>(live.base, values);
    if (collection && changed.length === 0 && !choice) return onSaved(collection.id);
    const fields = collection ? Object.fromEntries(changed.map((field) => [field, values[field]])) : values;
    const isDone = await saving.save({ fields, cover: choice });
    if (!isDone) live.markRejected(values);
  });
  return { ...live, saving, cover: { choice, choose }, submit: () => void submit() };
}
