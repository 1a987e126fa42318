import { viewerError } from './viewer-error';

/** Applies the state at this fraction (0 to 1) of a move. */
export type Step = (part: number) => void;
/** What holding the camera does to an animation: `wait` stands still and goes on later, `stop` ends where it is, `finish` is not held. */
export type OnHold = 'wait' | 'stop' | 'finish';
/** Animates for a time. Resolves with whether it ran to its end. */
export type Over = (ms: number, step: Step, onHold?: OnHold) => Promise<boolean>;

/**
 * Runs one camera move at a time. A move is a function that awaits one animation after another; nothing else moves the camera until
 * it has settled.
 */
export type Moves = {
  readonly busy: boolean;
  /** @throws Busy while another move runs */
  run: <T>(move: (over: Over) => Promise<T>) => Promise<T>;
  /** Stops the camera where it is, until `release`. */
  hold: () => void;
  /** when a running move was last held, by `performance.now()` */
  readonly stoppedAt: number;
  release: () => void;
  /** Releases the camera, and settles when no move is running. */
  idle: () => Promise<void>;
  /** Called once per frame with the time; returns true while it needs another frame. */
  advance: (now: number) => boolean;
  /** Stops the running move where it is, and rejects all others. */
  end: () => void;
};

type Stretch = {
  began: number;
  ms: number;
  step: Step;
  onHold: OnHold;
  done: (isComplete: boolean) => void;
  stopped: (reason: Error) => void;
};

/** @param invalidate requests a frame */
export function createMoves(invalidate: () => void): Moves {
  let busy = false;
  let ended = false;
  let stretch: Stretch | null = null;
  let waitsSince: number | null = null;
  let stoppedAt = Number.NEGATIVE_INFINITY;
  const waiting: (() => void)[] = [];

  const over: Over = (ms, step, onHold = 'finish') =>
    new Promise((done, stopped) => {
      if (ended) return stopped(theEnd());
      stretch = { began: performance.now(), ms, step, onHold, done, stopped };
      if (ms <= 0) finish(stretch);
      invalidate();
    });

  function finish({ step, done }: Stretch) {
    stretch = null;
    step(1);
    done(true);
  }

  const release = () => {
    if (waitsSince === null) return;
    if (stretch) stretch.began += performance.now() - waitsSince;
    waitsSince = null;
    invalidate();
  };

  return {
    get busy() {
      return busy;
    },
    async run(move) {
      if (ended) throw theEnd();
      if (busy) throw viewerError('Busy', 'The camera is moving. Wait until it has arrived.');
      busy = true;
      try {
        return await move(over);
      } finally {
        busy = false;
        for (const come of waiting.splice(0)) come();
      }
    },
    get stoppedAt() {
      return stoppedAt;
    },
    hold() {
      if (busy) stoppedAt = performance.now();
      if (stretch?.onHold === 'wait') waitsSince ??= performance.now();
      if (stretch?.onHold !== 'stop') return;
      const { done } = stretch;
      stretch = null;
      done(false);
    },
    release,
    idle() {
      release();
      return busy ? new Promise<void>((come) => waiting.push(come)) : Promise.resolve();
    },
    advance(now) {
      if (!stretch) return busy;
      if (waitsSince !== null) return false;
      const part = (now - stretch.began) / stretch.ms;
      if (part >= 1) finish(stretch);
      else stretch.step(Math.max(0, part));
      return true;
    },
    end() {
      ended = true;
      stretch?.stopped(theEnd());
      stretch = null;
    },
  };
}

const theEnd = () => viewerError('NotReady', 'This tour was closed. Open it again to move in it.');
