import type { Scan } from '../../scan/scan';
import type { Showcase } from '../showcase';

/** The legacy rows of `Model.getData`; `Sweep.data` says more. */
function sweepRows(scan: Scan) {
  return scan.sweeps.map((sweep) => ({
    sid: sweep.id,
    uuid: sweep.id,
    alignmentType: sweep.alignment,
    placementType: sweep.placement,
    floor: scan.floors.find(({ id }) => id === sweep.floorId)?.sequence ?? -1,
    neighbors: [...(sweep.neighbors ?? [])],
    position: { ...sweep.position },
    rotation: { ...sweep.rotation },
  }));
}

/** The model and its details; both calls wait for the manifest. @see showcase-sdk §2.2, §4.3 */
export function modelNamespace({ host, events, scan, whenScanned }: Showcase) {
  const dataOf = (read: Scan) => ({ sid: read.id, sweeps: sweepRows(read), modelSupportsVr: false });
  whenScanned((read) => events.emit('model.loaded', dataOf(read)));
  return {
    Event: { MODEL_LOADED: 'model.loaded' } as const,
    /** @throws NotReady when the model could not be loaded */
    getData: async () => dataOf(await scan()),
    /** @throws NotReady when the model could not be loaded */
    async getDetails() {
      const { id, name, summary, address } = await scan();
      return { sid: id, name, summary, description: summary, address, formattedAddress: address, shareUrl: host.links.model() };
    },
  };
}
