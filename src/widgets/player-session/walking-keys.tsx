import { Keycap } from '@/ui/keycap';
import { useTexts } from '@/ui/use-texts';
import { shortcutTexts } from './texts';

/** The keys for walking and turning while the scan has focus. @see EDIT-102 */
export function WalkingKeys() {
  const t = useTexts(shortcutTexts);
  return (
    <div className="flex flex-wrap gap-x-8 gap-y-4">
      <Pad name={t.wasd} keys={['W', 'A', 'S', 'D']} description={t.wasdHint} />
      <Pad name={t.arrows} keys={['↑', '←', '↓', '→']} description={t.arrowsHint} />
    </div>
  );
}

type Props = { name: string; keys: readonly [string, string, string, string]; description: string };

const Pad = ({ name, keys: [up, left, down, right], description }: Props) => (
  <figure className="flex items-center gap-3">
    <div aria-hidden dir="ltr" className="grid grid-cols-3 gap-0.5">
      <span />
      <Keycap>{up}</Keycap>
      <span />
      <Keycap>{left}</Keycap>
      <Keycap>{down}</Keycap>
      <Keycap>{right}</Keycap>
    </div>
    <figcaption className="max-w-32 text-ink-soft text-xs">
      <span className="block font-medium text-ink text-sm">{name}</span>
      {description}
    </figcaption>
  </figure>
);
