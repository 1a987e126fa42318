import type { ModeOptions, Rotation, Vector3, ViewMode } from '../../viewer/port';
import { sameContent } from '../observable';
import { requireNumber, requireNumbers, sdkError } from '../sdk-error';
import type { Showcase } from '../showcase';
import { ModeType, modeName, type SdkMode, type SdkTransition, TransitionType, transitionOf } from './transition';

type MoveToModeOptions = { position?: Vector3; rotation?: Rotation; transition?: SdkTransition; zoom?: number /** ours */; fit?: boolean };

/** Inside, dollhouse, floorplan, and the ways between them. @see showcase-sdk §2.7 */
export function modeNamespace(showcase: Showcase) {
  const { viewer, whileVisiting } = showcase;
  announceChanges(showcase);
  return {
    Mode: ModeType,
    TransitionType,
    Event: { CHANGE_START: 'viewmode.changestart', CHANGE_END: 'viewmode.changeend' } as const,
    current: whileVisiting([viewer.mode], () => modeName(viewer.mode.value.current), Object.is),
    transition: whileVisiting(
      [viewer.mode],
      () => {
        const { from, to } = viewer.mode.value;
        return { from: from && modeName(from), to: to && modeName(to) };
      },
      sameContent,
    ),
    /** Resolves with the mode reached. @throws InvalidArgument for a mode that cannot be entered, Busy during another move */
    async moveTo(mode: SdkMode, options: MoveToModeOptions = {}): Promise<SdkMode> {
      showcase.requirePlaying('changing the mode');
      const to = Object.values<unknown>(ModeType).includes(mode) && mode !== ModeType.TRANSITIONING ? mode.slice('mode.'.length) : '';
      if (to === '' || (mode === ModeType.OUTSIDE && !hasUnplacedSweep(showcase))) {
        throw sdkError('InvalidArgument', `Nobody can go to the mode "${String(mode)}" in this model.`);
      }
      return modeName(await viewer.goToMode(to as ViewMode, engineOptions(options)));
    },
  };
}

const hasUnplacedSweep = ({ scanNow }: Showcase) => scanNow?.sweeps.some(({ placement }) => placement === 'unplaced') ?? false;

function engineOptions({ position, rotation, transition, zoom, fit = false }: MoveToModeOptions): ModeOptions {
  const how = transitionOf(transition);
  if (zoom !== undefined && !(requireNumber(zoom, 'zoom') > 0)) throw sdkError('InvalidArgument', 'zoom must be above 0 metres.');
  return {
    ...(position && { position: requireNumbers(position, ['x', 'y', 'z'], 'position') }),
    ...(rotation && { rotation: requireNumbers(rotation, ['x', 'y'], 'rotation') }),
    ...(how && { transition: how }),
    ...(zoom !== undefined && { zoom }),
    ...(fit && { fit }),
  };
}

/** Start and end of each change; an instant change, as by dragging the dollhouse flat, emits both at once. */
function announceChanges({ viewer, events }: Showcase): void {
  let under: { from: SdkMode; to: SdkMode } | undefined;
  let settled = viewer.mode.value.current;
  viewer.mode.subscribe(({ current, from, to }) => {
    if (from && to) {
      if (under) return;
      under = { from: modeName(from), to: modeName(to) };
      events.emit('viewmode.changestart', under.from, under.to);
      return;
    }
    if (current === 'transitioning') return;
    const change =
      under ?? (current !== settled && settled !== 'transitioning' ? { from: modeName(settled), to: modeName(current) } : undefined);
    if (change && !under) events.emit('viewmode.changestart', change.from, change.to);
    if (change) events.emit('viewmode.changeend', change.from, change.to);
    under = undefined;
    settled = current;
  });
}
