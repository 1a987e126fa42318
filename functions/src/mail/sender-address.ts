/** The address in `Name <address>` or on its own; undefined if there is none. */
export const addressIn = (sender: string): string | undefined => /^(?:[^<>\r\n]*<)?\s*([^\s<>@]+@[^\s<>@]+)\s*>?$/.exec(sender.trim())?.[1];

/** The Message-ID of a mail: the same for every attempt, so that duplicates are recognized. */
export const messageIdOf = (mail: string, sender: string): string => `<${mail}@${addressIn(sender)?.split('@')[1] ?? 'loggia.example'}>`;
