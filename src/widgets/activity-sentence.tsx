import { Link } from 'react-router-dom';
import { activityPath } from '@/domain/activity/activity-links';
import { activitySentence } from '@/domain/activity/activity-sentence';
import type { FoldedEntry } from '@/domain/activity/acts';

type Props = {
  entry: FoldedEntry;
  /** Of people by address. */
  names: ReadonlyMap<string, string>;
};

/** What was done, and a way to what it was about. */
export function ActivitySentence({ entry, names }: Props) {
  const path = activityPath(entry);
  const text = activitySentence(entry, names);
  // the name of the thing comes after that of a person, which can be the same
  const start = path && entry.what !== '' ? text.lastIndexOf(entry.what) : -1;
  if (!path || start < 0) return text;
  return (
    <>
      {text.slice(0, start)}
      <Link to={path} className="font-medium text-ink underline decoration-line-strong underline-offset-2 hover:decoration-ink">
        {entry.what}
      </Link>
      {text.slice(start + entry.what.length)}
    </>
  );
}
