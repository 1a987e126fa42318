import { describe, expect, it } from 'vitest';
import { readParameters } from './parameters';

describe('readParameters', () => {
  it('shows and allows everything that the address does not take away', () => {
    expect(readParameters('?m=AbCdEfGh123')).toEqual({
      model: 'AbCdEfGh123',
      scan: null,
      applicationKey: null,
      play: false,
      quick: false,
      title: true,
      help: true,
      modelTags: true,
      dollhouse: true,
      floorplan: true,
      floors: true,
      instruments: true,
      mayZoom: true,
      mayWheel: true,
      log: false,
      place: undefined,
    });
  });

  it('reads every flag', () => {
    const query = '?model=x&play=1&qs=1&title=0&help=0&mt=0&dh=0&fp=0&f=0&ui=0&nozoom=1&wh=0&log=1&applicationKey=deny&brand=0&hr=0';

    expect(readParameters(query)).toMatchObject({
      model: 'x',
      applicationKey: 'deny',
      play: true,
      quick: true,
      title: false,
      help: false,
      modelTags: false,
      dollhouse: false,
      floorplan: false,
      floors: false,
      instruments: false,
      mayZoom: false,
      mayWheel: false,
      log: true,
    });
  });

  it('reads where a deep link leads, with what it says of direction and zoom', () => {
    expect(readParameters('?ss=3').place).toEqual({ sweep: '3' });
    expect(readParameters('?ss=s002&sr=0,1.5708&sz=2').place).toEqual({
      sweep: 's002',
      rotation: { x: expect.closeTo(0, 3), y: expect.closeTo(90, 3) },
      zoom: 2,
    });
    expect(readParameters('?ss=3&sr=west&sz=-1').place).toEqual({ sweep: '3' });
    expect(readParameters('?sr=1').place).toBeUndefined();
  });

  it.each(['Infinity', '1e999', 'NaN', '-1e999'])('has no zoom of %s', (zoom) => {
    expect(readParameters(`?ss=3&sz=${zoom}`).place).toEqual({ sweep: '3' });
  });
});
