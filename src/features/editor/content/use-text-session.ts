import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import type { BlockOf } from '@/domain/content';
import type { PoiId } from '@/domain/ids';
import { useEditingSession } from '../session/editing-context';
import { openText, type TextSession } from './text-session';
import { useBlocks } from './use-blocks';

type On = { onLink: () => void; onDone: () => void };

/** The writing of a text block, tied to the work: what is typed is taken in, and what comes from elsewhere is shown. */
export function useTextSession(poi: PoiId, block: BlockOf<'text'>, on: On): { text: TextSession | null; refusal: string | null } {
  const { onSettle, endStep } = useEditingSession();
  const { write } = useBlocks(poi);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [text, setText] = useState<TextSession | null>(null);
  const open = useEffectEvent(() =>
    openText({
      label: block.name,
      content: block.content,
      put: (html) => write(block.identifier, html),
      endStep,
      onRefusal: setRefusal,
      ...on,
    }),
  );
  // before the first paint, so that nothing jumps when the field takes the place of the text
  useLayoutEffect(() => {
    const opened = open();
    setText(opened);
    const unsettle = onSettle(opened.takeIn);
    return () => {
      unsettle();
      opened.end();
    };
  }, [onSettle]);
  useEffect(() => text?.show(block.content), [text, block.content]);
  return { text, refusal };
}
