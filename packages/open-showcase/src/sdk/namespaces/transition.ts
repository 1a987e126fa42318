import type { Transition, ViewMode } from '../../viewer/port';
import { sdkError } from '../sdk-error';

/** Transition types; sweeps, modes and tags use the same strings. */
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

/** The SDK's name of an engine mode. */
export const modeName = (mode: ViewMode | 'transitioning'): SdkMode => `mode.${mode}`;

/** The engine's name of a transition. @throws InvalidArgument */
export function transitionOf(transition: unknown): Transition | undefined {
  if (transition === undefined) return undefined;
  if (!Object.values<unknown>(TransitionType).includes(transition)) {
    throw sdkError('InvalidArgument', `The transition must be one of ${Object.values(TransitionType).join(', ')}.`);
  }
  return (transition as SdkTransition).slice('transition.'.length) as Transition;
}
