import { useState } from 'react';
import { Button } from '@/ui/button';
import { InvitationDialog } from '../../invitation-dialog/invitation-dialog';

const collaborators = ['bo@example.org', 'boris@example.org'].map((email) => ({ id: email, email }));

export function InvitationDialogExample() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const send = async () => {
    close();
    return [];
  };
  return (
    <div>
      <Button onClick={() => setOpen(true)}>Invite collaborators</Button>
      {isOpen && <InvitationDialog target="City Hall" collaborators={collaborators} isSending={false} onSend={send} onClose={close} />}
    </div>
  );
}
