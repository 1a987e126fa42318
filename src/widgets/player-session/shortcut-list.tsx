import { useState } from 'react';
import { contains } from '@/domain/search';
import { cn } from '@/ui/cn';
import { Keycap } from '@/ui/keycap';
import { SearchBox } from '@/ui/search-box';
import { useTexts } from '@/ui/use-texts';
import { type Command, commandGroups, keyParts, shortcutLabel } from './command';
import { shortcutTexts } from './texts';

type Props = { commands: readonly Command[] };

/** A searchable list of all keyboard shortcuts, by group. */
export function ShortcutList({ commands }: Props) {
  const t = useTexts(shortcutTexts);
  const [query, setQuery] = useState('');
  const matches = commands.filter((command) => command.keys.length > 0 && textsOf(command).some((text) => contains(text, query)));
  return (
    <div className="flex flex-col gap-4">
      <div className="[&_search]:w-full">
        <SearchBox label={t.search} value={query} onChange={setQuery} />
      </div>
      {commandGroups.map((group) => {
        const groupCommands = matches.filter((command) => command.group === group);
        return groupCommands.length > 0 && <Group key={group} title={t[group]} commands={groupCommands} />;
      })}
      {matches.length === 0 && <p className="py-4 text-center text-ink-soft text-sm">{t.none({ query: query.trim() })}</p>}
    </div>
  );
}

const textsOf = ({ label, description = '', keys }: Command) => [label, description, ...keys.map(shortcutLabel)];

function Group({ title, commands }: { title: string; commands: readonly Command[] }) {
  const t = useTexts(shortcutTexts);
  return (
    <div>
      <h4 className="mb-0.5 text-ink-faint text-xs">{title}</h4>
      <dl>
        {commands.map((command) => (
          <div key={command.id} className="flex items-center justify-between gap-4 border-line border-b py-1.5 last:border-0">
            <dt className={cn('min-w-0 text-sm', command.isEnabled() ? 'text-ink-soft' : 'text-ink-faint')}>
              {command.label}
              {command.description && <span className="block text-ink-faint text-xs">{command.description}</span>}
            </dt>
            <dd className="flex shrink-0 items-center gap-1.5">
              {command.keys.map((key, index) => (
                <span key={key} className="flex items-center gap-1">
                  {index > 0 && <span className="text-ink-faint text-xs">{t.or}</span>}
                  {keyParts(key).map((part) => (
                    <Keycap key={part}>{part}</Keycap>
                  ))}
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
