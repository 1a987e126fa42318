import { AppError } from '@/domain/app-error';
import { addressLine, type Place, placeFrom } from '@/domain/place';
import { isRecord, list, number, record, type Stored, text } from '@/domain/stored';
import { mapSources } from './map-sources';

/** An address somebody may have meant: one line for people, and its parts. `key` tells it from the others of one answer. */
export type FoundAddress = { key: string; address: string; place: Place };

/**
 * Looks for addresses that begin as was written; the best come first. Whoever offers another service writes another one of these.
 * @throws AppError `unavailable`
 */
export type AddressSearch = (written: string, signal: AbortSignal) => Promise<FoundAddress[]>;

/** The address search of this build; null where none is configured, which leaves the fields to be filled in by hand. @see TOUR-033 */
export const addressSearch = (): AddressSearch | null => {
  const { addressSearch: service } = mapSources();
  return service === null ? null : photon(service);
};

const most = 6;

/** Asks a Photon service, which anybody can run over open data. @see https://github.com/komoot/photon */
export const photon =
  (service: string): AddressSearch =>
  async (written, signal) => {
    const answer = await fetch(`${service.replace(/\/+$/, '')}/api?q=${encodeURIComponent(written)}&lang=en&limit=${most}`, { signal })
      .then((response) => (response.ok ? response.json() : null))
      .catch(() => null);
    if (!isRecord(answer)) throw new AppError('unavailable', 'The address search does not answer.');
    return list(answer.features, record)
      .map(foundFrom)
      .filter(({ address }) => address !== '');
  };

function foundFrom(feature: Stored, index: number): FoundAddress {
  const [longitude, latitude] = list(record(feature.geometry).coordinates, (degrees) => number(degrees, null));
  const properties = record(feature.properties);
  const isStreet = properties.osm_key === 'highway';
  const isTown = text(properties.city) === '' && ['city', 'town', 'village', 'locality', 'district'].includes(text(properties.type));
  const name = text(properties.name);
  const place = placeFrom({
    locality: text(properties.city) || (isTown ? name : ''),
    country: countryOf(properties),
    administrative_area_level_1: properties.state,
    administrative_area_level_2: properties.county,
    administrative_area_level_3: properties.district,
    route: text(properties.street) || (isStreet ? name : ''),
    street_number: properties.housenumber,
    latitude,
    longitude,
  });
  const line = addressLine(place);
  const ownName = name !== '' && name !== place.locality && name !== place.route && name !== place.country;
  return { key: `${index} ${text(properties.osm_id)}`, address: [ownName ? name : '', line].filter(Boolean).join(', '), place };
}

/** By its code, in the words of our own list; the service has others for some. */
function countryOf({ countrycode, country }: Stored): string {
  const code = text(countrycode).toUpperCase();
  return (/^[A-Z]{2}$/.test(code) && new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' }).of(code)) || text(country);
}
