import { describe, expect, it } from 'vitest';
import { orgId, tourId } from '../ids';
import { directoryAddress, isStaff } from './administration';
import { configurationFrom, defurnishedModelOf, hasStages, modelOf, partnerOf, sceneOf } from './configuration';
import { defaultLights } from './custom-models';

const off = configurationFrom(undefined);
const tour = { id: tourId('hall'), matterportId: 'AbCdEfGh123', defurnishId: '' };

describe('a configuration', () => {
  it('is off if nothing is set, or settings are malformed', () => {
    const odd = {
      alternateModels: { hall: 'short' },
      customScenes: 7,
      mapOverlays: 'x',
      partners: [{ host: 'a' }],
      directoryGraph: { tenant: 't' },
    };

    expect(configurationFrom(odd)).toEqual(off);
    expect([modelOf(tour, off), defurnishedModelOf(tour, off), partnerOf('x', off), directoryAddress(off, 'u')]).toEqual([
      'AbCdEfGh123',
      '',
      null,
      null,
    ]);
    expect(hasStages(orgId('acme'), off)).toBe(false);
  });

  it('has a default for tours without a defurnish id [MODEL-026]', () => {
    const configuration = configurationFrom({ defaultDefurnishId: 'Defurnished' });

    expect([defurnishedModelOf(tour, configuration), defurnishedModelOf({ defurnishId: 'Own' }, configuration)]).toEqual([
      'Defurnished',
      'Own',
    ]);
  });

  it('shows another model in place of a tour’s own [MODEL-027]', () => {
    const configuration = configurationFrom({ alternateModels: { hall: 'ZyXwVuTs987' } });

    expect(modelOf(tour, configuration)).toBe('ZyXwVuTs987');
    expect(modelOf({ ...tour, id: tourId('constructor') }, configuration)).toBe('AbCdEfGh123');
  });

  it('adds 3D models to tours, with position, scale and rotation, from /models/*.glb', () => {
    const configuration = configurationFrom({
      customScenes: {
        hall: {
          models: [
            { url: '/models/pump.glb', position: { x: 1 }, scale: 2, rotation: { y: 90 }, animated: true },
            { url: 'https://evil.example/x.glb' },
            { url: '/models/../secret.glb' },
          ],
        },
      },
    });

    expect(sceneOf(tour.id, configuration).models).toEqual([
      {
        url: '/models/pump.glb',
        position: { x: 1, y: 0, z: 0 },
        scale: { x: 2, y: 2, z: 2 },
        rotation: { x: 0, y: 90, z: 0 },
        animated: true,
        isWall: false,
      },
    ]);
  });

  it('lights a scene with 0.4 from everywhere and 1, 0.5 and 0.7 from three sides, unless it says otherwise', () => {
    const { customScenes } = configurationFrom({ customScenes: { hall: { lights: { ambient: 0.9, directional: [2, 'x'] } } } });

    expect(sceneOf(tour.id, off).lights).toEqual({ ambient: 0.4, directional: [1, 0.5, 0.7] });
    expect(defaultLights).toEqual(sceneOf(tour.id, off).lights);
    expect(sceneOf(tour.id, { customScenes }).lights).toEqual({ ambient: 0.9, directional: [2, 0.5, 0.7] });
  });

  it('offers overlays and base layers on every map', () => {
    const { mapOverlays } = configurationFrom({
      mapOverlays: ['odd', { name: 'Rivers', url: 'https://t.example/{z}' }, { name: 'Sky', url: 'https://s.example', kind: 'base' }],
    });

    const layer = { format: 'tiles', attribution: '', enabled: true };
    expect(mapOverlays).toEqual([
      { ...layer, id: 'layer-0', name: 'Rivers', url: 'https://t.example/{z}', kind: 'overlay' },
      { ...layer, id: 'layer-1', name: 'Sky', url: 'https://s.example', kind: 'base' },
    ]);
  });

  it('shows a partner on the exact host alone', () => {
    const configuration = configurationFrom({ partners: [{ host: 'Tours.example', logo: '/p.svg', link: 'https://p.example' }] });

    expect(partnerOf('tours.example', configuration)).toEqual({ host: 'tours.example', logo: '/p.svg', link: 'https://p.example' });
    expect([partnerOf('x.tours.example', configuration), partnerOf('', configuration)]).toEqual([null, null]);
  });

  it('shows stages in the named organizations', () => {
    const configuration = configurationFrom({ stageOrganizations: ['acme'] });

    expect([hasStages(orgId('acme'), configuration), hasStages(orgId('other'), configuration)]).toEqual([true, false]);
  });

  it('knows the named staff, whatever the case', () => {
    const staff = 'ada@x.example, Bob@x.example';

    expect(['ADA@x.example', 'bob@x.example', 'cy@x.example', ''].map((email) => isStaff(email, staff))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(isStaff('', '')).toBe(false);
  });

  it('builds the address of a work account', () => {
    const configuration = configurationFrom({ directoryGraph: { tenant: 't 1', address: 'https://g.example/{tenant}/users/{user}' } });

    expect(directoryAddress(configuration, 'u/1')).toBe('https://g.example/t%201/users/u%2F1');
  });
});
