/** The address in `Name <address>` or alone; undefined when there is none. */
export const addressIn = (sender: string): string | undefined => /^(?:[^<>\r\n]*<)?\s*([^\s<>@]+@[^\s<>@]+)\s*>?$/.exec(sender.trim())?.[1];

/** The id that a mail carries: the same at every attempt, so that a mail which arrives twice is recognised. */
export const messageIdOf = (mail: string, sender: string): string => `<${mail}@${addressIn(sender)?.split('@')[1] ?? 'loggia.example'}>`;
