import { altField, captionField, markerField, markerTextField } from '@/domain/languages/text-fields';
import type { Marker } from '@/domain/markers/marker';
import { useTextLanguages, type WrittenIn } from '../content-language/tour-language';

/** In which language each text about a file is. */
export type FileLanguages = {
  alt: WrittenIn;
  caption: WrittenIn;
  marker: (marker: Marker) => { name: WrittenIn; text: WrittenIn };
};

/** The languages of the texts about files of a point, as translations name it; null where it is none of a tour's. */
export function useFileLanguages(poi: string | null): (file: { name: string }) => FileLanguages {
  const languageOf = useTextLanguages();
  return (file) => ({
    alt: languageOf(poi, altField(file)),
    caption: languageOf(poi, captionField(file)),
    marker: (marker) => ({ name: languageOf(poi, markerField(file, marker)), text: languageOf(poi, markerTextField(file, marker)) }),
  });
}
