import { useState } from 'react';
import type { Collaboration } from '@/domain/collaboration/collaborations';
import { dayOfExpiry, expiryDays, expiryOnDay } from '@/domain/collaboration/expiry';
import { Button } from '@/ui/button';
import { DateField } from '@/ui/date-field';
import { CancelButton, FormDialog } from '@/ui/form-dialog';

type Props = { invitations: readonly Collaboration[]; onChoose: (expires: Date | null) => void; onClose: () => void };

/** Chooses when the access of one or many people ends. */
export function EndDialog({ invitations, onChoose, onClose }: Props) {
  const [now] = useState(() => new Date());
  const [first] = invitations;
  const [initialDay] = useState(() => (first && invitations.length === 1 ? dayOfExpiry(first.expires) : ''));
  const [day, setDay] = useState(initialDay);
  const choose = () => {
    onChoose(expiryOnDay(day));
    onClose();
  };
  return (
    <FormDialog
      isChanged={day !== initialDay}
      title="When does access end?"
      description={invitations.length === 1 ? first?.email : `${invitations.length} collaborators`}
      open
      size="small"
      onClose={onClose}
      footer={
        <>
          <CancelButton />
          <Button look="primary" onClick={choose}>
            Save
          </Button>
        </>
      }
    >
      <DateField
        label="Access ends"
        hint="At the end of the day."
        value={day}
        onChange={setDay}
        min={dayOfExpiry(now)}
        choices={expiryDays(now)}
        noneLabel="Does not expire"
      />
    </FormDialog>
  );
}
