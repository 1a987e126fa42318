import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { applicationQueries } from '@/backend/application/queries';
import { buttonStyle } from '@/ui/button';
import { NoticePage } from './notice-page';
import { Words } from './words';

/** The terms. @see ROUTE-035 */
export function TermsScreen() {
  return <PageOfWords id="terms" />;
}

/** Another page that the platform's administrators wrote. @see ROUTE-036 */
export function WordsScreen() {
  return <PageOfWords id={useParams().id ?? ''} />;
}

function PageOfWords({ id }: { id: string }) {
  const { data: page } = useSuspenseQuery(applicationQueries.page(id));
  const title = titleFrom(id);
  if (!page || page.body.trim() === '') return <NothingWritten title={title} />;
  return (
    <article className="mx-auto max-w-[65ch] py-4">
      <title>{title}</title>
      <h1 className="font-semibold text-3xl text-ink tracking-tight">{title}</h1>
      <p className="mt-1 text-ink-faint text-xs tabular-nums">Version {page.version}</p>
      <Words html={page.body} />
    </article>
  );
}

function NothingWritten({ title }: { title: string }) {
  return (
    <NoticePage
      title={title}
      action={
        <Link to="/" className={buttonStyle({ look: 'primary' })}>
          Home
        </Link>
      }
    >
      Nothing has been written here yet. Ask whoever runs this installation.
    </NoticePage>
  );
}

const titleFrom = (id: string): string => id.charAt(0).toUpperCase() + id.slice(1).replaceAll('-', ' ');
