import type { Vector3 } from '../../viewer/port';
import { floorAt, type Showcase } from '../showcase';
import type { Measuring } from './measuring';

/** Measuring by clicks, and what was measured. @see showcase-sdk §2.10 */
export const measurementsNamespace = (showcase: Showcase, measuring: Measuring) => ({
  Type: { THREE_D: 'measurement.type.3d', FLOORPLAN: 'measurement.type.floorplan' } as const,
  mode: measuring.mode,
  data: measuring.data,
  /** While active, clicks set points instead of moving the camera, and tags are hidden. @throws NotReady before the tour plays */
  async toggleMode(activate: boolean): Promise<void> {
    showcase.requirePlaying('measuring');
    measuring.toggle(activate ?? !measuring.mode.value?.active);
  },
  /** Ours. Adds a point at this position, for those who cannot point: the first begins a line. @throws NotReady before the tour plays */
  async addPoint(position: Vector3): Promise<void> {
    showcase.requirePlaying('measuring');
    measuring.addPoint(position);
  },
  /** Ours. Ends the current line, as Escape does. */
  async endLine(): Promise<void> {
    measuring.endLine();
  },
  /** Ours. Removes the visitor's measurements with these ids, or all; those of the scan stay. */
  async remove(...sids: string[]): Promise<void> {
    measuring.remove(sids.length > 0 ? sids : undefined);
  },
  /** One row per segment. @deprecated of the provider: `data` */
  async getData() {
    const scan = await showcase.scan();
    return measuring.data.values().flatMap(({ sid, label, points }) =>
      points.slice(1).map((end, at) => {
        const start = points[at] ?? end;
        return { sid, label, start, end, floor: floorAt(scan, start.y)?.sequence ?? -1 };
      }),
    );
  },
});
