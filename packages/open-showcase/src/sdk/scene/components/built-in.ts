import type { Viewer } from '../../../viewer/port';
import { sdkError } from '../../sdk-error';
import { type ComponentFactory, ComponentType } from '../contract';
import { inputComponent } from './input';
import { ambientLight, defaultLights, directionalLight, pointLight } from './lights';
import { modelLoader } from './model-loader';

/** The built-in component of this name. @throws NotFound, or NotSupported for components of the provider that are not implemented */
export function builtIn(name: string, viewer: Viewer): ComponentFactory {
  const factories: Record<string, ComponentFactory> = {
    [ComponentType.GLTF_LOADER]: () => modelLoader(viewer, 'gltf'),
    [ComponentType.OBJ_LOADER]: () => modelLoader(viewer, 'obj'),
    [ComponentType.AMBIENT_LIGHT]: ambientLight,
    [ComponentType.DIRECTIONAL_LIGHT]: directionalLight,
    [ComponentType.POINT_LIGHT]: pointLight,
    [ComponentType.LIGHTS]: defaultLights,
    [ComponentType.INPUT]: () => inputComponent(viewer),
  };
  const factory = Object.hasOwn(factories, name) ? factories[name] : undefined;
  if (factory) return factory;
  if (Object.values<string>(ComponentType).includes(name)) throw sdkError('NotSupported', `open-showcase has no component "${name}".`);
  throw sdkError('NotFound', `There is no component "${String(name)}". Call Scene.register first.`);
}
