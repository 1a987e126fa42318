import { viewerError } from './viewer-error';

/** Applies the state at this fraction (0 to 1) of a move. */
export type Step = (part: number) => void;

/**
 * Runs one camera move at a time. A move is a function that awaits one animation after another; nothing else moves the camera until
 * it has settled.
 */
export type Moves = {
  readonly busy: boolean;
  /** @throws Busy while another move runs */
  run: <T>(move: (over: (ms: number, step: Step) => Promise<void>) => Promise<T>) => Promise<T>;
  /** Settles when no move is running. */
  idle: () => Promise<void>;
  /** Called once per frame with the time; returns true while it needs another frame. */
  advance: (now: number) => boolean;
  /** Stops the running move where it is, and rejects all others. */
  end: () => void;
};

type Stretch = { began: number; ms: number; step: Step; done: () => void; stopped: (reason: Error) => void };

/** @param invalidate requests a frame */
export function createMoves(invalidate: () => void): Moves {
  let busy = false;
  let ended = false;
  let stretch: Stretch | null = null;
  const waiting: (() => void)[] = [];

  const over = (ms: number, step: Step) =>
    new Promise<void>((done, stopped) => {
      if (ended) return stopped(theEnd());
      stretch = { began: performance.now(), ms, step, done, stopped };
      if (ms <= 0) finish(stretch);
      invalidate();
    });

  function finish({ step, done }: Stretch) {
    stretch = null;
    step(1);
    done();
  }

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
    idle: () => (busy ? new Promise((come) => waiting.push(come)) : Promise.resolve()),
    advance(now) {
      if (!stretch) return busy;
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
