import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { collectionQueries } from '@/backend/collections/queries';
import { isCollectionMissing } from '@/domain/collections/collection';
import { collectionId, type OrgId } from '@/domain/ids';
import { byName, minSearchLength } from '@/domain/search';
import { Button } from '@/ui/button';
import { Combobox } from '@/ui/combobox/combobox';
import type { Option } from '@/ui/select';
import { fieldLabels } from './form-values';
import { useControlledField } from './use-field';
import { withCurrentOption } from './with-current-option';

type Props = { organization: OrgId };

/**
 * Loads all collections once the user hovers or focuses the field; until then, only the selected one for its name.
 * @see TOUR-031 COLL-007 COLL-018
 */
export function CollectionField({ organization }: Props) {
  const [isEnabled, setEnabled] = useState(false);
  const loadOptions = () => setEnabled(true);
  const field = useControlledField('collection');
  const all = useQuery({ ...collectionQueries.of(organization), enabled: isEnabled });
  const selected = useQuery({ ...collectionQueries.one(collectionId(field.value)), enabled: field.value !== '' && !all.data });
  const options: Option[] = (all.data ?? []).toSorted(byName).map(({ id, name }) => ({ value: id, label: name }));
  const isMissing = all.data ? isCollectionMissing({ collection: collectionId(field.value) }, all.data) : selected.data === null;
  const name = selected.data?.name ?? (selected.isPending && !all.data ? 'Loading…' : undefined);
  const reset = () => {
    field.onChange('');
    // the button is removed
    document.getElementsByName(field.name)[0]?.focus();
  };
  return (
    <>
      <Combobox
        label={fieldLabels.collection}
        options={[{ value: '', label: 'None' }, ...withCurrentOption(options, field.value, name)]}
        filterFrom={minSearchLength.collections}
        message={isEnabled && !all.data ? messageWithout(all.isError) : undefined}
        onPointerEnter={loadOptions}
        onFocus={loadOptions}
        {...field}
      />
      {field.value !== '' && isMissing && (
        <p role="alert" className="mt-1.5 flex flex-wrap items-center justify-between gap-2 text-danger text-sm">
          The selected collection is not available.
          <Button size="small" onClick={reset}>
            Reset
          </Button>
        </p>
      )}
    </>
  );
}

const messageWithout = (failed: boolean): string => (failed ? 'Couldn’t load the collections' : 'Loading…');
