import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { applicationQueries } from '@/backend/application/queries';
import { savePage } from '@/backend/application/save-page';
import { errorMessage } from '@/domain/app-error';
import { versionIn } from '@/domain/application/page-form';
import type { Page } from '@/domain/application/pages';
import { pageLimits } from '@/domain/limits';
import { customPagePath, termsPath } from '@/domain/page-addresses';
import { isDeepEqual } from '@/domain/same';
import { Button } from '@/ui/button';
import { ErrorState } from '@/ui/error-state';
import { NewWindow } from '@/ui/new-window';
import { TextField } from '@/ui/text-field';
import { LiveFormFrame } from '@/widgets/live-form/live-form-frame';
import { RichText } from '@/widgets/rich-text/rich-text';
import { sanitizeHtml } from '@/widgets/rich-text/sanitize';
import { RichTextField } from '@/widgets/rich-text-editor/rich-text-field';
import { useMutation } from '@/widgets/use-mutation';
import { PageChanges, type PageValues } from './page-changes';

type Props = { id: 'terms' | 'privacy' | 'news'; name: string };

/** @see ADMIN-038 ADMIN-040 */
export function PageEditor({ id, name }: Props) {
  const { data: page, error, isPending, refetch } = useQuery({ ...applicationQueries.page(id), throwOnError: false });
  if (error) return <ErrorState title={`${name} couldn’t be loaded`} message={errorMessage(error)} retry={() => void refetch()} />;
  if (isPending) return <div role="status" aria-label="Loading" className="skeleton h-80 rounded-xl" />;
  return <Editor page={page ?? { id, version: 0, body: '' }} id={id} name={name} />;
}

const valuesOf = ({ version, body }: Page): PageValues => ({ version: String(version), body });

/** Versions in which the page was stored before; a page that somebody else saved meanwhile asks before it is overwritten. */
function Editor({ page, id, name }: Props & { page: Page }) {
  const [base, setBase] = useState(() => valuesOf(page));
  const [values, setValues] = useState(base);
  const isChanged = !isDeepEqual(values, base);
  const hasNewer = !isDeepEqual(valuesOf(page), base);
  // what somebody else saved is shown at once where nothing was typed
  if (hasNewer && !isChanged) {
    setBase(valuesOf(page));
    setValues(valuesOf(page));
  }
  const version = versionIn(values.version);
  const { mutateAsync, isPending, error } = useMutation({
    // a text that was stored otherwise, and is not edited here, is sanitized too
    mutationFn: ({ version: number, body }: { version: number; body: string }) =>
      savePage({ id, version: number, body: sanitizeHtml(body) }),
    onSuccess: (_, fields) => setBase({ version: String(fields.version), body: fields.body }),
    meta: { done: `${name} saved`, failed: () => `Error saving ${name.toLowerCase()}` },
  });
  const save = () =>
    version === null || (hasNewer && isChanged)
      ? Promise.resolve(false)
      : mutateAsync({ version, body: values.body }).then(
          () => true,
          () => false,
        );
  return (
    <LiveFormFrame
      label={name}
      includeQuery
      isChanged={isChanged}
      isSaving={isPending}
      problem={error?.message ?? null}
      question={
        hasNewer &&
        isChanged && (
          <div role="alert" className="flex flex-col gap-3 rounded-lg bg-notice-wash p-3 text-notice text-sm">
            <p className="text-pretty">Someone else saved version {page.version} in the meantime.</p>
            <div className="flex flex-wrap gap-2">
              <Button size="small" onClick={() => setBase(valuesOf(page))}>
                Keep mine
              </Button>
              <Button
                size="small"
                onClick={() => {
                  setBase(valuesOf(page));
                  setValues(valuesOf(page));
                }}
              >
                Take theirs
              </Button>
            </div>
          </div>
        )
      }
      aside={
        <>
          <Preview id={id} name={name} body={values.body} />
          {isChanged && <PageChanges before={base} after={values} />}
        </>
      }
      onSave={save}
    >
      <div className="flex flex-col gap-5">
        <TextField
          label="Version"
          inputMode="decimal"
          autoComplete="off"
          hint={`Saved now: ${base.version}. People see the number above the text.`}
          error={version === null ? 'Enter a number, such as 3.' : undefined}
          value={values.version}
          onChange={({ target }) => setValues({ ...values, version: target.value })}
        />
        <RichTextField
          label="Text"
          value={values.body}
          maxLength={pageLimits.body}
          onChange={(body) => setValues((before) => ({ ...before, body }))}
        />
      </div>
    </LiveFormFrame>
  );
}

const Preview = ({ id, name, body }: Props & { body: string }) => (
  <section aria-label="Preview" className="rounded-xl border border-line bg-surface p-4">
    <h2 className="mb-3 font-medium text-ink text-sm">Preview</h2>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
    <section aria-label={name} tabIndex={0} className="max-h-80 overflow-y-auto">
      <h3 className="mb-2 font-semibold text-ink text-xl tracking-tight">{name}</h3>
      {body.trim() === '' ? <p className="text-ink-soft text-sm">Nothing is written yet.</p> : <RichText html={body} />}
    </section>
    <a
      href={`#${id === 'terms' ? termsPath : customPagePath(id)}`}
      target="_blank"
      rel="noopener"
      className="mt-3 flex items-center text-accent text-sm underline underline-offset-4 max-md:mt-1 touch:min-h-11"
    >
      Open the page as it is saved
      <NewWindow />
    </a>
  </section>
);
