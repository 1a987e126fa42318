import { type Control, type UseFormRegister, useWatch } from 'react-hook-form';
import type { Collection } from '@/domain/collections/collection';
import { CheckboxField } from '@/ui/checkbox-field';
import { CopyField } from '@/ui/copy-field/copy-field';
import { publicAddressOf } from '../public-address-of';
import { type FormFields, fieldLabels } from './use-collection-form';

type Props = { collection: Collection | null; control: Control<FormFields>; register: UseFormRegister<FormFields> };

/** Whether everybody can open a collection's public page, and its address, which the server makes after the first save. */
export function PublicPage({ collection, control, register }: Props) {
  const isWanted = useWatch({ control, name: 'isPublic' });
  const address = collection && publicAddressOf(collection);
  return (
    <div className="flex flex-col gap-3">
      <CheckboxField
        label={fieldLabels.isPublic}
        hint="Everybody with its address sees the name, description and cover, and those of its tours that have a version open to everybody."
        {...register('isPublic')}
      />
      {isWanted && address && <CopyField label="Public address" text={address} copyLabel="Copy public address" />}
      {isWanted && !address && (
        <p role="status" className="text-pretty text-ink-soft text-sm">
          {collection?.isPublic
            ? 'Its address is being made.'
            : 'Save to open it. Its address is then here and in the menu of the collection.'}
        </p>
      )}
      {!isWanted && collection?.isPublic && (
        <p role="status" className="text-pretty text-ink-soft text-sm">
          Once saved, its address leads to nothing within a minute. It is the same one when you switch the page on again.
        </p>
      )}
    </div>
  );
}
