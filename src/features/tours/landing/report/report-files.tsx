import type { FileItem } from '@/domain/content/content-blocks';
import { isShownAsImage } from '@/domain/files/file-types';
import { originalFileName } from '@/domain/files/names';
import { captionField, markerField } from '@/domain/languages/text-fields';
import { webAddress } from '@/domain/web-address';
import { NewWindow } from '@/ui/new-window';
import { useTextLanguages } from '@/widgets/content-language/tour-language';
import { ownImageUrl, ownUrl } from '@/widgets/file-preview/own-url';
import { markerTitle } from '@/widgets/image-viewer/marker-geometry';

type Props = { files: readonly FileItem[]; poi: string };

/** Images with what is written about them, and all files by name, each a link to the file. */
export function ReportFiles({ files, poi }: Props) {
  const images = files.flatMap((file) => {
    const address = isShownAsImage(file.contentType) ? ownImageUrl(file.url) : null;
    return address ? [{ file, address }] : [];
  });
  return (
    <>
      {images.length > 0 && (
        <div className="mb-3 grid gap-3 sm:grid-cols-2">
          {images.map(({ file, address }) => (
            <ReportImage key={address} file={file} address={address} poi={poi} />
          ))}
        </div>
      )}
      <ul className="list-disc space-y-1 ps-5 text-ink marker:text-ink-faint">
        {files.map((file, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same file can be listed twice
          <li key={`${index} ${file.url}`} className="wrap-anywhere">
            <FileName file={file} />
            {!images.some((image) => image.file === file) && <Caption file={file} poi={poi} />}
          </li>
        ))}
      </ul>
    </>
  );
}

/** An image with its caption, and the markers on it by number, since paper has no press that shows them. */
function ReportImage({ file, address, poi }: { file: FileItem; address: string; poi: string }) {
  const textLanguage = useTextLanguages();
  return (
    <figure className="break-inside-avoid">
      <img
        src={address}
        alt={file.alt || originalFileName(file.name)}
        className="aspect-3/2 w-full rounded-lg border border-ink/15 object-cover"
      />
      <figcaption className="mt-1.5 text-sm">
        <Caption file={file} poi={poi} />
        {file.markers.length > 0 && (
          <ol className="mt-1 list-decimal space-y-1 ps-5 text-ink marker:text-ink-faint">
            {file.markers.map((marker, index) => {
              const field = markerField(file, marker);
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: markers have no id
                <li key={index} className="wrap-anywhere">
                  <bdi {...textLanguage(marker.name ? poi : null, field)}>{markerTitle(marker, index)}</bdi>
                  {marker.body && (
                    <p {...textLanguage(poi, `${field} text`)} className="whitespace-pre-line text-pretty text-ink-soft">
                      {marker.body}
                    </p>
                  )}
                </li>
              );
            })}
          </ol>
        )}
      </figcaption>
    </figure>
  );
}

function Caption({ file, poi }: { file: FileItem; poi: string }) {
  const textLanguage = useTextLanguages();
  if (!file.caption) return null;
  return (
    <p {...textLanguage(poi, captionField(file))} className="wrap-anywhere text-pretty text-ink-soft">
      {file.caption}
    </p>
  );
}

function FileName({ file }: { file: FileItem }) {
  const name = <bdi>{originalFileName(file.name)}</bdi>;
  const address = ownUrl(file.url) ?? webAddress(file.url);
  if (!address) return name;
  return (
    <a href={address} target="_blank" rel="noopener noreferrer nofollow" className="underline underline-offset-4">
      {name}
      <NewWindow />
    </a>
  );
}
