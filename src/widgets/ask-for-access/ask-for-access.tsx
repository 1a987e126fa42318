import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ownRequestQuery } from '@/backend/access-requests/own-request';
import { call } from '@/backend/callables';
import type { Identity } from '@/domain/access/identity';
import type { AccessLevel } from '@/domain/access/invitations';
import { askAgainAt, type OwnRequest } from '@/domain/access-requests/own-request';
import { noteProblem } from '@/domain/collaboration/invitation-note';
import type { TourId } from '@/domain/ids';
import { collaborationLimits } from '@/domain/limits';
import { dateFormat } from '@/language/formats';
import { locale } from '@/language/i18n';
import { Button } from '@/ui/button';
import { ErrorNote } from '@/ui/error-note';
import { LeaveGuard } from '@/ui/leave-guard';
import { SelectField } from '@/ui/select-field';
import { TextArea } from '@/ui/text-area';
import { commonTexts } from '@/ui/texts';
import { useNow } from '@/ui/use-now';
import { useTexts } from '@/ui/use-texts';
import { useMutation } from '../use-mutation';
import { askForAccessTexts } from './texts';
import { useOpenWhenGranted } from './use-open-when-granted';

type Props = {
  currentUser: Identity;
  tour: TourId;
  /** Whether the page they came to is for editing. */
  isEditing: boolean;
  /** Tries to open the tour again; left out where the page does so by itself. */
  open?: () => void;
};

/** Lets somebody who was denied a tour, or to edit it, ask for access, and opens the tour as soon as it is granted. */
export function AskForAccess({ currentUser, tour, isEditing, open }: Props) {
  const t = useTexts(askForAccessTexts);
  const common = useTexts(commonTexts);
  const { data: request, isPending } = useQuery(ownRequestQuery(currentUser.uid, tour));
  const now = useNow();
  useOpenWhenGranted(request ?? null, open);
  if (isPending) return <div role="status" aria-label={common.loading} className="skeleton mt-6 h-24 w-full rounded-xl" />;
  const again = askAgainAt(request ?? null, new Date(now));
  return (
    <section aria-label={t.title} className="mt-8 w-full border-line border-t pt-6 text-start">
      <div role="status">{request && <Answer request={request} again={again} open={open} />}</div>
      {!again && <RequestForm tour={tour} initialLevel={isEditing ? 'readUpdate' : 'read'} />}
    </section>
  );
}

type AnswerProps = { request: OwnRequest; again: Date | null; open: (() => void) | undefined };

function Answer({ request, again, open }: AnswerProps) {
  const t = useTexts(askForAccessTexts);
  const isNew = again !== null;
  if (request.state === 'granted') {
    if (!isNew) return null;
    return (
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-ink text-sm">{t.hasAccess}</p>
        {open && (
          <Button look="primary" onClick={open}>
            {t.open}
          </Button>
        )}
      </div>
    );
  }
  if (request.state === 'declined') {
    return <p className="text-pretty text-ink text-sm">{isNew ? t.declinedUntil({ time: timeFormat.format(again) }) : t.declined}</p>;
  }
  if (!isNew) return <p className="pb-4 text-pretty text-ink-soft text-sm">{t.noAnswer}</p>;
  return (
    <>
      <p className="font-medium text-ink text-sm">{t.requested}</p>
      <p className="mt-1 text-pretty text-ink-soft text-sm">{t.requestedUntil({ time: timeFormat.format(again) })}</p>
    </>
  );
}

const timeFormat = dateFormat({ weekday: 'long', hour: 'numeric', minute: '2-digit' });

type FormProps = { tour: TourId; initialLevel: AccessLevel };

function RequestForm({ tour, initialLevel }: FormProps) {
  const t = useTexts(askForAccessTexts);
  const [accessLevel, setAccessLevel] = useState<AccessLevel>(initialLevel);
  const [note, setNote] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => call('requestAccess', { tour, accessLevel, note, language: locale.get() }),
    meta: { failed: null },
  });
  return (
    <form
      noValidate
      aria-label={t.title}
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        const found = noteProblem(note);
        setProblem(found);
        if (!found) mutate();
      }}
    >
      <SelectField
        label={t.level}
        value={accessLevel}
        onChange={({ target }) => setAccessLevel(target.value === 'readUpdate' ? 'readUpdate' : 'read')}
        options={(['read', 'readUpdate'] as const).map((value) => ({ value, label: t[value] }))}
      />
      <TextArea
        label={t.note}
        hint={t.noteHint}
        rows={2}
        maxLength={collaborationLimits.note}
        error={problem}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      {error && <ErrorNote>{error.message}</ErrorNote>}
      <LeaveGuard isChanged={!isPending && !isSuccess && note !== ''} />
      <div>
        {/* the answer arrives with the stored request */}
        <Button look="primary" type="submit" busy={isPending || isSuccess}>
          {t.title}
        </Button>
      </div>
    </form>
  );
}
