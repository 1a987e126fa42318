import type { Intersection, Object3D } from 'three';
import type { Vector3, Viewer } from '../../viewer/port';
import type { WorkingComponent } from './component';
import { InteractionType } from './contract';

type Three = typeof import('three');
/** Tolerance between a hit and the surface that was hit, metres. */
const slack = 0.02;

type Touched = { component: WorkingComponent; at: Intersection };

/** Sends clicks and hovering on colliders to their components. */
export type Interactions = { watch: (component: WorkingComponent) => void; forget: (component: WorkingComponent) => void; end: () => void };

export function createInteractions(viewer: Viewer, three: Three): Interactions {
  const components = new Set<WorkingComponent>();
  const caster = new three.Raycaster();
  let hovered: WorkingComponent | undefined;

  // colliders take part in picking, so a short ray through the hit point finds the collider in any projection
  const under = ({ position, object }: { position: Vector3; object: string }): Touched | undefined => {
    if (object === 'none' || components.size === 0) return undefined;
    const { position: eye } = viewer.pose.value;
    const direction = new three.Vector3(position.x - eye.x, position.y - eye.y, position.z - eye.z).normalize();
    caster.set(new three.Vector3(position.x, position.y, position.z).addScaledVector(direction, -slack), direction);
    caster.far = 2 * slack;
    return nearest([...components].flatMap((component) => touch(component, caster)));
  };
  const hover = (touched: Touched | undefined) => {
    if (touched?.component === hovered) return;
    if (hovered) tell(hovered, InteractionType.HOVER, { hover: false });
    hovered = touched?.component;
    if (touched) tell(touched.component, InteractionType.HOVER, { hover: true, ...placeOf(touched.at) });
  };
  const stops = [
    viewer.interceptClicks((hit) => under(hit)?.component.listensTo(InteractionType.CLICK) ?? false),
    viewer.clicks.subscribe(({ hit }) => {
      const touched = under(hit);
      if (touched) tell(touched.component, InteractionType.CLICK, placeOf(touched.at));
    }),
    viewer.pointer.subscribe((hit) => hover(under(hit))),
  ];
  return {
    watch: (component) => void components.add(component),
    forget(component) {
      components.delete(component);
      if (hovered === component) hovered = undefined;
    },
    end() {
      for (const stop of stops) stop();
    },
  };
}

function touch(component: WorkingComponent, caster: { intersectObject: (object: Object3D, all: boolean) => Intersection[] }): Touched[] {
  const { collider } = component.own.outputs ?? {};
  const [at] = collider ? caster.intersectObject(collider, true) : [];
  return at ? [{ component, at }] : [];
}

const nearest = (touched: readonly Touched[]) => touched.toSorted((a, b) => a.at.distance - b.at.distance)[0];

const placeOf = ({ point, face, object }: Intersection) => ({
  point: { ...point },
  normal: face ? { ...face.normal } : null,
  collider: object,
});

/** A component receives the event if it declares it; spies receive it in any case. */
function tell(component: WorkingComponent, type: string, data: object): void {
  const event = { type, component: component.own, ...data };
  component.receive(type, event);
  component.emit(type, event);
}
