import FileJson from 'lucide-react/icons/file-braces';
import { useState } from 'react';
import { mapLayerFile } from '@/backend/storage/map-layer-files';
import { uploadMapLayer } from '@/backend/storage/upload-map-layer';
import type { OrgId } from '@/domain/ids';
import type { MapLayer } from '@/domain/organizations/map-layers';
import { Button } from '@/ui/button';
import { ErrorNote } from '@/ui/error-note';
import { ProgressBar } from '@/ui/progress-bar';
import { TextField } from '@/ui/text-field';
import { UploadButton } from '@/widgets/uploads/upload-button';
import { useMutation } from '@/widgets/use-mutation';

type Props = {
  organization: OrgId;
  layer: MapLayer;
  hint: string;
  error: string | undefined;
  onChange: (changes: Partial<MapLayer>) => void;
};

const accept = '.geojson,.json,.topojson,.kml,.gpx,application/geo+json';
const fileHint = 'GeoJSON, KML, GPX or TopoJSON in WGS 84, up to 5 MiB. Only members of the organization can open it.';

/** Where a GeoJSON layer comes from: a web address, or a file that is uploaded here. @see SET-011 */
export function GeoJsonSource({ organization, layer, hint, error, onChange }: Props) {
  const { start, percent, problem, note, dismiss } = useUpload(organization, layer, onChange);
  const stored = mapLayerFile(layer.url);
  return (
    <div className="flex flex-col gap-2.5">
      {stored ? (
        <p className="flex min-w-0 items-center gap-2 rounded-md border border-line bg-sunken px-3 py-2 text-ink text-sm">
          <FileJson aria-hidden size={18} strokeWidth={1.75} className="shrink-0 text-ink-soft" />
          <span className="truncate">{stored.name}</span>
        </p>
      ) : (
        <TextField
          label="Address"
          type="url"
          inputMode="url"
          required
          hint={hint}
          error={error}
          value={layer.url}
          onChange={({ target }) => onChange({ url: target.value })}
        />
      )}
      <div className="flex flex-wrap items-center gap-2">
        {percent === null && (
          <UploadButton size="small" label={`GeoJSON file of ${layer.name || 'the layer'}`} accept={accept} hint={fileHint} onFiles={start}>
            {stored ? 'Replace the file' : 'Upload a file'}
          </UploadButton>
        )}
        {stored && percent === null && (
          <Button
            size="small"
            look="quiet"
            onClick={() => {
              dismiss();
              onChange({ url: '' });
            }}
          >
            Use an address instead
          </Button>
        )}
        {percent !== null && (
          <span className="min-w-40 grow">
            <ProgressBar label="Uploading the file" value={percent / 100} />
          </span>
        )}
        <span className="text-ink-faint text-xs">{fileHint}</span>
      </div>
      <p role="status" className="text-ink-soft text-sm empty:hidden">
        {note}
      </p>
      {problem && <ErrorNote>{problem}</ErrorNote>}
    </div>
  );
}

function useUpload(organization: OrgId, layer: MapLayer, onChange: Props['onChange']) {
  const [percent, setPercent] = useState<number | null>(null);
  const { mutate, data, error, reset } = useMutation({
    mutationFn: (file: File) => {
      setPercent(0);
      return uploadMapLayer({ organization, file, onProgress: setPercent });
    },
    onSuccess: ({ url }, file) => {
      const isNamedByFile = layer.name === '' || layer.name === nameOf(mapLayerFile(layer.url)?.name ?? '');
      onChange({ url, ...(isNamedByFile && { name: nameOf(file.name) }) });
    },
    onSettled: () => setPercent(null),
    meta: { failed: null },
  });
  const start = ([file]: File[]) => file && mutate(file);
  return { start, percent, problem: error?.message ?? null, note: data?.note ?? '', dismiss: reset };
}

const nameOf = (fileName: string) => fileName.replace(/\.[^.]+$/, '');
