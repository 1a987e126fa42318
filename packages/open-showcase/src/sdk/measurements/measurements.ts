import { floorAt, type Showcase } from '../showcase';
import type { Measuring } from './measuring';

/** Measuring by clicks, and what was measured. @see showcase-sdk §2.10 */
export const measurementsNamespace = (showcase: Showcase, measuring: Measuring) => ({
  Type: { THREE_D: 'measurement.type.3d', FLOORPLAN: 'measurement.type.floorplan' } as const,
  mode: measuring.mode,
  data: measuring.data,
  /** While active, clicks set points, tags are hidden and clicks move nobody. @throws NotReady before the visit */
  async toggleMode(activate: boolean): Promise<void> {
    showcase.requirePlaying('measuring');
    measuring.toggle(activate ?? !measuring.mode.value?.active);
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
