import { findPoi } from '@/domain/folders/find';
import type { Folder } from '@/domain/folders/folder';
import type { UserId } from '@/domain/ids';
import type { OtherUser } from '@/domain/presence';
import { cn } from '@/ui/cn';
import { Popover } from '@/ui/popover';
import { useEditingState } from '../session/editing-context';
import { usePresence } from './use-presence';

/** Shows who else is editing this tour. */
export function Presence() {
  return <OtherEditors others={usePresence()} />;
}

/** Maximum number of avatars in the bar. */
const maxAvatars = 3;

/** Avatars of the other editors; pressing them shows names and open PoIs. Renders nothing when there are none. */
export function OtherEditors({ others }: { others: readonly OtherUser[] }) {
  const ownUid = useEditingState(({ input }) => input.author?.uid);
  if (others.length === 0) return null;
  const label = `Also editing: ${others.map((other) => nameOf(other, ownUid)).join(', ')}`;
  return (
    <Popover
      label="Also editing this tour"
      align="end"
      trigger={
        <button
          type="button"
          title={label}
          className="flex h-10 items-center rounded-lg px-1.5 transition-colors hover:bg-hover touch:h-11 max-md:px-1"
        >
          <span className="sr-only">{label}</span>
          <span aria-hidden className="flex -space-x-0.5">
            {others.slice(0, others.length > maxAvatars ? maxAvatars - 1 : maxAvatars).map((other, index) => (
              <span key={other.uid} className={cn(index > 0 && 'max-md:hidden')}>
                <Initials other={other} />
              </span>
            ))}
            {others.length > 1 && (
              <span className={cn(avatarStyle, 'bg-raised text-ink tabular-nums', others.length <= maxAvatars && 'md:hidden')}>
                <span className="md:hidden">+{others.length - 1}</span>
                <span className="max-md:hidden">+{others.length - maxAvatars + 1}</span>
              </span>
            )}
          </span>
        </button>
      }
    >
      <h2 className="mb-2 font-semibold text-ink text-sm">Also editing this tour</h2>
      <ul className="flex flex-col gap-2">
        {others.map((other) => (
          <OtherEditor key={other.uid} other={other} ownUid={ownUid} />
        ))}
      </ul>
    </Popover>
  );
}

function OtherEditor({ other, ownUid }: { other: OtherUser; ownUid: UserId | undefined }) {
  const poiName = useEditingState(({ edited }) => poiNameOf(edited.folders, other));
  const details = [poiName && `At ${poiName}`, other.tabs > 1 && `${other.tabs} tabs`].filter(Boolean).join(', ');
  return (
    <li className="flex items-center gap-2.5">
      <span aria-hidden>
        <Initials other={other} />
      </span>
      <span className="min-w-0 text-sm">
        <span className="block truncate text-ink">{nameOf(other, ownUid)}</span>
        {details !== '' && <span className="block truncate text-ink-faint text-xs">{details}</span>}
      </span>
    </li>
  );
}

const poiNameOf = (folders: readonly Folder[], { poi }: OtherUser): string => (poi === '' ? '' : (findPoi(folders, poi)?.name ?? ''));

const nameOf = ({ uid, email }: OtherUser, ownUid: UserId | undefined): string => (uid === ownUid ? 'You, in another tab' : email);

const avatarStyle = 'grid size-8 place-items-center rounded-full border-2 border-raised font-semibold text-xs';

function Initials({ other: { uid, email } }: { other: OtherUser }) {
  return <span className={cn(avatarStyle, colorStyles[colorIndexOf(uid)])}>{initialsOf(email)}</span>;
}

const colorStyles = ['bg-accent text-raised', 'bg-notice text-raised', 'bg-danger text-raised', 'bg-button text-on-button'] as const;

const colorIndexOf = (uid: string): number => [...uid].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % colorStyles.length;

/** Returns initials: "anna.bauer@x.example" is AB, "office@x.example" is OF. */
export function initialsOf(email: string): string {
  const [first = '', second = ''] = (email.split('@')[0] ?? '').split(/[._-]+/).filter(Boolean);
  return (second ? `${first.charAt(0)}${second.charAt(0)}` : first.slice(0, 2)).toUpperCase();
}
