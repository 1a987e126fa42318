import type { Transition, ViewMode } from '../../viewer/port';
import { refusal } from '../refusal';

/** Ways to get somewhere; sweeps, modes and tags share the strings. */
export const TransitionType = { FLY: 'transition.fly', FADEOUT: 'transition.fade', INSTANT: 'transition.instant' } as const;
export type SdkTransition = (typeof TransitionType)[keyof typeof TransitionType];

export const ModeType = {
  INSIDE: 'mode.inside',
  OUTSIDE: 'mode.outside',
  DOLLHOUSE: 'mode.dollhouse',
  FLOORPLAN: 'mode.floorplan',
  TRANSITIONING: 'mode.transitioning',
} as const;
export type SdkMode = (typeof ModeType)[keyof typeof ModeType];

/** The engine's mode in the words of the SDK. */
export const modeName = (mode: ViewMode | 'transitioning'): SdkMode => `mode.${mode}`;

/** The engine's word for a transition. @throws InvalidArgument */
export function transitionOf(transition: unknown): Transition | undefined {
  if (transition === undefined) return undefined;
  if (!Object.values<unknown>(TransitionType).includes(transition)) {
    throw refusal('InvalidArgument', `The transition must be one of ${Object.values(TransitionType).join(', ')}.`);
  }
  return (transition as SdkTransition).slice('transition.'.length) as Transition;
}
