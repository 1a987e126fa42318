import { useState } from 'react';
import { useCurrentUser } from '@/widgets/current-user';

/** What was typed and not sent, by account, tour and thread: it is there again when its place is opened again, until the page is left. */
const drafts = new Map<string, string>();

type Place = { tour: string; thread: string };

/** The text of a composer, and how to change it. An empty one is forgotten. */
export function useDraft({ tour, thread }: Place, initial = ''): [string, (text: string) => void] {
  const key = `${useCurrentUser()?.uid} ${tour} ${thread}`;
  const [text, setText] = useState(() => drafts.get(key) ?? initial);
  return [
    text,
    (changed) => {
      if (changed === '') drafts.delete(key);
      else drafts.set(key, changed);
      setText(changed);
    },
  ];
}
