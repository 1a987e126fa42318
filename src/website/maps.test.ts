// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { viewerTexts } from '@/domain/publishing/website/texts';
import { observableValue } from '@/showcase/observable-values';
import type { CameraPose, Showcase } from '@/showcase/port';
import { showOnMaps } from './maps';

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const map = (
  floor: number,
) => `<svg class="map" viewBox="0 0 800 600" data-floor="${floor}" data-matrix="10 0 0 10 100 100" role="group" aria-label="Map">
  <path class="rooms"></path><a href="#point=stove" aria-label="Stove"><circle r="9"></circle></a></svg>`;
const at = (x: number, sweep: string): CameraPose => ({ position: { x, y: 1, z: 2 }, rotation: { x: 0, y: -90 }, sweep, mode: 'inside' });
const sweeps = [
  { id: 'a', position: { x: 0, y: 1, z: 0 }, floor: 0 },
  { id: 'b', position: { x: 9, y: 1, z: 9 }, floor: 0 },
  { id: 'c', position: { x: 9, y: 4, z: 9 }, floor: 1 },
];

/** A page with the maps of two floors, whose screen pixels are the units of the maps. */
function aPage() {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal(
    'DOMPoint',
    class {
      constructor(
        readonly x: number,
        readonly y: number,
      ) {}
      matrixTransform = () => this;
    },
  );
  document.body.innerHTML = `${map(0)}${map(1)}<div></div>`;
  Object.assign(SVGElement.prototype, { getScreenCTM: () => ({ inverse: () => ({}) }) });
  const [pose, sweep] = [observableValue<CameraPose | null>(at(3, 'a')), observableValue('a')];
  const values = {
    pose,
    sweep,
    sweeps: observableValue(sweeps),
    floor: observableValue(0),
    floors: observableValue([0, 1].map((index) => ({ index, name: '' }))),
    mode: observableValue('inside'),
    fieldOfView: observableValue<number | null>(null),
  };
  const turnTo = vi.fn(async () => 'arrived');
  const showcase = { values, turnTo } as unknown as Showcase;
  const [goTo, onTurn] = [vi.fn(), vi.fn()];
  const [area = expect.unreachable()] = document.querySelectorAll('div');
  showOnMaps({ showcase, area, texts: viewerTexts(), goTo, onTurn });
  const marks = () => [...document.querySelectorAll('.me')].map((me) => (me.matches('.away') ? null : me.getAttribute('transform')));
  const pressed = () => goTo.mock.lastCall?.[0]({}, showcase);
  return { pose, sweep, marks, goTo, pressed, turnTo, onTurn };
}

it('shows on the map of the floor, and on a small one over the scan, where the visitor is and looks', () => {
  const { pose, sweep, marks } = aPage();
  expect(marks()).toEqual(['translate(130.0 120.0) rotate(90.0)', null, 'translate(130.0 120.0) rotate(90.0)', null]);
  expect(document.querySelectorAll('.minimap .map:not(.elsewhere)')).toHaveLength(1);

  pose.set({ ...at(6, ''), mode: 'transitioning' });
  expect(marks()[0]).toBe('translate(160.0 120.0) rotate(90.0)');

  sweep.set('c');
  pose.set(at(9, 'c'));
  expect(marks()).toEqual([null, 'translate(190.0 120.0) rotate(90.0)', null, 'translate(190.0 120.0) rotate(90.0)']);
});

it('goes to the nearest position of the floor that is pressed, and leaves links alone', () => {
  const { pressed, goTo } = aPage();
  const press = (target: Element | null, x: number, y: number) =>
    target?.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: x, clientY: y }));

  press(document.querySelector('svg'), 180, 180);
  expect(pressed()).toEqual({ sweep: 'b', rotation: { x: 0, y: -90 }, zoom: 1 });
  press(document.querySelectorAll('svg')[1] ?? null, 100, 100);
  expect(pressed().sweep).toBe('c');
  press(document.querySelector('circle'), 180, 180);
  expect(goTo).toHaveBeenCalledTimes(2);
});

it('leaves points that the visitor sees to be pressed: they are over what shows that', () => {
  aPage();

  for (const map of document.querySelectorAll('svg:has(.view)')) {
    const drawn = [...(map.querySelector('g')?.children ?? [])].map((each) => each.getAttribute('class') ?? each.tagName);
    const [view, me] = ['view', 'me'].map((name) => drawn.findIndex((each) => each.includes(name)));
    expect([view! < drawn.indexOf('a') || !drawn.includes('a'), me]).toEqual([true, drawn.length - 1]);
  }
});

it('has no links in the small map that a keyboard or screen reader finds twice', () => {
  aPage();

  expect(document.querySelector('.minimap svg')?.matches('[aria-hidden=true]:not([role])')).toBe(true);
  expect(document.querySelector('.minimap a')?.getAttribute('tabindex')).toBe('-1');
});

it('turns the small map with the visitor, who is in its middle then, as long as that is wanted', () => {
  const { pose } = aPage();
  const drawing = document.querySelector('.minimap svg > g');
  const numbers = () =>
    drawing
      ?.getAttribute('transform')
      ?.match(/-?[\d.]+(e-\d+)?/g)
      ?.map((number) => Math.round(Number(number)));
  const compass = document.querySelector<HTMLElement>('.minimap button[aria-label="Turn with me"]');
  expect(numbers()).toBeUndefined();

  compass?.click();
  expect(numbers()).toEqual([0, -1, 1, 0, 280, 430]);
  pose.set(at(6, 'a'));
  expect(numbers()).toEqual([0, -1, 1, 0, 280, 460]);
  expect(document.querySelector('svg > g')?.hasAttribute('transform')).toBe(false);

  compass?.click();
  expect([numbers(), compass?.getAttribute('aria-pressed')]).toEqual([undefined, 'false']);
});

it('turns the camera where what it sees is dragged on the small map, and goes there where it is pressed', () => {
  const { turnTo, onTurn, goTo } = aPage();
  const cone = document.querySelector('.minimap .view path');
  const send = (clientX: number, clientY: number, ...types: string[]) => {
    for (const type of types) cone?.dispatchEvent(new MouseEvent(type, { bubbles: true, clientX, clientY }));
  };

  send(100, 120, 'pointerdown');
  send(102, 120, 'pointermove');
  expect(turnTo).not.toHaveBeenCalled();
  send(130, 20, 'pointermove', 'pointerup', 'click');
  expect(turnTo).toHaveBeenCalledExactlyOnceWith({ x: 0, y: 0 });
  expect([onTurn.mock.calls.length, goTo.mock.calls.length]).toEqual([1, 0]);

  send(100, 120, 'pointerdown', 'pointerup', 'click');
  send(130, 20, 'pointermove');
  expect([turnTo.mock.calls.length, goTo.mock.calls.length]).toEqual([1, 1]);
});
