import { useQuery } from '@tanstack/react-query';
import { type SyntheticEvent, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { createModule } from '@/backend/modules/commands';
import { moduleQueries } from '@/backend/modules/queries';
import { errorMessage } from '@/domain/app-error';
import { moduleEditPath } from '@/domain/console/console-page-addresses';
import { type Module, modulesInOrder } from '@/domain/modules';
import { isDeepEqual } from '@/domain/same';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { LeaveGuard } from '@/ui/leave-guard';
import { useMutation } from '@/widgets/use-mutation';
import { ConsoleFrame } from '../console-frame';
import { ModuleFields, moduleProblems } from './module-fields';

/** The modules that organizations can be given. @see ADMIN-019 ADMIN-020 */
export function ModulesMode() {
  const { data, error, refetch } = useQuery({ ...moduleQueries.all(), throwOnError: false });
  const modules = useMemo(() => data && modulesInOrder(data), [data]);
  return (
    <ConsoleFrame mode="modules" description="Features that organizations can be given by name, in their settings.">
      <div className="grid gap-8 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <NewModule />
        {error && <ErrorState title="The modules couldn’t be loaded" message={errorMessage(error)} retry={() => void refetch()} />}
        {!error && !modules && <div role="status" aria-label="Loading" className="skeleton h-40 rounded-xl" />}
        {modules?.length === 0 && <EmptyState title="No modules yet">Create the first one with this form.</EmptyState>}
        {modules && modules.length > 0 && <Modules modules={modules} />}
      </div>
    </ConsoleFrame>
  );
}

const empty = { name: '', description: '' };

function NewModule() {
  const [values, setValues] = useState(empty);
  const [isChecked, setChecked] = useState(false);
  const problems = moduleProblems(values);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => createModule(values),
    onSuccess: () => {
      setValues(empty);
      setChecked(false);
    },
    meta: { done: 'Module created', failed: null },
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setChecked(true);
    if (Object.keys(problems).length === 0) mutate();
  };
  return (
    <form noValidate aria-label="New module" onSubmit={submit} className="flex flex-col gap-4">
      <ModuleFields
        values={values}
        problems={isChecked ? problems : {}}
        onChange={(next) => {
          setValues(next);
          reset();
        }}
      />
      {error && (
        <p role="alert" className="text-pretty text-danger text-sm">
          {error.message}
        </p>
      )}
      <LeaveGuard isChanged={!isDeepEqual(values, empty)} />
      <Button type="submit" look="primary" busy={isPending} disabled={values.name.trim() === ''}>
        Create
      </Button>
    </form>
  );
}

const Modules = ({ modules }: { modules: readonly Module[] }) => (
  <div className="overflow-x-auto rounded-xl border border-line bg-surface">
    <table aria-label="Modules" className="w-full text-start text-sm">
      <thead>
        <tr className="border-line border-b text-ink-soft text-xs">
          <th scope="col" className="px-4 py-2.5 text-start font-medium">
            Name
          </th>
          <th scope="col" className="px-4 py-2.5 text-start font-medium">
            Description
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {modules.map(({ id, name, description }) => (
          <tr key={id}>
            <th scope="row" className="min-w-28 break-words px-4 py-3 text-start align-top font-medium text-ink max-md:py-0.5">
              <Link to={moduleEditPath(id)} className="underline underline-offset-4 max-md:flex touch:min-h-11 max-md:items-center">
                {name}
              </Link>
            </th>
            <td className="wrap-anywhere px-4 py-3 text-ink-soft">{description}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
