import Pencil from 'lucide-react/icons/pencil';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { tourNameProblem } from '@/domain/tour-name';
import { IconButton } from '@/ui/icon-button';
import { useOnline } from '@/ui/use-online';
import { TourHeading } from './tour-heading';
import { TourNameForm } from './tour-name-form';

type Props = { name: string; canRename: boolean; isLarge?: boolean; save: (name: string) => Promise<void> };
/** `base` is the name when editing began: another one now is somebody else's. */
type Edit = { draft: string; base: string; problem: string | null };

/** A tour's name, renamed in place. A refused name comes back as it was typed, with the reason. */
export function TourName({ name, canRename, isLarge = false, save }: Props) {
  const [edit, setEdit] = useState<Edit | null>(null);
  const [sending, setSending] = useState(0);
  const opener = useRef<HTMLButtonElement>(null);

  const close = () => {
    flushSync(() => setEdit(null));
    opener.current?.focus();
  };

  const submit = async ({ draft, base }: Edit) => {
    const problem = tourNameProblem(draft);
    if (problem) return setEdit({ draft, base, problem });
    close();
    if (draft.trim() === name) return;
    setSending((count) => count + 1);
    try {
      await save(draft.trim());
    } catch (error) {
      setEdit((current) => current ?? { draft, base, problem: `Not saved. ${error instanceof Error ? error.message : ''}` });
    } finally {
      setSending((count) => count - 1);
    }
  };

  if (edit) {
    return (
      <>
        <h1 className="sr-only">{name}</h1>
        <TourNameForm
          draft={edit.draft}
          problem={edit.problem}
          theirs={name === edit.base ? null : name}
          onDraft={(draft) => setEdit({ ...edit, draft, problem: null })}
          onSave={() => submit(edit)}
          onCancel={close}
        />
      </>
    );
  }
  return (
    <div className="min-h-12">
      <div className="flex items-center gap-x-2">
        <TourHeading name={name} isLarge={isLarge} />
        {canRename && (
          <IconButton ref={opener} label="Rename tour" icon={Pencil} onClick={() => setEdit({ draft: name, base: name, problem: null })} />
        )}
      </div>
      <SendingNote sending={sending > 0} />
    </div>
  );
}

function SendingNote({ sending }: { sending: boolean }) {
  const online = useOnline();
  return (
    <p role="status" className="text-ink-soft text-sm">
      {sending && (online ? 'Saving…' : 'Kept on this device, sent once you are online again.')}
    </p>
  );
}
