import { Fragment, type ReactNode } from 'react';

type Props = {
  /** a translated sentence with names in braces: "Signed in as {name}" */
  text: string;
  /** what stands in their place */
  values: Record<string, ReactNode>;
};

/** A sentence with elements in it, such as a link or a name in bold, in the order of its language. */
export function FilledText({ text, values }: Props) {
  // with a group in the pattern, every second part is a name
  return text
    .split(/\{(\w+)\}/)
    .map((part, index) => <Fragment key={index === 0 ? part : `${index} ${part}`}>{index % 2 === 1 ? values[part] : part}</Fragment>);
}
