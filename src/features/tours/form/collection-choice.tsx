import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { collectionQueries } from '@/backend/collections/queries';
import { collectionId, type OrgId } from '@/domain/ids';
import { byName } from '@/domain/search';
import { type Option, SelectField } from '@/ui/select-field';
import { fieldLabels } from './form-values';
import { useChoice } from './use-field';
import { withChosen } from './with-chosen';

type Props = { organization: OrgId };

/** Reads the collections when somebody is about to choose one; until then the chosen one alone, for its name. @see TOUR-031 */
export function CollectionChoice({ organization }: Props) {
  const [isAsked, setAsked] = useState(false);
  const ask = () => setAsked(true);
  const choice = useChoice('collection');
  const all = useQuery({ ...collectionQueries.of(organization), enabled: isAsked });
  const named = useQuery({ ...collectionQueries.one(collectionId(choice.value)), enabled: choice.value !== '' && !all.data });
  const options: Option[] = (all.data ?? []).toSorted(byName).map(({ id, name }) => ({ value: id, label: name }));
  const name = named.data?.name ?? (named.isPending && !all.data ? 'Loading…' : undefined);
  return (
    <SelectField
      label={fieldLabels.collection}
      options={[
        { value: '', label: 'None' },
        ...withChosen(options, choice.value, name),
        ...(isAsked && !all.data ? [missing(all.isError)] : []),
      ]}
      onPointerEnter={ask}
      onFocus={ask}
      {...choice}
    />
  );
}

const missing = (failed: boolean): Option => ({
  value: 'missing',
  label: failed ? 'The collections could not be loaded' : 'Loading…',
  disabled: true,
});
