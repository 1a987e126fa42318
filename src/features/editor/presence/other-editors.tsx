import type { Folder } from '@/domain/folders';
import { findPoi } from '@/domain/folders/find';
import type { UserId } from '@/domain/ids';
import type { Other } from '@/domain/presence';
import { cn } from '@/ui/cn';
import { Popover } from '@/ui/popover';
import { useEditingState } from '../session/editing-context';

/** How many are drawn in the bar. */
const most = 3;

/** The others by their initials; who they are, and what they are at, on a press. Nothing while one is alone. */
export function OtherEditors({ others }: { others: readonly Other[] }) {
  const me = useEditingState(({ given }) => given.author?.uid);
  if (others.length === 0) return null;
  const label = `Also editing: ${others.map((other) => nameOf(other, me)).join(', ')}`;
  return (
    <Popover
      label="Also editing this tour"
      align="end"
      trigger={
        <button
          type="button"
          title={label}
          className="flex h-10 items-center rounded-lg px-1.5 transition-colors hover:bg-hover max-md:h-11 max-md:px-1"
        >
          <span className="sr-only">{label}</span>
          <span aria-hidden className="flex -space-x-2">
            {others.slice(0, others.length > most ? most - 1 : most).map((other, place) => (
              <span key={other.uid} className={cn(place > 0 && 'max-md:hidden')}>
                <Initials other={other} />
              </span>
            ))}
            {others.length > 1 && (
              <span className={cn(disc, 'bg-chosen text-ink tabular-nums', others.length <= most && 'md:hidden')}>
                <span className="md:hidden">+{others.length - 1}</span>
                <span className="max-md:hidden">+{others.length - most + 1}</span>
              </span>
            )}
          </span>
        </button>
      }
    >
      <h2 className="mb-2 font-semibold text-ink text-sm">Also editing this tour</h2>
      <ul className="flex flex-col gap-2">
        {others.map((other) => (
          <OneOther key={other.uid} other={other} me={me} />
        ))}
      </ul>
    </Popover>
  );
}

function OneOther({ other, me }: { other: Other; me: UserId | undefined }) {
  const at = useEditingState(({ edited }) => placeName(edited.folders, other));
  const details = [at && `At ${at}`, other.tabs > 1 && `${other.tabs} tabs`].filter(Boolean).join(', ');
  return (
    <li className="flex items-center gap-2.5">
      <span aria-hidden>
        <Initials other={other} />
      </span>
      <span className="min-w-0 text-sm">
        <span className="block truncate text-ink">{nameOf(other, me)}</span>
        {details !== '' && <span className="block truncate text-ink-faint text-xs">{details}</span>}
      </span>
    </li>
  );
}

const placeName = (folders: readonly Folder[], { poi }: Other): string => (poi === '' ? '' : (findPoi(folders, poi)?.name ?? ''));

const nameOf = ({ uid, email }: Other, me: UserId | undefined): string => (uid === me ? 'You, in another tab' : email);

const disc = 'grid size-7 place-items-center rounded-full border-2 border-raised font-semibold text-xs';

function Initials({ other: { uid, email } }: { other: Other }) {
  return <span className={cn(disc, looks[lookOf(uid)])}>{initialsOf(email)}</span>;
}

const looks = [
  'bg-accent-wash text-accent',
  'bg-notice-wash text-notice',
  'bg-danger-wash text-danger',
  'bg-button text-on-button',
] as const;

const lookOf = (uid: string): number => [...uid].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % looks.length;

/** "anna.bauer@x.example" is AB, "office@x.example" is OF. */
export function initialsOf(email: string): string {
  const [first = '', second = ''] = (email.split('@')[0] ?? '').split(/[._-]+/).filter(Boolean);
  return (second ? `${first.charAt(0)}${second.charAt(0)}` : first.slice(0, 2)).toUpperCase();
}
