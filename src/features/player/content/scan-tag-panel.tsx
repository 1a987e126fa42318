import { NewWindow } from '@/ui/new-window';
import { SidePanel } from '@/ui/side-panel';
import { useBackLayer } from '@/ui/use-back-layer';
import { useTexts } from '@/ui/use-texts';
import { usePlayerSession, usePlayerState } from '@/widgets/player-session/player-session-context';
import { contentTexts } from './texts';

/** `[label](https://…)` or a plain address. */
const link = /\[([^\]]+)\]\((https?:\/\/[^\s)]+)\)|https?:\/\/[^\s<>"]+[^\s<>".,;:!?)]/g;

/** Label and description of a tag that belongs to the scan, and not to the tour. */
export function ScanTagPanel() {
  const t = useTexts(contentTexts);
  const session = usePlayerSession();
  const id = usePlayerState((state) => state.scanTag);
  const close = usePlayerState((state) => state.closePoi);
  useBackLayer(true, close);
  const tag = session.readyShowcase()?.values.modelTags.value.find((candidate) => candidate.id === id);
  if (!tag) return null;
  const name = tag.label || t.tag;
  return (
    <SidePanel label={t.tag} kind="reading" header={<p className="truncate text-ink-soft text-xs">{t.tagOfScan}</p>} onClose={close}>
      <article aria-label={name} className="min-h-0 grow overflow-y-auto overscroll-contain px-4 pt-5 pb-7">
        <h2
          dir="auto"
          className="wrap-anywhere text-balance font-semibold text-2xl text-ink leading-tight tracking-tight low-window:text-lg"
        >
          {name}
        </h2>
        {tag.description && (
          <p dir="auto" className="wrap-anywhere mt-2.5 whitespace-pre-line text-pretty text-base text-ink-soft leading-relaxed">
            <LinkedText text={tag.description} />
          </p>
        )}
      </article>
    </SidePanel>
  );
}

function LinkedText({ text }: { text: string }) {
  const matches = [...text.matchAll(link)];
  const endOf = (at: number) => (matches[at]?.index ?? 0) + (matches[at]?.[0].length ?? 0);
  return (
    <>
      {matches.map((match, at) => (
        <span key={match.index}>
          {text.slice(at === 0 ? 0 : endOf(at - 1), match.index)}
          <a href={match[2] ?? match[0]} target="_blank" rel="noopener noreferrer" className="text-accent underline">
            {match[1] ?? match[0]}
            <NewWindow />
          </a>
        </span>
      ))}
      {text.slice(matches.length === 0 ? 0 : endOf(matches.length - 1))}
    </>
  );
}
