import type { Viewer } from '../../viewer/port';
import type { WorkingComponent } from './component';
import type { ComponentContext, SceneComponent } from './contract';
import type { Interactions } from './interactions';
import type { Loop } from './loop';

/** State shared by the objects of one connection. */
export type Surroundings = {
  viewer: Viewer;
  context: ComponentContext;
  loop: Loop;
  interactions: Interactions;
  /** the running component of an author's object */
  owners: WeakMap<SceneComponent, WorkingComponent>;
  /** @throws NotFound for a name that nobody registered, NotSupported for one that this page leaves out */
  make: (name: string) => SceneComponent;
};
