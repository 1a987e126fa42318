import { useState } from 'react';
import { contains } from '@/domain/search';
import { cn } from '@/ui/cn';
import { Keycap } from '@/ui/keycap';
import { SearchBox } from '@/ui/search-box';
import { type Command, commandGroups, keyName, keyParts } from './command';

type Props = { commands: readonly Command[] };

/** What the keys do, in groups, with a search: the same commands that the keys, the buttons and the menus run. */
export function KeyList({ commands }: Props) {
  const [sought, setSought] = useState('');
  const found = commands.filter((command) => command.keys.length > 0 && textsOf(command).some((text) => contains(text, sought)));
  return (
    <div className="flex flex-col gap-4">
      <div className="[&_search]:w-full">
        <SearchBox label="Search the keys" value={sought} onChange={setSought} />
      </div>
      {commandGroups.map((group) => {
        const inside = found.filter((command) => command.group === group);
        return inside.length > 0 && <Group key={group} title={group} commands={inside} />;
      })}
      {found.length === 0 && <p className="py-4 text-center text-ink-soft text-sm">No key does “{sought.trim()}”.</p>}
    </div>
  );
}

const textsOf = ({ label, about = '', keys }: Command) => [label, about, ...keys.map(keyName)];

function Group({ title, commands }: { title: string; commands: readonly Command[] }) {
  return (
    <div>
      <h4 className="mb-0.5 text-ink-faint text-xs">{title}</h4>
      <dl>
        {commands.map((command) => (
          <div key={command.id} className="flex items-center justify-between gap-4 border-line border-b py-1.5 last:border-0">
            <dt className={cn('min-w-0 text-sm', command.isEnabled() ? 'text-ink-soft' : 'text-ink-faint')}>
              {command.label}
              {command.about && <span className="block text-ink-faint text-xs">{command.about}</span>}
            </dt>
            <dd className="flex shrink-0 items-center gap-1.5">
              {command.keys.map((key, place) => (
                <span key={key} className="flex items-center gap-1">
                  {place > 0 && <span className="text-ink-faint text-xs">or</span>}
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
