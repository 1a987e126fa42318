import { conversionNamespace } from '../conformance/conversion';
import { graphNamespace } from '../conformance/graph';
import { labelNamespace, oauthNamespace, sensorNamespace, tourNamespace, viewNamespace } from '../conformance/idle';
import { mattertagNamespace } from '../conformance/mattertag';
import { roomNamespace } from '../conformance/room';
import { measurementsNamespace } from '../measurements/measurements';
import type { Measuring } from '../measurements/measuring';
import { type Settings, settingsNamespace } from '../settings';
import type { Showcase } from '../showcase';
import { sweepNamespace } from '../sweep/sweep';
import { createSweeps } from '../sweep/sweeps';
import { tagNamespace } from '../tag/tag';
import type { Tags } from '../tag/tags';
import { appNamespace } from './app';
import { assetNamespace } from './asset';
import { cameraNamespace } from './camera';
import { floorNamespace } from './floor';
import { linkNamespace } from './link';
import { modeNamespace } from './mode';
import { modelNamespace } from './model';
import { pointerNamespace } from './pointer';
import { rendererNamespace } from './renderer';

/** The namespaces that connections share; each connection has its own `Scene`. */
export function createNamespaces({ showcase, tags, measuring, settings }: Parts) {
  const Tag = tagNamespace(showcase, tags);
  return {
    App: appNamespace(showcase),
    Asset: assetNamespace(showcase),
    Camera: cameraNamespace(showcase),
    Conversion: conversionNamespace(),
    Floor: floorNamespace(showcase),
    Graph: graphNamespace(),
    Label: labelNamespace(),
    Link: linkNamespace(showcase),
    Mattertag: mattertagNamespace(showcase, tags, Tag),
    Measurements: measurementsNamespace(showcase, measuring),
    Mode: modeNamespace(showcase),
    Model: modelNamespace(showcase),
    OAuth: oauthNamespace(),
    Pointer: pointerNamespace(showcase),
    Renderer: rendererNamespace(showcase),
    Room: roomNamespace(showcase),
    Sensor: sensorNamespace(),
    Settings: settingsNamespace(settings),
    Sweep: sweepNamespace(showcase, createSweeps(showcase)),
    Tag,
    Tour: tourNamespace(),
    View: viewNamespace(),
  };
}

type Parts = { showcase: Showcase; tags: Tags; measuring: Measuring; settings: Settings };
