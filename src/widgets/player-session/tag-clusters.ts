import type { PoiId } from '@/domain/ids';
import { poiId } from '@/domain/ids';
import { tagClusters, type Viewpoint } from '@/domain/tag-clusters/tag-clusters';
import type { PlacedTag, Showcase } from '@/showcase/port';
import { clusterIcon } from './cluster-icon';
import { clusterTexts } from './cluster-texts';

/** The points of each cluster that is shown, by the id of its tag. */
export type TagClusters = ReadonlyMap<string, readonly PoiId[]>;

/** Tags with one for each cluster in place of those that stand closely. @param except the open point, which is always a tag of its own */
export function clusteredTags(
  tags: readonly PlacedTag[],
  showcase: Showcase,
  except: PoiId | null,
): { tags: readonly PlacedTag[]; clusters: TagClusters } {
  const viewpoint = viewpointOf(showcase);
  if (!viewpoint) return { tags, clusters: new Map() };
  const placed = tags.map((tag) => ({ id: tag.id, at: discOf(tag), tag }));
  const found = tagClusters(
    placed.filter(({ id }) => id !== except),
    viewpoint,
  );
  const open = tags.filter(({ id }) => id === except);
  const ofClusters = found.clusters.map(({ front, items }) => clusterTag(front.tag, items.length));
  return {
    tags: [...open, ...found.single.map(({ tag }) => tag), ...ofClusters],
    clusters: new Map(found.clusters.map(({ front, items }) => [clusterId(front.id), items.map(({ id }) => poiId(id))])),
  };
}

const clusterId = (front: string): string => `cluster ${front}`;

const discOf = ({ anchorPosition, stemVector }: PlacedTag) => ({
  x: anchorPosition.x + stemVector.x,
  y: anchorPosition.y + stemVector.y,
  z: anchorPosition.z + stemVector.z,
});

/** It stands where the tag in front does, which is on a surface. */
function clusterTag({ id, anchorPosition, stemVector }: PlacedTag, count: number): PlacedTag {
  const image = clusterIcon(count);
  return {
    id: clusterId(id),
    label: clusterTexts.get().points(count),
    description: '',
    anchorPosition,
    stemVector,
    color: { r: 0.07, g: 0.09, b: 0.15 },
    icon: { image, hover: image },
  };
}

/** How the dollhouse is seen, from side to side, where the viewer does not say it. In degrees. */
const usualFieldOfView = 75;
const degrees = 180 / Math.PI;

function viewpointOf({ values, frameBox }: Showcase): Viewpoint | null {
  const pose = values.pose.value;
  const { width, height } = frameBox();
  if (!pose || width === 0) return null;
  if (pose.mode === 'floorplan') {
    const shown = values.planHeight.value;
    return { kind: 'above', pixelsPerMetre: shown === null ? Math.min(width, height) / wholePlan(values) : height / shown };
  }
  const fieldOfView = values.fieldOfView.value ?? usualFieldOfView;
  return { kind: 'place', position: pose.position, pixelsPerRadian: width / 2 / Math.tan(fieldOfView / 2 / degrees) };
}

/** How large the plan is at least, in metres, where the viewer does not say what it shows of it. */
function wholePlan({ sweeps }: Showcase['values']): number {
  const places = sweeps.value.map(({ position }) => position);
  return Math.max(extentOf(places.map(({ x }) => x)), extentOf(places.map(({ z }) => z)), 1);
}

const extentOf = (values: readonly number[]): number => values.reduce((most, value) => Math.max(most, value), 0) - Math.min(...values, 0);
