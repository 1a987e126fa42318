import { describe, expect, it } from 'vitest';
import { mapAddressFrom, parametersOf } from './map-address';

const read = (text: string, tour?: string) => mapAddressFrom(new URLSearchParams(text), tour);

describe('the address of the map', () => {
  it.each(['', 'q=hall&type=a&type=b&base=satellite&layer=l1&layer=l2&list=all&at=59.3293%2C18.0686%2C6.5&tour=t1'])(
    'reads back what it writes: %s',
    (text) => {
      expect(parametersOf(read(text)).toString()).toBe(text);
    },
  );

  it.each(['at=1%2C2', 'at=a%2Cb%2Cc', 'at=%2C%2C', 'at=95%2C0%2C4', 'at=0%2C0%2C99', 'at=0%2C0%2C4%2C1'])(
    'ignores the view %s',
    (text) => {
      expect(read(text).view).toBeNull();
    },
  );

  it('reads the tour of a path [ROUTE-007]', () => {
    expect(read('', 't1').tour).toBe('t1');
    expect(read('tour=t2', 't1').tour).toBe('t2');
  });
});
