import Copy from 'lucide-react/icons/copy';
import Link2Off from 'lucide-react/icons/link-2-off';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash';
import { useRef, useState } from 'react';
import { deleteShareLink, revokeShareLink } from '@/backend/share-links/commands';
import { linkState, type ShareLink, shareAddress } from '@/domain/sharing/share-links';
import type { Tour } from '@/domain/tours/tour';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { copyText } from '@/ui/copy-text';
import { IconButton } from '@/ui/icon-button';
import { useCurrentUser } from '../current-user';
import { useMutation } from '../use-mutation';
import { LinkForm } from './link-form';
import { linkSummary } from './link-summary';

type Props = { tour: Tour; link: ShareLink; now: Date };

/** A share link in the list: copied, edited and revoked while it works, afterwards removed. */
export function LinkRow({ tour, link, now }: Props) {
  const currentUser = useCurrentUser();
  const [open, setOpen] = useState<'form' | 'revoke' | null>(null);
  const state = linkState(link, now);
  const { title, target, origin, state: stateText } = linkSummary(link, tour, currentUser?.uid ?? null, now);
  const close = () => setOpen(null);
  const editButton = useRef<HTMLButtonElement>(null);
  const closeForm = () => {
    close();
    editButton.current?.focus();
  };
  return (
    <li aria-label={title} className="py-2.5">
      <div className="flex items-start gap-1">
        <div className="min-w-0 grow pt-1">
          <p className={`truncate font-medium text-sm ${state === 'active' ? 'text-ink' : 'text-ink-soft'}`}>{title}</p>
          {target && <p className="truncate text-ink-soft text-xs">{target}</p>}
          <p className="text-ink-faint text-xs">{origin}</p>
          <p className={`text-xs ${state === 'active' ? 'text-ink-soft' : 'text-danger'}`}>{stateText}</p>
        </div>
        {state === 'active' && <CopyButton title={title} address={shareAddress(appUrl(), tour.id, link.id)} />}
        {state !== 'revoked' && (
          <IconButton
            label={`Edit link: ${title}`}
            icon={Pencil}
            ref={editButton}
            aria-expanded={open === 'form'}
            onClick={() => setOpen('form')}
          />
        )}
        <EndButton title={title} tour={tour.id} id={link.id} isActive={state === 'active'} onRevoke={() => setOpen('revoke')} />
      </div>
      {open === 'form' && <LinkForm tour={tour.id} link={link} onClose={closeForm} />}
      {open === 'revoke' && <RevokeDialog title={title} tour={tour.id} id={link.id} onClose={close} />}
    </li>
  );
}

const appUrl = () => `${window.location.origin}${window.location.pathname}`;

function CopyButton({ title, address }: { title: string; address: string }) {
  const { mutate } = useMutation({ mutationFn: () => copyText(address), meta: { done: 'Copied!', failed: () => 'Failed to copy' } });
  return <IconButton label={`Copy link: ${title}`} icon={Copy} onClick={() => mutate()} />;
}

type LinkProps = { title: string; tour: Tour['id']; id: string };

type EndProps = LinkProps & { isActive: boolean; onRevoke: () => void };

/** Revokes a link that works and removes another one from the list: the same button, so that it keeps the focus. */
function EndButton({ title, tour, id, isActive, onRevoke }: EndProps) {
  const button = useRef<HTMLButtonElement>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: () => {
      const list = button.current?.closest('ul');
      return deleteShareLink({ tour, id }).then(() => list?.focus());
    },
    meta: { done: 'Link removed', failed: 'Couldn’t remove the link. ' },
  });
  return (
    <IconButton
      ref={button}
      label={isActive ? `Revoke link: ${title}` : `Remove link from the list: ${title}`}
      icon={isActive ? Link2Off : Trash2}
      disabled={isPending}
      onClick={() => (isActive ? onRevoke() : mutate())}
    />
  );
}

function RevokeDialog({ title, tour, id, onClose }: LinkProps & { onClose: () => void }) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => revokeShareLink({ tour, id }),
    onSuccess: onClose,
    meta: { done: 'Link revoked', failed: null },
  });
  return (
    <ConfirmDialog
      title="Revoke this link?"
      confirmLabel="Revoke"
      danger
      busy={isPending}
      error={error && `Couldn’t revoke the link. ${error.message}`}
      onConfirm={() => mutate()}
      onClose={onClose}
    >
      <p>“{title}” stops working, and anyone opening it sees that it was revoked. You can’t undo this.</p>
    </ConfirmDialog>
  );
}
