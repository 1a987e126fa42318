/** What a choice begins with whose rest is typed, or ticked. */
export const typedChoice = 'to ';
export const addChoice = 'add ';
export const removeChoice = 'remove ';
const actions = [typedChoice, addChoice, removeChoice];

/** What is typed or ticked, and what is done with it. */
export type TypedChoice = { action: string; text: string };

/** What is typed or ticked for a choice; null where nothing is. */
export function typedIn(choice: string | undefined): TypedChoice | null {
  const action = actions.find((each) => choice?.startsWith(each));
  return action === undefined || choice === undefined ? null : { action, text: choice.slice(action.length) };
}

/** Names have one line each. */
const separator = '\n';
export const namesIn = (text: string): string[] => text.split(separator).filter((name) => name !== '');
export const textOfNames = (names: readonly string[]): string => names.join(separator);
