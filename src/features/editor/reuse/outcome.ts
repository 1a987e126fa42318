import { plural } from '@/domain/plural';
import type { ForeignType } from '@/domain/point-types/used-types';
import { copiedLabel } from '@/domain/reuse/copied';
import type { OmittedFile } from '@/domain/reuse/files';
import { waitingIn } from '@/domain/reuse/into-tour';
import type { Picked } from '@/domain/reuse/selection';
import { fewNames } from '../batch/few-names';
import type { ReuseOutcome } from '../session/reuse-state';

type Options = { verb: string } & Pick<ReuseOutcome, 'omitted' | 'foreignTypes' | 'originals' | 'changed' | 'hasLanguages'>;

export const outcomeOf = (added: Picked, { verb, ...rest }: Options): ReuseOutcome => ({
  message: `${copiedLabel(added)} ${verb}.`,
  waiting: waitingIn(added).map(({ name }) => name),
  ...rest,
});

/** What is said where a tour has more than one language: its translations are not copied. */
export const languagesWords = 'Texts in other languages stay behind.';

/** What is said of what was cut in another tab. */
export const afterSaveWords = 'It stays where it was cut until this tour is saved.';

/** What a toast says. */
export const shortWords = ({ message, originals, hasLanguages }: ReuseOutcome): string =>
  [message, ...(originals === 'afterSave' ? [afterSaveWords] : []), ...(hasLanguages ? [languagesWords] : [])].join(' ');

/** Whether there is more to say than that it was done. */
export const needsReading = ({ waiting, omitted, foreignTypes, originals }: ReuseOutcome): boolean =>
  waiting.length + omitted.length + foreignTypes.length > 0 || originals === 'stay';

/** In words what a file was left out for. */
export const omittedWords = ({ point, file, reason }: OmittedFile): string =>
  `“${file}” of “${point}”: ${reason === 'denied' ? 'you don’t have permission to read the tour it is from' : 'it no longer exists'}.`;

/** In words what becomes of a type that the organization does not have. */
export const foreignTypeWords = ({ name, isDefined }: ForeignType): string =>
  isDefined ? `“${name}” comes along, with its fields and states.` : `Nobody knows “${name}” any more. What the points have of it stays.`;

/** In words that some of what was cut stays; "" where none does. */
export function stayWords(changed: readonly string[], where: 'here' | 'there' = 'here'): string {
  if (changed.length === 0) return '';
  const names = changed.map((name) => ({ name }));
  const [was, stays] = changed.length === 1 ? ['was', 'stays'] : ['were', 'stay'];
  return `${fewNames(names, 3)} ${was} changed or added since, and ${stays} ${where}.`;
}

export const waitingWords = (count: number): string =>
  `${plural(count, { one: '# point waits', other: '# points wait' })} to be placed in the scan, under “To be placed” above the list:`;
