import { decodeRotation } from './deep-link';

/** What the page's address asks for. @see showcase-sdk §1.4 */
export type Parameters = {
  /** 11 letters and digits, or "" */
  model: string;
  /** address of a manifest that is shown instead of the model's */
  scan: string | null;
  applicationKey: string | null;
  play: boolean;
  quick: boolean;
  title: boolean;
  help: boolean;
  modelTags: boolean;
  dollhouse: boolean;
  floorplan: boolean;
  floors: boolean;
  /** the page's own controls of any kind: off if the embedding page has its own */
  instruments: boolean;
  mayZoom: boolean;
  mayWheel: boolean;
  log: boolean;
  place: { sweep: string; rotation?: { x: number; y: number }; zoom?: number } | undefined;
};

/** Parses the query of the page's address; unknown parameters are ignored. */
export function readParameters(query: string): Parameters {
  const given = new URLSearchParams(query);
  const isOn = (name: string) => given.get(name) === '1';
  const isOff = (name: string) => given.get(name) === '0';
  return {
    model: given.get('m') ?? given.get('model') ?? '',
    scan: given.get('scan'),
    applicationKey: given.get('applicationKey'),
    play: isOn('play'),
    quick: isOn('qs'),
    title: !isOff('title'),
    help: !isOff('help'),
    modelTags: !isOff('mt'),
    dollhouse: !isOff('dh'),
    floorplan: !isOff('fp'),
    floors: !isOff('f'),
    instruments: !isOff('ui'),
    mayZoom: !isOn('nozoom'),
    mayWheel: !isOff('wh'),
    log: isOn('log'),
    place: placeIn(given),
  };
}

function placeIn(given: URLSearchParams): Parameters['place'] {
  const sweep = given.get('ss');
  if (!sweep) return undefined;
  const rotation = decodeRotation(given.get('sr') ?? '');
  const zoom = Number(given.get('sz') ?? Number.NaN);
  return { sweep, ...(rotation && { rotation }), ...(zoom > 0 && Number.isFinite(zoom) && { zoom }) };
}
