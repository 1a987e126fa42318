import type { PublishedContent } from '@/domain/publishing/published-content';
import type { Tour } from '@/domain/tours/tour';
import { BecomesPublic } from './becomes-public';
import { CheckBeforePublishing } from './check-before-publishing';
import { SkippedStops } from './skipped-stops';
import type { PublishForm } from './use-publish';

type Props = {
  tour: Tour;
  publication: PublishedContent;
  /** Whether it is an edited copy of a version, which isn't in the editor. */
  isCopy: boolean;
  form: PublishForm;
  change: (changes: Partial<PublishForm>) => void;
};

/** What to know before publishing: what is left out, what needs a look, and what becomes public. */
export const Review = ({ tour, publication, isCopy, form, change }: Props) => (
  <>
    <SkippedStops tour={tour} publication={publication} />
    <CheckBeforePublishing tour={tour} publication={publication} isCopy={isCopy} excluded={form.excluded} change={change} />
    <BecomesPublic publication={publication} isPublic={form.isPublic} />
  </>
);
