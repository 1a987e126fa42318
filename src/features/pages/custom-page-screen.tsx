import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { applicationQueries } from '@/backend/application/queries';
import { buttonStyle } from '@/ui/button';
import { useTexts } from '@/ui/use-texts';
import { NoticePage } from './notice-page';
import { RichTextPage } from './rich-text-page';
import { pageTexts } from './texts';

/** The terms of service. @see ROUTE-035 */
export function TermsScreen() {
  return <CustomPage id="terms" />;
}

/** A page written by the platform's administrators. @see ROUTE-036 */
export function CustomPageScreen() {
  return <CustomPage id={useParams().id ?? ''} />;
}

function CustomPage({ id }: { id: string }) {
  const t = useTexts(pageTexts);
  const { data: page } = useSuspenseQuery(applicationQueries.page(id));
  const title = id === 'terms' || id === 'privacy' ? t[id] : titleFrom(id);
  if (!page || page.body.trim() === '') return <EmptyPage title={title} />;
  return (
    <article className="mx-auto max-w-[65ch] py-4">
      <title>{title}</title>
      <h1 dir="auto" className="font-semibold text-3xl text-ink tracking-tight">
        {title}
      </h1>
      <p className="mt-1 text-ink-faint text-xs tabular-nums">{t.version({ version: page.version })}</p>
      <RichTextPage html={page.body} />
    </article>
  );
}

function EmptyPage({ title }: { title: string }) {
  const t = useTexts(pageTexts);
  return (
    <NoticePage
      title={title}
      action={
        <Link to="/" className={buttonStyle({ look: 'primary' })}>
          {t.home}
        </Link>
      }
    >
      {t.empty}
    </NoticePage>
  );
}

const titleFrom = (id: string): string => id.charAt(0).toUpperCase() + id.slice(1).replaceAll('-', ' ');
