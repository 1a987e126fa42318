import { useMemo, useState } from 'react';
import { saveTemplate } from '@/backend/templates/commands';
import { AppError, errorMessage } from '@/domain/app-error';
import { templateLimits } from '@/domain/limits';
import { plural } from '@/domain/plural';
import { copiedLabel } from '@/domain/reuse/copied';
import { picked, type ReuseSelection } from '@/domain/reuse/selection';
import { kindOf, templateContent } from '@/domain/reuse/template';
import { Button } from '@/ui/button';
import { ErrorNote } from '@/ui/error-note';
import { CancelButton, FormDialog } from '@/ui/form-dialog';
import { TextField } from '@/ui/text-field';
import { useMutation } from '@/widgets/use-mutation';
import { useEditingSession } from '../session/editing-context';
import { languagesWords } from './outcome';
import { TemplatesError } from './templates-error';
import { useReloadTemplates, useTemplates } from './use-templates';

type Props = { /** null for all of the tour */ selection: ReuseSelection | null; onClose: () => void };

/** Stores points and folders as a template of the organization. */
export function SaveTemplateDialog({ selection, onClose }: Props) {
  const session = useEditingSession();
  const listed = useTemplates();
  const { templates } = listed;
  const reload = useReloadTemplates();
  const source = useSource(selection);
  const [name, setName] = useState(source.name);
  const saving = useMutation({
    mutationFn: (typed: string) => {
      const { organization } = session.tour();
      return saveTemplate({
        organization,
        name: typed,
        kind: source.kind,
        content: source.content,
        used: templates?.map(({ id }) => id) ?? [],
      });
    },
    onSuccess: () => {
      reload();
      onClose();
    },
    meta: { done: 'Template saved.', failed: null },
  });
  const error = source.error ?? (saving.error && errorMessage(saving.error));
  return (
    <FormDialog
      title="Save as template"
      description={source.label}
      open
      size="small"
      isChanged={name !== source.name && !saving.isSuccess}
      onClose={onClose}
      footer={
        <>
          <CancelButton />
          <Button
            look="primary"
            type="submit"
            form="save-template"
            busy={saving.isPending}
            disabled={source.error !== null || templates === null}
          >
            Save
          </Button>
        </>
      }
    >
      <form
        id="save-template"
        noValidate
        className="flex flex-col gap-4 text-sm"
        onSubmit={(event) => {
          event.preventDefault();
          saving.mutate(name);
        }}
      >
        <TextField label="Name" required maxLength={templateLimits.name} value={name} onChange={({ target }) => setName(target.value)} />
        <p className="text-pretty text-ink-soft">
          Everybody in the organization who edits tours can add it. Texts, links, videos and icons are kept; places in the scan are not.
          {source.files > 0 && ` ${plural(source.files, { one: '# file is', other: '# files are' })} left out: files stay with this tour.`}
          {session.tour().languages.length > 1 && ` ${languagesWords}`}
        </p>
        <TemplatesError {...listed} />
        {error && <ErrorNote>{error}</ErrorNote>}
      </form>
    </FormDialog>
  );
}

/** What the template is made of, as it was when the dialog opened. */
function useSource(selection: ReuseSelection | null) {
  const session = useEditingSession();
  return useMemo(() => {
    const { folders, name: tourName } = session.store.getState().edited;
    const from = selection ? picked(folders, selection) : { folders: [...folders], pois: [] };
    const [only] = [...from.folders, ...from.pois];
    const source = {
      kind: selection ? kindOf(from) : ('tour' as const),
      label: selection ? copiedLabel(from) : `All folders and points of “${tourName}”`,
      name: (selection ? only?.name : tourName) ?? '',
    };
    try {
      const { content, omitted } = templateContent(from, source.kind, session.tour().pointTypes);
      return { ...source, content, files: omitted.length, error: null };
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return { ...source, content: '', files: 0, error: error.message };
    }
  }, [session, selection]);
}
