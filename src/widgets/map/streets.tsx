import type { TileLayer as LeafletTileLayer } from 'leaflet';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { TileLayer, useMap } from 'react-leaflet';
import type { MapTiles } from '@/backend/map-sources';
import { Button } from '@/ui/button';
import { LazyPart } from '@/ui/lazy-part';
import { useOnReconnect } from '@/ui/use-online';
import { useTexts } from '@/ui/use-texts';
import { useStreetsConsent } from './streets-consent';
import { streetsTexts } from './texts';

/** What is shown where there are no streets; the points come first. */
export const withoutStreets = () => import('./without-streets').then((it) => it.WithoutStreets);

/** How long the first tile may take before the map says that there are no streets, in ms. */
const noAnswerMs = 5000;
/** The closest zoom of the map, and of the tiles: beyond it they are drawn larger. */
const zooms = { maxZoom: 22, maxNativeZoom: 18 };

type Props = {
  /** Null where they are turned off. */
  tiles: MapTiles | null;
};

/** The streets of a map; while there are none, towns and an overview for orientation, and a message. @see MAP-011 */
export function Streets({ tiles }: Props) {
  const t = useTexts(streetsTexts);
  const { isAllowed, allow } = useStreetsConsent(tiles);
  if (!tiles) return <Missing message={t.none} />;
  if (isAllowed) return <Tiles tiles={tiles} />;
  return (
    <>
      <Missing message="" />
      <ShowStreets onShow={allow} />
    </>
  );
}

function Tiles({ tiles }: { tiles: MapTiles }) {
  const t = useTexts(streetsTexts);
  const layer = useRef<LeafletTileLayer>(null);
  const [state, setState] = useState<'waiting' | 'shown' | 'missing'>('waiting');
  const handlers = useMemo(() => ({ tileerror: () => setState('missing'), tileload: () => setState('shown') }), []);
  useEffect(() => {
    if (state !== 'waiting') return;
    const timer = setTimeout(() => setState('missing'), noAnswerMs);
    return () => clearTimeout(timer);
  }, [state]);
  useOnReconnect(useCallback(() => void layer.current?.redraw(), []));
  return (
    <>
      <TileLayer
        ref={layer}
        url={tiles.url}
        attribution={tiles.attribution}
        // services of tiles refuse requests that don't say from where they come
        referrerPolicy="strict-origin-when-cross-origin"
        {...zooms}
        eventHandlers={handlers}
      />
      {state === 'missing' && <Missing message={t.failed} />}
    </>
  );
}

const Missing = ({ message }: { message: string }) => <LazyPart isOptional load={withoutStreets} props={{ message }} />;

/** On pages for visitors nobody else is asked without them. */
function ShowStreets({ onShow }: { onShow: () => void }) {
  const t = useTexts(streetsTexts);
  const map = useMap();
  return createPortal(
    <div className="absolute top-2.5 end-2.5 z-[900]">
      <Button size="small" title={t.showExplanation} onClick={onShow}>
        {t.show}
      </Button>
    </div>,
    map.getContainer(),
  );
}
