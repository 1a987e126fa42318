import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { TextToTranslate } from '@/domain/languages/progress';
import { contentLimits } from '@/domain/limits';
import type { Tour } from '@/domain/tours/tour';
import { directionOf } from '@/language/locale-of';
import { Button } from '@/ui/button';
import { isEnter } from '@/ui/is-enter';
import { TextArea } from '@/ui/text-area';
import { TextField } from '@/ui/text-field';
import { RichTextField } from '@/widgets/rich-text-editor/rich-text-field';
import { SourceChange } from './source-change';
import { SourceImages } from './source-images';
import { SourceTables } from './source-tables';
import type { Translating } from './use-translating';

type Props = { text: TextToTranslate; tour: Tour; tag: string; languageName: string; translating: Translating };

/** The field of a translation. Ctrl+Enter saves and goes to the next, Escape leaves it as it was. */
export function OpenTranslation({ text, tour, tag, languageName, translating }: Props) {
  const { draft, problem, isSaving, isChanged, editor } = translating;
  const write = (value: string) => translating.write(text.key, value);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' });
    box.current?.querySelector<HTMLElement>('input, textarea')?.focus();
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (isEnter(event) && (event.ctrlKey || event.metaKey)) void translating.openNext();
    else if (event.key === 'Escape' && !isChanged) translating.discard();
    else return;
    event.preventDefault();
  };
  const value = draft?.text ?? '';
  const field = { label: languageName, value, error: problem, lang: tag, dir: directionOf(tag) } as const;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the field inside
    <div ref={box} onKeyDown={onKeyDown} className="flex flex-col gap-3">
      {text.kind === 'line' && <TextField {...field} onChange={({ target }) => write(target.value)} />}
      {text.kind === 'lines' && <TextArea {...field} rows={5} onChange={({ target }) => write(target.value)} />}
      {text.kind === 'rich' && (
        <div lang={tag} className="flex flex-col gap-3">
          <RichTextField ref={editor} label={languageName} value={value} error={problem} maxLength={contentLimits.text} onChange={write} />
          <SourceImages source={text.text} translation={value} onAdd={(html) => write(`${value}${html}`)} />
          <SourceTables source={text.text} translation={value} onAdd={(html) => write(`${value}${html}`)} />
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        <Button look="primary" busy={isSaving} onClick={() => void translating.openNext()}>
          Save and next
        </Button>
        <Button disabled={isSaving} onClick={() => void translating.close()}>
          Save
        </Button>
        <Button disabled={isSaving} onClick={translating.discard}>
          Cancel
        </Button>
        {text.state === 'outdated' && !isChanged && (
          <Button
            disabled={isSaving}
            onClick={() => void translating.confirm(text)}
            title="The translation is still right: the change of the source does not matter"
          >
            Does not matter
          </Button>
        )}
      </div>
      {text.state === 'outdated' && <SourceChange text={text} tour={tour} />}
    </div>
  );
}
