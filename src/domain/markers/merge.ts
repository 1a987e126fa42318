import { conflictResolver } from '../merge/conflicts';
import { mergeBlockItems, markers as ofMarkers } from '../merge/items';
import type { All } from '../merge/three';
import type { Marker } from './marker';

/** Three-way merge of an image's markers. Where both changed the same, mine wins, except that a change wins over a deletion. */
export const mergeMarkers = (lists: All<readonly Marker[]>): readonly Marker[] =>
  mergeBlockItems(lists, ofMarkers, { id: 'markers', kind: 'item', where: [], ask: conflictResolver(new Map()).ask });
