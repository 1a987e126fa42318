import { startThread } from '@/backend/comments/commands';
import { AppError } from '@/domain/app-error';
import type { TourFileName } from '@/domain/comments/anchor';
import type { Tour } from '@/domain/tours/tour';
import { AnchorChoice, type AnchorChoiceState } from './anchor-choice';
import { Composer } from './composer';
import { useDraft } from './drafts';
import { useMentionable } from './people';

type Props = {
  tour: Tour;
  files: readonly TourFileName[];
  choice: AnchorChoiceState;
  /** Lets the user choose a place in the scan. */
  onPlace: () => void;
  onStarted: (thread: string) => void;
  onCancel: () => void;
};

/** A new thread: what it is about, and its first comment. */
export function NewThread({ tour, files, choice, onPlace, onStarted, onCancel }: Props) {
  const [text, setText] = useDraft({ tour: tour.id, thread: '' });
  const mentionable = useMentionable(tour, null);
  return (
    <div className="flex min-h-0 grow flex-col gap-4 overflow-y-auto overscroll-contain px-4 py-4">
      <AnchorChoice tour={tour} files={files} choice={choice} onPlace={onPlace} />
      <Composer
        label="Write a comment"
        sendLabel="Comment"
        text={text}
        onText={setText}
        {...mentionable}
        send={(written) => {
          if (!choice.anchor) throw new AppError('invalid-argument', 'Choose what it is about.');
          return startThread(tour.id, choice.anchor, written);
        }}
        onSent={(thread, isAll) => {
          if (isAll) setText('');
          choice.reset();
          onStarted(thread);
        }}
        onCancel={onCancel}
      />
    </div>
  );
}
