import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { useMap, useMapEvents } from 'react-leaflet';
import { useTexts } from '@/ui/use-texts';
import { nearestTownText } from './nearest-town';
import { OverviewMap, overviewMinZoom } from './overview-map';
import { streetsTexts } from './texts';
import { TownLabels } from './town-labels';

/** Towns and an overview for orientation on a map without streets, and a message that says so. */
export const WithoutStreets = ({ message }: { message: string }) => (
  <>
    <TownLabels />
    <OverviewMap />
    <Message>{message}</Message>
  </>
);

/** Shown where streets would be, with the direction of the nearest town. */
function Message({ children }: { children: ReactNode }) {
  // the text about the nearest town is in the language of the page
  useTexts(streetsTexts);
  const map = useMap();
  const viewNow = () => ({ zoom: map.getZoom(), center: map.getCenter() });
  const [view, setView] = useState(viewNow);
  useMapEvents({ moveend: () => setView(viewNow()) });
  return createPortal(
    <p role="status" dir="auto" className="map-message empty:hidden">
      {view.zoom >= overviewMinZoom && (
        <>
          {children} {nearestTownText({ latitude: view.center.lat, longitude: view.center.lng })}
        </>
      )}
    </p>,
    map.getContainer(),
  );
}
