import { zodResolver } from '@hookform/resolvers/zod';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { Link, useParams } from 'react-router-dom';
import { updateModule } from '@/backend/modules/commands';
import { moduleQueries } from '@/backend/modules/queries';
import { consolePath } from '@/domain/console/console-page-addresses';
import { type Module, moduleForm } from '@/domain/modules';
import { buttonStyle } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { Page } from '@/ui/page';
import { ConflictNotice } from '@/widgets/live-form/conflict-notice';
import { LiveFormFrame } from '@/widgets/live-form/live-form-frame';
import { useSavedForm } from '@/widgets/live-form/use-saved-form';
import { ModuleFields, type ModuleValues } from './module-fields';

/** @see OLD-003 ROUTE-015 */
export function ModuleScreen() {
  const { id = '' } = useParams();
  const { data: module } = useSuspenseQuery(moduleQueries.one(id));
  const all = (
    <Link to={consolePath('modules')} className={buttonStyle()}>
      All modules
    </Link>
  );
  return (
    <Page title={module?.name ?? 'Module'} description={id} action={all}>
      {module ? (
        <ModuleForm key={module.id} module={module} />
      ) : (
        <EmptyState title="This module does not exist">It was deleted, or the address is incomplete.</EmptyState>
      )}
    </Page>
  );
}

const resolver = zodResolver(moduleForm);
const paths = ['name', 'description'] as const;
const labels = { name: 'Name', description: 'Description' };

function ModuleForm({ module }: { module: Module }) {
  const stored = useMemo<ModuleValues>(() => ({ name: module.name, description: module.description }), [module.name, module.description]);
  const section = useSavedForm<ModuleValues, keyof ModuleValues>({
    stored,
    resolver,
    paths,
    write: (values) => updateModule({ id: module.id, ...values }),
    done: 'Module updated',
  });
  const { form, isChanged, isSaving, problem, save } = section;
  const values = useWatch({ control: form.control }) as ModuleValues;
  const { errors } = form.formState;
  return (
    <LiveFormFrame
      label="Module"
      saveLabel="Update"
      isChanged={isChanged}
      isSaving={isSaving}
      problem={problem}
      question={
        <ConflictNotice
          conflicts={section.conflicts}
          labels={labels}
          fieldsWithoutText={[]}
          changedAt={module.updated}
          onKeepMine={section.keepMine}
          onKeepTheirs={section.keepTheirs}
        />
      }
      onSave={save}
    >
      <div className="flex max-w-xl flex-col gap-4">
        <ModuleFields
          values={values}
          problems={{
            ...(errors.name?.message && { name: errors.name.message }),
            ...(errors.description?.message && { description: errors.description.message }),
          }}
          onChange={(next) => {
            for (const path of paths) if (next[path] !== values[path]) form.setValue(path, next[path], { shouldValidate: true });
          }}
        />
      </div>
    </LiveFormFrame>
  );
}
