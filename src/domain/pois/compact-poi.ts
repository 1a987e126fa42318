import { isDeepEqual } from '../same';
import type { Stored } from '../stored';
import { type Poi, poiFrom, storedPoi, tagFrom } from './poi';

/** The stored form of a PoI without the values that reading it fills in, where many are stored in little space. */
export function compactPoi(poi: Poi): Stored {
  const { identifier, type, position } = poi;
  const { identifier: _, type: _type, content: _content, tag: _tag, ...defaults } = poiFrom({ identifier, type }, '');
  const { content, tag, ...stored } = storedPoi(poi);
  return {
    ...withoutDefaults(stored, { ...defaults, type: 'poi' }),
    ...(poi.content.length > 0 && { content: (content as Stored[]).map((block) => withoutDefaults(block, blockDefaults)) }),
    ...(poi.tag && { tag: withoutDefaults(tag as Stored, tagFrom({}, position)) }),
  };
}

const blockDefaults = { box: 'grid', cols: 1 };

const withoutDefaults = (stored: Stored, defaults: object): Stored =>
  Object.fromEntries(Object.entries(stored).filter(([field, value]) => !isDeepEqual(value, (defaults as Stored)[field])));
