import { useState } from 'react';
import { readTemplate } from '@/backend/templates/queries';
import { errorMessage } from '@/domain/app-error';
import type { ListedTemplate } from '@/domain/reuse/template';
import { contains } from '@/domain/search';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { ErrorNote } from '@/ui/error-note';
import { PortalHost } from '@/ui/portal-host';
import { SearchBox } from '@/ui/search-box';
import { useMutation } from '@/widgets/use-mutation';
import { useEditingSession } from '../session/editing-context';
import { addTemplate } from './add-template';
import { DeleteTemplate, RenameTemplate } from './manage-template';
import { TemplateRow } from './template-row';
import { TemplatesError } from './templates-error';
import { type Templates, useTemplateAccess, useTemplates } from './use-templates';

const minTemplatesForSearch = 9;

/** The library of the organization: adds a template to the tour, renames and deletes them. */
export function TemplatesDialog({ onClose }: { onClose: () => void }) {
  const session = useEditingSession();
  const { canUse, canManage } = useTemplateAccess();
  const listed = useTemplates();
  const [managed, setManaged] = useState<{ template: ListedTemplate; to: 'rename' | 'delete' } | null>(null);
  const endManaging = () => setManaged(null);
  const adding = useMutation({
    mutationFn: ({ id }: ListedTemplate) => readTemplate(session.tour().organization, id),
    meta: { failed: null },
  });
  const add = (template: ListedTemplate) =>
    adding.mutate(template, {
      // not once the dialog was closed
      onSuccess: (content) => {
        onClose();
        addTemplate(session, { name: template.name, content });
      },
    });
  const saveTour = () => session.store.getState().ask({ about: 'save-template', selection: null });
  return (
    <Dialog
      title="Templates"
      description="Points, folders and tours of your organization to begin with. Adding one makes a copy."
      open
      size="small"
      onClose={onClose}
      footer={canManage && <Button onClick={saveTour}>Save this tour as template…</Button>}
    >
      <PortalHost>
        {adding.error && <ErrorNote className="mb-3">{errorMessage(adding.error)}</ErrorNote>}
        {canUse ? (
          <TemplateList
            listed={listed}
            canManage={canManage}
            loading={adding.isPending ? adding.variables.id : null}
            onAdd={add}
            onManage={setManaged}
          />
        ) : (
          <p className="text-pretty text-ink-soft text-sm">Templates are for members of the tour’s organization.</p>
        )}
        {managed?.to === 'rename' && <RenameTemplate template={managed.template} onClose={endManaging} />}
        {managed?.to === 'delete' && <DeleteTemplate template={managed.template} onClose={endManaging} />}
      </PortalHost>
    </Dialog>
  );
}

type ListProps = {
  listed: Templates;
  canManage: boolean;
  loading: string | null;
  onAdd: (template: ListedTemplate) => void;
  onManage: (managed: { template: ListedTemplate; to: 'rename' | 'delete' }) => void;
};

function TemplateList({ listed, canManage, loading, onAdd, onManage }: ListProps) {
  const [search, setSearch] = useState('');
  const { templates, error } = listed;
  if (error && !templates) return <TemplatesError {...listed} />;
  if (!templates) return <p className="text-ink-soft text-sm">Loading…</p>;
  if (templates.length === 0)
    return (
      <p className="text-pretty text-ink-soft text-sm">
        There are no templates yet. {canManage && 'Choose “Save as template” in the menu of a point or a folder to make one.'}
      </p>
    );
  const found = templates.filter(({ name }) => contains(name, search));
  return (
    <div className="flex flex-col gap-3">
      {templates.length >= minTemplatesForSearch && (
        <div className="[&_search]:md:w-full">
          <SearchBox label="Find a template" value={search} onChange={setSearch} />
        </div>
      )}
      <ul aria-label="Templates" className="-mx-2 flex flex-col">
        {found.map((template) => (
          <TemplateRow
            key={template.id}
            template={template}
            canManage={canManage}
            isLoading={template.id === loading}
            onAdd={onAdd}
            onManage={onManage}
          />
        ))}
      </ul>
      {found.length === 0 && <p className="text-center text-ink-soft text-sm">No template has “{search.trim()}” in its name.</p>}
    </div>
  );
}
