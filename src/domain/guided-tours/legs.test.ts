import { expect, it } from 'vitest';
import { legOf } from './legs';

const hall = { sweep: 'hall', mode: 'inside', floor: 0 } as const;
const attic = { sweep: 'attic', mode: 'inside', floor: 1 } as const;
const kitchen = { ...hall, sweep: 'kitchen' };
const plan = { sweep: '', mode: 'floorplan', floor: 0 } as const;
const route = (sweeps: number) => Array.from({ length: sweeps }, (_, at) => `s${at}`);
const way = { transition: 'walk', from: hall, to: kitchen, route: ['hall', 'door', 'kitchen'], isMotionReduced: false, speed: 1 } as const;
const cut = { kind: 'cut' };

it.each<[title: string, options: Partial<Parameters<typeof legOf>[0]>, leg: ReturnType<typeof legOf> | object]>([
  ['walks along the shortest way', {}, { kind: 'walk', sweeps: ['door', 'kitchen'], msPerSweep: 1200 }],
  ['walks faster at a higher speed', { speed: 1.5 }, { kind: 'walk', sweeps: ['door', 'kitchen'], msPerSweep: 800 }],
  ['walks to another floor where there are stairs', { to: attic }, { kind: 'walk' }],
  ['cuts without a way', { route: [] }, cut],
  ['walks for 8 s at most', { route: route(7) }, { kind: 'walk' }],
  ['cuts a longer way', { route: route(8) }, cut],
  ['turns at the same sweep', { to: hall, route: [] }, { kind: 'glide' }],
  ['glides', { transition: 'glide' }, { kind: 'glide' }],
  ['cuts to another floor in place of gliding', { transition: 'glide', to: attic }, cut],
  ['cuts to another mode', { to: plan }, cut],
  ['glides over the plan', { from: plan, to: plan }, { kind: 'glide' }],
  ['cuts as its author wants', { transition: 'cut' }, cut],
  ['cuts where motion is to be reduced', { isMotionReduced: true }, cut],
])('a leg %s', (_, options, leg) => {
  expect(legOf({ ...way, ...options })).toMatchObject(leg);
});
