import { describe, expect, it } from 'vitest';
import type { GuidedStopId } from '../ids';
import { openedAt, type Playback, type PlaybackEvent, passedMs, playbackAfter, remainingMs, type TimedStop } from './playback';

const [a, b, c] = ['a', 'b', 'c'] as unknown as [GuidedStopId, GuidedStopId, GuidedStopId];
const stops: TimedStop[] = [
  { id: a, length: 4000 },
  { id: b, length: 'narration' },
  { id: c, length: 5000 },
];

/** Events in order; a number lets that many ms pass. */
function stateAfter(
  steps: readonly (PlaybackEvent | PlaybackEvent['type'] | number)[],
  { loops = false, from = openedAt(a, false), all = stops } = {},
) {
  let [playback, now]: [Playback, number] = [from, 0];
  for (const step of steps) {
    if (typeof step === 'number') now += step;
    else {
      const event = (typeof step === 'string' ? { type: step } : step) as PlaybackEvent;
      playback = playbackAfter(playback, event, { stops: all, now, loops });
    }
  }
  const { stop, goingTo, isPlaying } = playback;
  const remaining = remainingMs(playback, { stops: all, now, loops });
  return { stop, goingTo, isPlaying, passed: passedMs(playback, now), remaining, hasEnded: playback.hasEnded };
}

const goTo = (stop: GuidedStopId): PlaybackEvent => ({ type: 'goTo', stop });
const [slow, fast] = [0.75, 1.5].map((speed) => ({ type: 'setSpeed', speed })) as [PlaybackEvent, PlaybackEvent];
const playing = ['play', 'arrived'] as const;

describe('playbackAfter', () => {
  it.each<[title: string, steps: Parameters<typeof stateAfter>[0], expected: Partial<ReturnType<typeof stateAfter>>]>([
    ['goes to the stop it was opened at, and stands', [], { goingTo: a, isPlaying: false }],
    ['advances nothing by itself before Play', ['arrived', 60_000, 'timeOver'], { stop: a, goingTo: null, passed: 0, remaining: null }],
    ['counts a stop from the arrival, not from the way there', ['play', 9000, 'arrived', 1000], { passed: 1000, remaining: 3000 }],
    ['sets off for the next stop when its time is over', [...playing, 4000, 'timeOver'], { stop: a, goingTo: b, isPlaying: true }],
    ['ignores a timer that fires for an earlier length', [...playing, 1000, 'timeOver'], { goingTo: null, remaining: 3000 }],
    ['changes the stop on arrival', [...playing, 'next', 'arrived'], { stop: b, goingTo: null, passed: 0 }],
    ['stays at a stop until its narration ends', [...playing, 'next', 'arrived', 99_000], { stop: b, remaining: null }],
    ['ends a stop 0.8 s after its narration', [...playing, 'next', 'arrived', 7000, 'narrationEnded'], { stop: b, remaining: 800 }],
    ['counts twice pressed steps from where it is going', ['next', 'next'], { stop: a, goingTo: c }],
    ['keeps playing, or not, when somebody steps', ['next', 'arrived', 5000], { stop: b, isPlaying: false, passed: 0 }],
    ['stays where it is beyond the last stop', ['last', 'arrived', 'next'], { stop: c, goingTo: null }],
    ['goes on before the first stop', ['play', 'arrived', 500, 'previous', 500], { stop: a, passed: 1000 }],
    ['begins a stop again that is chosen again', [...playing, 3000, goTo(a), 'arrived'], { stop: a, passed: 0, remaining: 4000 }],
    ['ignores a stop that is not there', ['arrived', goTo('x' as GuidedStopId)], { stop: a, goingTo: null }],
    ['stops the time with Pause', [...playing, 1500, 'pause', 60_000], { isPlaying: false, passed: 1500, remaining: null }],
    ['returns to the stop with Continue, and goes on where it was', [...playing, 1500, 'pause', 900, 'play'], { goingTo: a, passed: 1500 }],
    ['resumes exactly', [...playing, 1500, 'pause', 900, 'play', 700, 'arrived', 500], { passed: 2000, remaining: 2000 }],
    ['continues a leg that was interrupted', [...playing, 'next', 300, 'pause', 'play'], { stop: a, goingTo: b, isPlaying: true }],
    ['runs faster', [fast, ...playing, 2000], { passed: 3000, remaining: 1000 / 1.5 }],
    ['runs slower from the middle of a stop on', [...playing, 1000, slow, 1000], { passed: 1750, remaining: 3000 }],
    ['ends after the last stop', [goTo(c), ...playing, 5000, 'timeOver'], { stop: c, isPlaying: false, hasEnded: true }],
    ['begins again with Play after its end', [goTo(c), ...playing, 5000, 'timeOver', 'play'], { goingTo: a, isPlaying: true }],
    ['skips a stop that cannot be reached', ['play', 'arrived', 'next', 'unreachable'], { stop: a, goingTo: c }],
    ['stays where it is if a chosen stop cannot be reached', ['arrived', 'next', 'unreachable'], { stop: a, goingTo: null }],
  ])('%s', (_, steps, expected) => {
    expect(stateAfter(steps)).toMatchObject(expected);
  });

  it('begins again 3 s after the last stop where it loops', () => {
    const lastStop = [goTo(c), ...playing, 5000] as const;

    expect(stateAfter(lastStop, { loops: true })).toMatchObject({ remaining: 3000, stop: c });
    expect(stateAfter([...lastStop, 2999, 'timeOver'], { loops: true })).toMatchObject({ stop: c, goingTo: null });
    expect(stateAfter([...lastStop, 3000, 'timeOver'], { loops: true })).toMatchObject({ goingTo: a, isPlaying: true });
  });

  it.each<[length: TimedStop['length'], remaining: number | null]>([
    ['untilNext', null],
    [9000, 2000],
  ])('stays at a stop as its author says, also after its narration: %s', (length, remaining) => {
    const all = [{ id: a, length }];

    expect(stateAfter([...playing, 7000, 'narrationEnded'], { all })).toMatchObject({ stop: a, remaining });
  });

  it('goes on with the first stop when the one that was shown is gone', () => {
    expect(stateAfter(['next'], { all: [{ id: b, length: 1 }], from: openedAt(a, false) })).toMatchObject({ goingTo: b });
  });

  it('opens a tour without a stop that can be reached', () => {
    expect(stateAfter(['play', 'arrived', 'next'], { all: [], from: openedAt(null, true) })).toMatchObject({ stop: null, goingTo: null });
  });
});
