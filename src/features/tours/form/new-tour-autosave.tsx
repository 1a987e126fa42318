import { useEffect, useState } from 'react';
import { Button } from '@/ui/button';
import { emptyValues } from './form-values';
import { type NewTourDraftOwner, storeNewTourDraft } from './new-tour-draft';
import { useFormFields } from './use-field';

type Props = { owner: NewTourDraftOwner; isRestored: boolean };

/** Stores unsaved input on this device, and shows a notice when the form was restored from it. */
export function DraftAutosave({ owner, isRestored }: Props) {
  const form = useFormFields();
  const [isNoticeVisible, setNoticeVisible] = useState(isRestored);
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => storeNewTourDraft(owner, values) }),
    [form, owner],
  );
  useEffect(() => {
    // the focused button was removed with the notice
    if (isRestored && !isNoticeVisible) form.setFocus('matterportId');
  }, [form, isRestored, isNoticeVisible]);
  const startOver = () => {
    form.reset(emptyValues(owner.organization));
    storeNewTourDraft(owner, form.getValues());
    setNoticeVisible(false);
  };
  if (!isNoticeVisible) return null;
  return (
    <div className="mb-7 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-lg bg-sunken px-4 py-3 text-ink-soft text-sm">
      <p role="status" className="min-w-0 text-pretty">
        Your unsaved input was restored. It isn’t saved yet.
      </p>
      <Button size="small" onClick={startOver}>
        Start over
      </Button>
    </div>
  );
}
