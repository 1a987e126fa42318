import { localKeys } from '@/domain/application/local-keys';
import { oneOf } from '@/domain/stored';
import { directionOf } from '@/language/locale-of';
import { cn } from '@/ui/cn';
import { Select } from '@/ui/select';
import { useSetting, writeSetting } from '@/ui/settings';
import { useTexts } from '@/ui/use-texts';
import { originalNameTexts } from './texts';
import { useTourLanguage } from './tour-language';

/** Of what a translated tour shows the names in its main language too. */
type OriginalNames = 'rooms' | 'all' | 'none';

/** At first those of rooms: the signs on site are in that language. */
function useOriginalNames(): OriginalNames {
  const stored = useSetting(localKeys.originalNames);
  return oneOf<OriginalNames>(['rooms', 'all', 'none'], stored, 'rooms');
}

/** The name of a room or point in the main language of the tour, where the visitor wants to see it and reads another one; else "". */
export function useOriginalName(kind: 'room' | 'point', thing: string): string {
  const chosen = useOriginalNames();
  const { originalName } = useTourLanguage();
  return chosen === 'all' || (chosen === 'rooms' && kind === 'room') ? originalName(thing) : '';
}

/** Below a translated name, the name in the main language of the tour. */
export function OriginalName({ name, className }: { name: string; className?: string }) {
  const [main = ''] = useTourLanguage().languages;
  if (name === '') return null;
  return (
    <span lang={main} dir={directionOf(main)} className={cn('wrap-anywhere block text-ink-soft text-xs', className)}>
      {name}
    </span>
  );
}

/** Of what the original names are shown, where the tour is read in another language than its main one. */
export function OriginalNamesSelect() {
  const t = useTexts(originalNameTexts);
  const chosen = useOriginalNames();
  const options = [
    { value: 'rooms', label: t.ofRooms },
    { value: 'all', label: t.ofAll },
    { value: 'none', label: t.ofNone },
  ] as const;
  return (
    <Select
      aria-label={t.title}
      value={chosen}
      options={options}
      onChoose={(next) => writeSetting(localKeys.originalNames, next === 'rooms' ? null : next)}
    />
  );
}
