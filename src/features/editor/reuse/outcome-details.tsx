import type { ReuseOutcome } from '../session/reuse-state';
import { afterSaveWords, foreignTypeWords, languagesWords, omittedWords, waitingWords } from './outcome';

/** What somebody should know about what was pasted or brought into another tour. */
export function OutcomeDetails({ outcome }: { outcome: ReuseOutcome }) {
  const { waiting, omitted, foreignTypes, originals, changed, hasLanguages } = outcome;
  return (
    <div className="wrap-anywhere flex flex-col gap-4 text-ink text-sm">
      {waiting.length > 0 && <Names title={waitingWords(waiting.length)} names={waiting} />}
      {omitted.length > 0 && <Names title="Files that were left out" names={omitted.map(omittedWords)} />}
      {foreignTypes.length > 0 && <Names title="Types that the organization doesn’t have" names={foreignTypes.map(foreignTypeWords)} />}
      {changed.length > 0 && <Names title="Changed or added since, so they stay where they were" names={changed} />}
      {originals === 'afterSave' && <p>{afterSaveWords}</p>}
      {originals === 'removed' && (
        <p className="text-pretty">It is removed here. Undo brings it back here; it stays in the other tour, too.</p>
      )}
      {waiting.length === 0 && omitted.length === 0 && originals !== 'stay' && <p>Texts, files and places came along.</p>}
      {hasLanguages && <p>{languagesWords}</p>}
    </div>
  );
}

function Names({ title, names }: { title: string; names: readonly string[] }) {
  return (
    <section className="flex flex-col gap-1">
      <h3 className="text-pretty font-medium">{title}</h3>
      <ul className="max-h-48 list-disc overflow-y-auto ps-5 text-ink-soft">
        {names.map((name, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two points can have the same name
          <li key={index} dir="auto">
            {name}
          </li>
        ))}
      </ul>
    </section>
  );
}
