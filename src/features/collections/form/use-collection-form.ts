import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo, useState } from 'react';
import type { Collection, CollectionFields } from '@/domain/collections/collection';
import { collectionTexts } from '@/domain/collections/collection-form';
import type { OrgId } from '@/domain/ids';
import { differentFields } from '@/domain/merge/fields';
import { useLiveForm } from '@/widgets/live-form/use-live-form';
import { type CoverChoice, useSaveCollection } from './use-save-collection';

export type FormTexts = Pick<CollectionFields, 'name' | 'description' | 'coverAlt'>;

export const fieldLabels: Record<keyof FormTexts, string> = {
  name: 'Name',
  description: 'Description',
  coverAlt: 'Alternative text',
};
const paths = ['name', 'description', 'coverAlt'] as const;
const resolver = zodResolver(collectionTexts);
const empty: FormTexts = { name: '', description: '', coverAlt: '' };

type Options = { organization: OrgId; collection: Collection | null; onSaved: () => void };

/** The form of a collection, joined with what others save meanwhile. */
export function useCollectionForm({ organization, collection, onSaved }: Options) {
  const { name = '', description = '', coverAlt = '' } = collection ?? empty;
  const stored = useMemo(() => ({ name, description, coverAlt }), [name, description, coverAlt]);
  const [choice, choose] = useState<CoverChoice | null>(null);
  const saving = useSaveCollection({ organization, collection, onSaved });
  const live = useLiveForm<FormTexts, keyof FormTexts>({ resolver, paths, stored, isSaving: saving.isPending });
  const submit = live.form.handleSubmit(async (values) => {
    const changed = differentFields<keyof FormTexts>(live.base, values);
    if (collection && changed.length === 0 && !choice) return onSaved();
    const texts = collection ? Object.fromEntries(changed.map((field) => [field, values[field]])) : values;
    const isDone = await saving.save({ texts, cover: choice });
    if (!isDone) live.markRejected(values);
  });
  return { ...live, saving, cover: { choice, choose }, submit: () => void submit() };
}
