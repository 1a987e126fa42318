import { useEffect, useState } from 'react';
import { Button } from '@/ui/button';
import { type DraftOwner, keepDraft } from './draft';
import { emptyValues } from './form-values';
import { useFormFields } from './use-field';

type Props = { owner: DraftOwner; wasThere: boolean };

/** Keeps what is filled in on this device while it is not saved, and says when the form begins with what was kept. */
export function DraftKeeper({ owner, wasThere }: Props) {
  const form = useFormFields();
  const [isTold, setTold] = useState(wasThere);
  useEffect(() => form.subscribe({ formState: { values: true }, callback: ({ values }) => keepDraft(owner, values) }), [form, owner]);
  useEffect(() => {
    // the button that had the focus is gone
    if (wasThere && !isTold) form.setFocus('matterportId');
  }, [form, wasThere, isTold]);
  const startOver = () => {
    form.reset(emptyValues(owner.organization));
    keepDraft(owner, form.getValues());
    setTold(false);
  };
  if (!isTold) return null;
  return (
    <div className="mb-7 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-lg bg-sunken px-4 py-3 text-ink-soft text-sm">
      <p role="status" className="min-w-0 text-pretty">
        What you had filled in here is back. It is not saved yet.
      </p>
      <Button size="small" onClick={startOver}>
        Start over
      </Button>
    </div>
  );
}
