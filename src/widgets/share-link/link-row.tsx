import Copy from 'lucide-react/icons/copy';
import Link2Off from 'lucide-react/icons/link-2-off';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash';
import { useRef, useState } from 'react';
import { deleteShareLink, revokeShareLink } from '@/backend/share-links/commands';
import { errorMessage } from '@/domain/app-error';
import { linkState, type ShareLink, shareAddress } from '@/domain/sharing/share-links';
import type { Tour } from '@/domain/tours/tour';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { copyText } from '@/ui/copy-text';
import { IconButton } from '@/ui/icon-button';
import { useTexts } from '@/ui/use-texts';
import { useCurrentUser } from '../current-user';
import { useMutation } from '../use-mutation';
import { LinkForm } from './link-form';
import { linkSummary } from './link-summary';
import { tourLinksTexts } from './links-texts';

type Props = {
  tour: Tour;
  link: ShareLink;
  now: Date;
  /** Whether one that no longer works may be removed from the list. */
  mayRemove: boolean;
};

/** A share link in the list: copied, edited and revoked while it works, afterwards removed. */
export function LinkRow({ tour, link, now, mayRemove }: Props) {
  const t = useTexts(tourLinksTexts);
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
          <p dir="auto" className={`truncate font-medium text-sm ${state === 'active' ? 'text-ink' : 'text-ink-soft'}`}>
            {title}
          </p>
          {target && (
            <p dir="auto" className="truncate text-ink-soft text-xs">
              {target}
            </p>
          )}
          <p className="text-ink-faint text-xs">{origin}</p>
          <p className={`text-xs ${state === 'active' ? 'text-ink-soft' : 'text-danger'}`}>{stateText}</p>
        </div>
        {state === 'active' && <CopyButton title={title} address={shareAddress(appUrl(), tour.id, link.id)} />}
        {state !== 'revoked' && (
          <IconButton
            label={t.edit({ name: title })}
            icon={Pencil}
            ref={editButton}
            aria-expanded={open === 'form'}
            onClick={() => setOpen('form')}
          />
        )}
        {(state !== 'revoked' || mayRemove) && (
          <EndButton title={title} tour={tour.id} id={link.id} isActive={state === 'active'} onRevoke={() => setOpen('revoke')} />
        )}
      </div>
      {open === 'form' && <LinkForm tour={tour.id} link={link} onClose={closeForm} />}
      {open === 'revoke' && <RevokeDialog title={title} tour={tour.id} id={link.id} onClose={close} />}
    </li>
  );
}

const appUrl = () => `${window.location.origin}${window.location.pathname}`;

function CopyButton({ title, address }: { title: string; address: string }) {
  const t = useTexts(tourLinksTexts);
  const { mutate } = useMutation({ mutationFn: () => copyText(address), meta: { done: t.copied, failed: () => t.copyFailed } });
  return <IconButton label={t.copy({ name: title })} icon={Copy} onClick={() => mutate()} />;
}

type LinkProps = { title: string; tour: Tour['id']; id: string };

type EndProps = LinkProps & { isActive: boolean; onRevoke: () => void };

/** Revokes a link that works and removes another one from the list: the same button, so that it keeps the focus. */
function EndButton({ title, tour, id, isActive, onRevoke }: EndProps) {
  const t = useTexts(tourLinksTexts);
  const button = useRef<HTMLButtonElement>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: () => {
      const list = button.current?.closest('ul');
      return deleteShareLink({ tour, id }).then(() => list?.focus());
    },
    meta: { done: t.removed, failed: (error) => t.removeFailed({ reason: errorMessage(error) }) },
  });
  return (
    <IconButton
      ref={button}
      label={isActive ? t.revoke({ name: title }) : t.remove({ name: title })}
      icon={isActive ? Link2Off : Trash2}
      disabled={isPending}
      onClick={() => (isActive ? onRevoke() : mutate())}
    />
  );
}

function RevokeDialog({ title, tour, id, onClose }: LinkProps & { onClose: () => void }) {
  const t = useTexts(tourLinksTexts);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => revokeShareLink({ tour, id }),
    onSuccess: onClose,
    meta: { done: t.revokeDone, failed: null },
  });
  return (
    <ConfirmDialog
      title={t.revokeQuestion}
      confirmLabel={t.revokeLabel}
      danger
      busy={isPending}
      error={error && t.revokeFailed({ reason: error.message })}
      onConfirm={() => mutate()}
      onClose={onClose}
    >
      <p>{t.revokeDetails({ name: title })}</p>
    </ConfirmDialog>
  );
}
