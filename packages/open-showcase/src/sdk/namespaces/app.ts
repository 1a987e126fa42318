import type { Phase } from '../../viewer/port';
import { follow, Observable, sameContent } from '../observable';
import type { Showcase } from '../showcase';

const Phases = {
  UNINITIALIZED: 'appphase.uninitialized',
  WAITING: 'appphase.waiting',
  LOADING: 'appphase.loading',
  STARTING: 'appphase.starting',
  PLAYING: 'appphase.playing',
  ERROR: 'appphase.error',
} as const;
const Application = {
  SHOWCASE: 'application.showcase',
  UNKNOWN: 'application.unknown',
  WEBVR: 'application.webvr',
  WORKSHOP: 'application.workshop',
} as const;

type AppPhase = (typeof Phases)[keyof typeof Phases];
export type AppState = { application: 'application.showcase'; phase: AppPhase; phaseTimes: Record<AppPhase, number> };

const phaseOf = (phase: Phase): AppPhase => `appphase.${phase}`;

/** Phases of the page; times are epoch ms of entering a phase, 0 until then. @see showcase-sdk §2.1 */
export function appNamespace({ viewer, events }: Showcase) {
  const read = (): AppState => {
    const { phase, times } = viewer.phase.value;
    const phaseTimes = Object.fromEntries(Object.values(Phases).map((name) => [name, times[name.slice('appphase.'.length) as Phase]]));
    return { application: Application.SHOWCASE, phase: phaseOf(phase), phaseTimes: phaseTimes as AppState['phaseTimes'] };
  };
  const state = follow([viewer.phase], read, (a, b) => a.phase === b.phase);
  viewer.phase.subscribe(({ phase }) => events.emit('application.phasechange', phaseOf(phase)));
  return {
    Phase: Phases,
    Application,
    Feature: { ROOM_BOUNDS: 'feature.roombounds' } as const,
    Event: { PHASE_CHANGE: 'application.phasechange' } as const,
    state,
    features: new Observable(() => ({ 'feature.roombounds': true }), sameContent),
    /** @deprecated of the provider: `state` */
    async getState() {
      const { application, phase } = read();
      return { application, phase };
    },
    /** @deprecated of the provider: `state.phaseTimes` */
    async getLoadTimes() {
      const times = Object.entries(read().phaseTimes).map(([phase, time]) => [phase, time === 0 ? null : time]);
      return Object.fromEntries(times) as Record<AppPhase, number | null>;
    },
  };
}
