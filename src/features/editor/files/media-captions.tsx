import Trash2 from 'lucide-react/icons/trash';
import { useId, useState } from 'react';
import { uploadFile } from '@/backend/storage/upload-file';
import { AppError } from '@/domain/app-error';
import { captionFileProblem, captionFiles, captionsIn } from '@/domain/content/captions';
import type { Captions, FileItem } from '@/domain/content/content-blocks';
import { uploadPath } from '@/domain/files/paths';
import { languageName } from '@/domain/languages/language-tags';
import { nameText } from '@/domain/plain-name';
import type { Tour } from '@/domain/tours/tour';
import { IconButton } from '@/ui/icon-button';
import { SelectField } from '@/ui/select-field';
import { offeredLanguages } from '@/widgets/content-language/offered-languages';
import { UploadButton } from '@/widgets/uploads/upload-button';
import { useEditingSession } from '../session/editing-context';
import { MediaDialog } from './media-dialog';
import { useMediaUpload } from './use-media-upload';

/** The folder of captions among the tour's uploads. */
const folder = 'Captions';

type Props = {
  name: string;
  item: FileItem;
  /** Sets the captions in a language; null removes them. */
  onChange: (language: string, captions: Captions | null) => void;
  onClose: () => void;
};

/** The captions of a film or recording, a file for each language. */
export function MediaCaptions({ name, item: { captions = [] }, onChange, onClose }: Props) {
  const listId = useId();
  return (
    <MediaDialog title={`Captions of “${name}”`} onClose={onClose}>
      {captions.length === 0 ? (
        <p className="text-pretty text-ink-soft text-sm">
          No captions yet. Visitors who can’t hear it, or have no sound, read what is said.
        </p>
      ) : (
        <ul id={listId} aria-label="Captions" className="divide-y divide-line">
          {captions.map(({ language, name: file }) => (
            <li key={language} className="flex min-h-11 items-center gap-2 text-sm">
              <span className="shrink-0 font-medium text-ink">{languageName(language, 'en')}</span>
              <span className="min-w-0 grow truncate text-ink-soft" title={file}>
                {file}
              </span>
              <IconButton
                label={`Remove captions in ${languageName(language, 'en')}`}
                icon={Trash2}
                onClick={() => onChange(language, null)}
              />
            </li>
          ))}
        </ul>
      )}
      <AddCaptions captions={captions} onAdd={(added) => onChange(added.language, added)} />
    </MediaDialog>
  );
}

function AddCaptions({ captions, onAdd }: { captions: readonly Captions[]; onAdd: (captions: Captions) => void }) {
  const tour = useEditingSession().tour();
  const spoken = tour.languages.length > 0 ? tour.languages : ['en'];
  const [chosen, setChosen] = useState<string | null>(null);
  const language = chosen ?? spoken.find((tag) => !captions.some((each) => each.language === tag)) ?? spoken[0] ?? 'en';
  const { mutate, isPending, error } = useMediaUpload(
    (file) => upload(tour, file),
    (stored) => {
      onAdd({ language, ...stored });
      setChosen(null);
    },
  );
  const isReplacing = captions.some((each) => each.language === language);
  return (
    <div className="flex flex-col gap-3">
      <SelectField
        label="Language"
        value={language}
        options={languageOptions(spoken)}
        disabled={isPending}
        onChange={({ target }) => setChosen(target.value)}
      />
      <div className="flex flex-wrap items-center gap-3">
        <UploadButton
          size="small"
          label="Captions"
          accept={captionFiles}
          hint={hint}
          busy={isPending}
          onFiles={([file]) => file && mutate(file)}
        >
          {isPending ? 'Uploading…' : isReplacing ? 'Replace captions' : 'Add captions'}
        </UploadButton>
        <p className="text-ink-faint text-xs">{hint}</p>
      </div>
      {error && (
        <p role="alert" className="text-pretty text-danger text-sm">
          {error.message}
        </p>
      )}
    </div>
  );
}

const hint = 'WebVTT (.vtt) or SubRip (.srt).';

/** The tour's own languages first. */
function languageOptions(spoken: readonly string[]) {
  const offered = offeredLanguages();
  const own = spoken.map((tag) => offered.find(({ value }) => value === tag) ?? { value: tag, label: languageName(tag, 'en') });
  return [...own, ...offered.filter(({ value }) => !spoken.includes(value))];
}

/** Stores captions as WebVTT. @throws AppError `invalid-argument` with what is wrong in them; those of `uploadFile` */
async function upload({ organization, id }: Tour, file: File): Promise<Omit<Captions, 'language'>> {
  const text = await captionsIn(file);
  const problem = captionFileProblem(file, text);
  if (problem) throw new AppError('invalid-argument', problem);
  const name = nameText(file.name).replace(/\.srt$/i, '.vtt');
  const stored = new File([text], name, { type: 'text/vtt' });
  const { url } = await uploadFile({
    path: uploadPath(organization, id, folder, name),
    file: stored,
    contentType: 'text/vtt',
    problem: () => null,
  });
  return { name, url };
}
