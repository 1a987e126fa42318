import { authorLabel } from '@/domain/comments/comment';
import { iconColors } from '@/domain/icon-colors';
import type { PointCheck } from '@/domain/point-checks/check';
import type { PointState } from '@/domain/point-types/point-type';
import { pointShapes } from '@/domain/point-types/shapes';
import type { Tour } from '@/domain/tours/tour';
import { Button } from '@/ui/button';
import { Moment } from '@/widgets/moment';
import { PoiMark } from '@/widgets/poi-list/poi-mark';
import { CheckPhoto } from './check-photo';
import { PhotoImage } from './photo-image';
import { removeWaitingChecks, setProblem, type WaitingCheck } from './waiting-checks';

type StateProps = { states: readonly PointState[]; state: string };

const StateName = ({ states, state }: StateProps) => {
  const found = states.find(({ id }) => id === state);
  return found ? (
    <span className="flex items-center gap-1.5 font-medium text-ink text-sm">
      <PoiMark mark={{ color: iconColors[found.color], shape: pointShapes[found.color] }} />
      <bdi>{found.name}</bdi>
    </span>
  ) : (
    <span className="font-medium text-ink text-sm">Unknown state ({state})</span>
  );
};

const Note = ({ note }: { note: string }) =>
  note !== '' && (
    <p dir="auto" className="wrap-anywhere mt-1 whitespace-pre-line text-ink text-sm">
      {note}
    </p>
  );

type Props = { tour: Tour; states: readonly PointState[]; check: PointCheck };

/** A check: the state, who found it and when, a note and a photo. */
export const CheckItem = ({ tour, states, check }: Props) => (
  <li className="py-3">
    <StateName states={states} state={check.state} />
    <p className="wrap-anywhere text-ink-faint text-xs">
      <bdi title={check.author.email}>{authorLabel(check.author)}</bdi>, {check.at ? <Moment time={check.at} /> : 'now'}
    </p>
    <Note note={check.note} />
    {check.hasPhoto && <CheckPhoto tour={tour} check={check} />}
  </li>
);

type WaitingProps = { states: readonly PointState[]; check: WaitingCheck };

/** A check that is still on this device. */
export const WaitingItem = ({ states, check: { id, state, note, photo, madeAt, problem } }: WaitingProps) => (
  <li className="py-3">
    <StateName states={states} state={state} />
    <p className="text-ink-faint text-xs">
      You, <Moment time={new Date(madeAt)} />
    </p>
    <Note note={note} />
    {photo && (
      <div className="mt-2">
        <PhotoImage photo={photo} alt="What was found" />
      </div>
    )}
    {problem === '' ? (
      <p role="status" className="mt-1.5 text-ink-soft text-sm">
        On this device, waiting to be sent.
      </p>
    ) : (
      <div className="mt-1.5 flex flex-col gap-2">
        <p role="alert" className="text-pretty text-danger text-sm">
          This couldn’t be sent, and is still on this device. {problem}
        </p>
        <div className="flex flex-wrap gap-2">
          <Button size="small" onClick={() => void setProblem(id, '')}>
            Try again
          </Button>
          <Button size="small" look="quiet" onClick={() => void removeWaitingChecks([id])}>
            Discard
          </Button>
        </div>
      </div>
    )}
  </li>
);
